import { saveFile } from '#app/files/saveFile.ts';

/** Gives the reader a CSV file. @param name of the file, without its ending */
export function saveCsv(name: string, text: string): void {
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
