/** What becomes of one row of a file: the same code says it and does it, so that a trial tells what the import will do. */
import type { ImportKind } from '@aarambh/api-client/enums';
import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  bodySchema,
  forbidden as noAccess,
  invalidateEverywhere,
  notFound,
  signedIn,
  stale,
  validationFailed,
  type BodySchema,
  type FailedField,
  type OperationContext,
  type OperationId,
  type Permission,
  type SignedInUser,
} from '../../platform/index.ts';
import { addRow, changeRow, deleteRow, type Writable } from '../lists/change.ts';
import type { CatalogueTable } from '../lists/declaration.ts';
import { readCells, type Named } from './cells.ts';
import { readDays } from './days.ts';
import { isOfDays, tidyCell } from './tidy.ts';
import type { KeptValues } from '../audit/tables.ts';
import type { ImportVerdict, RowFault } from './tables.ts';

/** How a catalogue is taken in from files. */
export interface ImportDeclaration {
  kind: ImportKind;
  add: OperationId;
  update: OperationId;
  /** Headings beside `id`: properties of the bodies of both operations, in the order of the template. */
  columns: readonly string[];
  /** Headings that tell which record a row is about when it has no id, without regard to capitals. */
  identifiedBy: readonly string[];
  /** Headings that tell records apart that these leave together. */
  alsoBy?: readonly string[];
  /** Headings whose cells are days of the calendar. */
  days?: readonly string[];
  /** A row of the template, by heading. */
  example: Readonly<Record<string, string>>;
  /** Headings that are not properties of the bodies themselves. */
  composed?: Composed;
  /** Which record a row without an id is about. @default the one with the same values of `identifiedBy` */
  sameAs?: (values: Readonly<Record<string, unknown>>, caller: SignedInUser) => SQL | undefined;
  /** What the properties of a body are called in the table. @default the same */
  toColumns?: (body: Readonly<Record<string, unknown>>) => object;
  /** Records that cells name otherwise than by the `name` of those that the catalogue refers to. */
  references?: (caller: SignedInUser) => Readonly<Record<string, Named>>;
  /** How a record is added that does not come alone. */
  create?: Creation;
}

export interface Composed {
  /** JSON schema of the cells, by heading. */
  headings: Readonly<Record<string, Record<string, unknown>>>;
  /** By property, the heading that a fault of it is told for, where no heading is called as it is. */
  headingOf?: Readonly<Record<string, string>>;
  /** The properties that differ from what is stored, from the cells that say something. */
  compose: (
    tx: Transaction,
    cells: Readonly<Record<string, unknown>>,
    stored: Stored | undefined,
  ) => Record<string, unknown> | Promise<Record<string, unknown>>;
}

export interface Creation {
  permission: Permission;
  add: (tx: Transaction, body: Readonly<Record<string, unknown>>, context: OperationContext) => Promise<void>;
}

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

export interface Importer extends Pick<ImportDeclaration, 'kind'> {
  /** A row of the template, by heading; where it depends on who asks, worked out for the caller. */
  example:
    | ImportDeclaration['example']
    | ((context: OperationContext) => Promise<ImportDeclaration['example']>);
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

/** A row of the table. */
export type Stored = Readonly<Record<string, unknown>> & { id: string; rowVersion: number };

/** Makes the importer of a catalogue. */
export function createImporter<Table extends CatalogueTable>(
  catalogue: Writable<Table> & { readonly download: readonly string[] },
  declaration: ImportDeclaration,
): Importer {
  const { kind, columns: writable, identifiedBy, example, composed, create } = declaration;
  const { toColumns = (body) => body, alsoBy = [] } = declaration;
  const references = Object.fromEntries(
    Object.entries(catalogue.references ?? {}).map(([name, table]) => [name, namedBy(table)]),
  );
  // Read at the first file: most servers never take one in.
  let read: { add: BodySchema; update: BodySchema } | undefined;
  const schemas = () =>
    (read ??= { add: bodySchema(declaration.add), update: bodySchema(declaration.update) });

  async function find(tx: Transaction, where: SQL | undefined, context: OperationContext) {
    const table: CatalogueTable = catalogue.table;
    const rows: unknown[] = await tx
      .select()
      .from(table)
      .where(and(where, catalogue.scope?.(signedIn(context))))
      .limit(1);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the table
    return rows[0] as Stored | undefined;
  }

  function sameIdentity(body: Readonly<Record<string, unknown>>, context: OperationContext): SQL | undefined {
    if (declaration.sameAs) return declaration.sameAs(body, signedIn(context));
    return and(
      ...identifiedBy.map((name) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a heading is a column of the table
        const column = Reflect.get(catalogue.table, name) as AnyPgColumn;
        const value = body[name];
        return typeof value === 'string' ? sql`lower(${column}) = ${value.toLowerCase()}` : eq(column, value);
      }),
    );
  }

