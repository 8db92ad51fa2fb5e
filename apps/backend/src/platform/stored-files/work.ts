import type { Db } from '../../database/index.ts';
import type { FileTable } from './file-table.ts';
import type { Stores } from './stores.ts';

/** What moving and removing files works on. */
export interface FileWork {
  db: Db;
  now: () => Date;
  stores: Stores;
  /** Every table whose rows have files. */
  tables: readonly FileTable[];
}
