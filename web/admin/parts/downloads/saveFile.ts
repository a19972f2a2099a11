/** Hands a file to the browser as a download. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to begin the download before the address is released.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
