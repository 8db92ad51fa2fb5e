/** One statement that fills a table. */
export interface LoadStep {
  name: string;
  /** The table, and how many rows of it there are afterwards at least. */
  table: string;
  rows: number;
  /** What is written is checked by the table's indexes before the transaction ends. */
  needsIndexes?: boolean;
  sql: string;
}
