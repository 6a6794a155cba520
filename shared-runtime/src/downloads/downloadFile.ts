/** Gives the visitor a file under a name. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken the file by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
