import { saveFile } from '#app/files/saveFile.ts';
import { csvFile } from './csvFile.ts';

/** Gives the reader a table as a CSV file. @param name of the file, without its ending */
export function saveCsv(name: string, ...table: Parameters<typeof csvFile>): void {
  saveFile(csvFile(...table), `${name}.csv`);
}
