/** Hands a file to the browser to keep. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // Browsers read it after the click; a minute is more than any needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
