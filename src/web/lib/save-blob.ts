/** Downloads a file that was created in the browser. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has started by then. An unrevoked URL would keep the file in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
