/** Hands a file that was made in the browser to its downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then; an address that stays would hold the file in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