  async function write(
    tx: Transaction,
    { id = '', ...cells }: Readonly<Record<string, unknown>>,
    context: OperationContext,
  ): Promise<RowOutcome> {
    const isTold = identifiedBy.every((name) => cells[name] !== undefined);
    const stored =
      id !== ''
        ? await find(tx, eq(catalogue.table.id, String(id)), context)
        : isTold
          ? await find(tx, sameIdentity(cells, context), context)
          : undefined;
    if (id !== '' && stored === undefined) {
      return failed({ column: 'id', code: 'unknown', message: 'There is no record with this id.' });
    }
    const body = composed ? await composedBody(tx, composed, cells, stored) : cells;
    return stored === undefined ? addRecord(tx, body, context) : changeRecord(body, stored, context);
  }

  async function addRecord(
    tx: Transaction,
    body: Readonly<Record<string, unknown>>,
    context: OperationContext,
  ): Promise<RowOutcome> {
    const { permissions, faultsOf } = schemas().add;
    if (!isAllowed(create ? [create.permission] : permissions, context)) return forbidden();
    const faults = faultsOf(body);
    if (faults.length > 0) throw validationFailed(faults);
    if (create) {
      await create.add(tx, body, context);
      return { verdict: 'create', faults: [] };
    }
    const recordID = await addRow(catalogue, toColumns(body), context);
    return { verdict: 'create', faults: [], written: { recordID, recordVersion: 1, before: null } };
  }

  async function changeRecord(
    body: Readonly<Record<string, unknown>>,
    stored: Stored,
    context: OperationContext,
  ): Promise<RowOutcome> {
    const changes = Object.fromEntries(
      Object.entries(body).filter(([name, value]) =>
        Object.entries(toColumns({ [name]: value })).some(
          ([column, written]) => !isSame(written, stored[column]),
        ),
      ),
    );
    if (Object.keys(changes).length === 0) return { verdict: 'unchanged', faults: [] };
    if (!isAllowed(schemas().update.permissions, context)) return forbidden();
    const { id, rowVersion } = stored;
    refuseFaults(schemas().update, { ...changes, rowVersion });
    // What is written may be what is stored once it has been cleaned.
    const values = toColumns(changes);
    const isChanged = await changeRow(catalogue, id, { ...values, rowVersion }, context);
    if (!isChanged) return { verdict: 'unchanged', faults: [] };
    const names = Object.keys(values);
    // What stands in other tables beside the record is not kept.
    if (names.some((name) => !(name in stored))) return { verdict: 'update', faults: [] };
    const before = Object.fromEntries(names.map((name) => [name, stored[name] ?? null]));
    return {
      verdict: 'update',
      faults: [],
      written: { recordID: id, recordVersion: rowVersion + 1, before },
    };
  }

  async function undo(
    tx: Transaction,
    { recordID, recordVersion, before }: Written,
    context: OperationContext,
  ): Promise<void> {
    const { add, update } = schemas();
    if (!isAllowed((before === null ? add : update).permissions, context)) throw noAccess();
    const stored = await find(tx, eq(catalogue.table.id, recordID), context);
    if (stored === undefined) throw notFound();
    if (stored.rowVersion !== recordVersion) throw stale(stored.rowVersion);
    if (before === null) await deleteRow(catalogue, recordID, { ...context, db: tx });
    else {
      const values = { ...momentsOf(catalogue.table, before), rowVersion: recordVersion };
      await changeRow(catalogue, recordID, values, { ...context, db: tx });
    }
  }

