/** A From line. The name is quoted: an operator may call the product anything, and `<` or `,` would break the line. */
export function senderOf(name: string, address: string): string {
  return `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
}
