/**
 * A random Idempotency-Key. `crypto.randomUUID` is missing on plain http, where a small server may well be tried
 * out.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