  return createRowImporter({
    kind,
    days: declaration.days,
    example,
    columns: ['id', ...writable],
    namedBy: identifiedBy,
    ignored: catalogue.download.filter((name) => name !== 'id' && !writable.includes(name)),
    identityOf: (columns, cells) => {
      const cellOf = (name: string) => cells[columns.indexOf(name)]?.toLowerCase() ?? '';
      if (cellOf('id') !== '') return `id ${cellOf('id')}`;
      return identifiedBy.some((name) => cellOf(name) === '')
        ? null
        : JSON.stringify([...identifiedBy, ...alsoBy].map(cellOf));
    },
    schema: () => {
      const { add } = schemas();
      return { ...add, property: (name) => composed?.headings[name] ?? add.property(name) };
    },
    references: (context) => ({ ...references, ...declaration.references?.(signedIn(context)) }),
    headingOf: composed?.headingOf,
    write,
    ...(create === undefined ? { undo } : {}),
    changed: ({ db }) => invalidateEverywhere(db, catalogue.key),
  });
}

/** @typeParam Row what the cells of a row say, by the properties that `schema` has for them */
type RowImport<Row extends object> = Omit<Importer, 'take' | 'tidied'> & {
  days?: ImportDeclaration['days'];
  headingOf?: Composed['headingOf'];
  /** Of the body that the cells are read for. */
  schema: () => BodySchema;
  references: (context: OperationContext) => Readonly<Record<string, Named>>;
  /** Writes what the cells say. Throws an `ApiFailure` for what is wrong with them. */
  write: (tx: Transaction, row: Row, context: OperationContext) => Promise<RowOutcome>;
};

/** Makes an importer of rows that are written in a way of their own. */
export function createRowImporter<Row extends object = Readonly<Record<string, unknown>>>({
  schema,
  references,
  write,
  headingOf = {},
  days = [],
  ...importer
}: RowImport<Row>): Importer {
  /** A rule names the property, or a part of it. */
  const faultOf = ({ path, code, message }: FailedField) => {
    const column =
      path
        .split('.')
        .map((name) => headingOf[name] ?? name)
        .find((name) => importer.columns.includes(name)) ?? null;
    return { column, code, message };
  };
  return {
    ...importer,
    tidied: (column, cells) => {
      const property = schema().property(column) ?? {};
      if (days.includes(column) || isOfDays(property)) return readDays(cells);
      return cells.map((cell) => tidyCell(property, cell));
    },
    take: async (tx, columns, cells, context) => {
      const { body, faults } = await readCells(tx, columns, cells, schema(), references(context));
      if (faults.length > 0) return { verdict: 'error', faults };
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cells were read by the properties of the contract
        return await write(tx, body as Row, context);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (error.fields.length > 0) return failed(...error.fields.map(faultOf));
        return failed({ code: error.code, message: error.text });
      }
    },
  };
}

/** The cells as a body: those of composed headings give their properties. */
async function composedBody(
  tx: Transaction,
  { headings, compose }: Composed,
  cells: Readonly<Record<string, unknown>>,
  stored: Stored | undefined,
): Promise<Record<string, unknown>> {
  const own = Object.entries(cells).filter(([name]) => !(name in headings));
  return { ...Object.fromEntries(own), ...(await compose(tx, cells, stored)) };
}

const isAllowed = (permissions: readonly string[], context: OperationContext): boolean =>
  permissions.some((each) => context.permissions.has(each));

const forbidden = (): RowOutcome => failed({ code: 'forbidden', message: 'You do not have access to this.' });

/** @throws ApiFailure 422 for a body that the operation would refuse */
export function refuseFaults(schema: BodySchema, body: object): void {
  const faults = schema.faultsOf(body);
  if (faults.length > 0) throw validationFailed(faults);
}

/** Records of a table that are called by its column `name`, where it has one. */
function namedBy(table: CatalogueTable & { readonly name?: AnyPgColumn }): Named {
  return { table, name: table.name };
}

function failed(
  ...faults: readonly (Pick<RowFault, 'code' | 'message'> & { column?: string | null })[]
): RowOutcome {
  return {
    verdict: 'error',
    faults: faults.map(({ column = null, code, message }) => ({ column, code, message, suggestion: null })),
  };
}

/** Values that were kept as JSON, with moments as the driver takes them. */
export function momentsOf(table: PgTable, kept: KeptValues): Record<string, unknown> {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(kept).map(([name, value]) => [
      name,
      columns[name]?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value,
    ]),
  );
}

/** Whether a value of a file says what is stored. */
function isSame(value: unknown, stored: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(stored ?? null);
}
