/** Milliseconds that the browser has to take hold of a file; on a busy phone it begins with the next turns, not at once. */
const heldMs = 60_000;

/** Gives a file to the browser, which saves it under this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked too soon, the file is lost or has no name.
  setTimeout(() => URL.revokeObjectURL(address), heldMs);
}
