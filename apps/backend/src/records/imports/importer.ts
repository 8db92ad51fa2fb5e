/** What takes the rows of a file in: the same code says what becomes of a row and does it, so that a trial tells what the import will do. */
import type { ImportKind } from '@aarambh/api-client/enums';
import type { Transaction } from '../../database/index.ts';
import type { OperationContext } from '../../platform/index.ts';
import type { KeptValues } from '../audit/tables.ts';
import type { ImportVerdict, RowFault } from './tables.ts';

export interface RowOutcome {
  verdict: ImportVerdict;
  /** What it takes from the wallet of whoever hires, in credits. @default 0 */
  credits?: number;
  faults: readonly RowFault[];
  /** What undoing it needs to know, where it wrote something that can be undone. */
  written?: Written;
}

/** A record as a row left it. */
export interface Written {
  recordID: string;
  recordVersion: number;
  /** Values before of the columns that were changed; null for a record that was added. */
  before: KeptValues | null;
}

/** A row of the template, by heading. */
export type ExampleRow = Readonly<Record<string, string>>;

export interface Importer {
  kind: ImportKind;
  /** A row of the template, by heading; where it depends on who asks, worked out for the caller. */
  example: ExampleRow | ((context: OperationContext) => Promise<ExampleRow>);
  /** Headings that are taken in. */
  columns: readonly string[];
  /** Those of the file that is handed out to be filled in. @default all of them */
  inTemplate?: readonly string[];
  /** Headings that tell people which record a row is about. */
  namedBy: readonly string[];
  /** Headings of the file that the list downloads, which cannot be written. */
  ignored: readonly string[];
  /** Columns that no file has, because the query of the call says them for every row. */
  ofAddress?: readonly string[];
  /** The cells of a column as they are taken: numbers, addresses and days that people write in several ways are told in one. */
  tidied: (column: string, cells: readonly string[]) => string[];
  /** Throws for values of these of which the caller reaches no record, before the file is read. @throws ApiFailure 404 */
  refuseAddress?: (context: OperationContext, values: readonly string[]) => Promise<void>;
  /** What tells rows apart that are about the same record; null when a row does not say. */
  identityOf: (columns: readonly string[], cells: readonly string[]) => string | null;
  /**
   * Headings that tell the same record in several ways, as numbers of a person: rows of one identity with two values below one of these are judged
   * each by itself, and which line says otherwise is told where that names nobody.
   */
  toldApartBy?: readonly string[];
  /** Writes a row in the transaction of the context, which the caller keeps or takes back. Rows that fail change nothing. */
  take: (
    tx: Transaction,
    columns: readonly string[],
    cells: readonly string[],
    context: OperationContext,
  ) => Promise<RowOutcome>;
  /**
   * Takes back what a row wrote, in the transaction of the context; absent where rows make accounts or go to people.
   * @throws ApiFailure 403, 404 for a record that has gone, 409 IN_USE or STALE
   */
  undo?: (tx: Transaction, written: Written, context: OperationContext) => Promise<void>;
  /** Tells every copy of the server that records were changed; absent where none keeps any. */
  changed?: (context: OperationContext) => Promise<void>;
}

/** What becomes of a row with these faults. */
export function failed(
  ...faults: readonly (Pick<RowFault, 'code' | 'message'> & { column?: string | null })[]
): RowOutcome {
  return {
    verdict: 'error',
    faults: faults.map(({ column = null, code, message }) => ({ column, code, message, suggestion: null })),
  };
}
