/** The pattern of a list that staff manage, and the audit trail. Other folders import from this file alone. */
export type { ReadableHistory } from './audit/history.ts';
export { auditEvents } from './audit/tables.ts';
export { audit, keptValues } from './audit/trail.ts';
export { isDay } from './imports/days.ts';
export { createImports } from './imports/handlers.ts';
export { createImporter, momentsOf, type Composed } from './imports/catalogue-importer.ts';
export type { Importer, Written } from './imports/importer.ts';
export { createRowImporter, refuseFaults } from './imports/row-importer.ts';
export { mismatch } from './imports/same-rows.ts';
export { importJobs, importRows } from './imports/tables.ts';
export { createImportJobs, removeOldImports, type ImportJobs } from './imports/jobs.ts';
export { countRows } from './lists/counts.ts';
export { addRow, changeRow, deleteRow, type Writable } from './lists/change.ts';
export type { RowOf, Usage } from './lists/declaration.ts';
export { defineCatalogue } from './lists/define-catalogue.ts';
export { countsOf, lockPair, noteMerge, refuseMerge, worded, type Pair } from './lists/merging.ts';
export { nameIfAny, nameIn, nameOf, namesOf, skillIDsOf } from './lists/names.ts';
export { encodeCursor, readCursor, sortInCursor } from './lists/cursor.ts';
export { countUpTo, readPage, readPageFrom, streamFrom, type PagePart } from './lists/pages.ts';
export type { Sequence } from './lists/sequence.ts';
export {
  conditionOf,
  counted,
  orderOf,
  readRow,
  readRows,
  streamRows,
  sumOf,
  textsOf,
  translationsOf,
  type Order,
  type Readable,
} from './lists/rows.ts';
export { recordsData } from './personal-data.ts';
