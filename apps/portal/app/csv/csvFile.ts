import { csvOf } from './csvOf.ts';

/** A table as a CSV file for the browser to save; see `csvOf`. */
export const csvFile = (...table: Parameters<typeof csvOf>): Blob =>
  new Blob([csvOf(...table)], { type: 'text/csv;charset=utf-8' });
