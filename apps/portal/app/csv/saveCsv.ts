/** Gives the reader a CSV file. @param name of the file, without its ending */
export function saveCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  // The browser has taken the address up by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
