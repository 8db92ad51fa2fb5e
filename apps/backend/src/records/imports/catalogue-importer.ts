/** Files of the records of a catalogue: a row adds one, changes one, or says what is stored. */
import type { ImportKind } from '@aarambh/api-client/enums';
import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/index.ts';
import {
  bodySchema,
  forbidden as noAccess,
  invalidateEverywhere,
  notFound,
  signedIn,
  stale,
  type BodySchema,
  type OperationContext,
  type OperationId,
  type Permission,
  type SignedInUser,
} from '../../platform/index.ts';
import { addRow, changeRow, deleteRow, type Writable } from '../lists/change.ts';
import type { CatalogueTable } from '../lists/declaration.ts';
import type { Named } from './cells.ts';
import type { KeptValues } from '../audit/tables.ts';
import { failed, type ExampleRow, type Importer, type RowOutcome, type Written } from './importer.ts';
import { createRowImporter, refuseFaults } from './row-importer.ts';

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
  example: ExampleRow;
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
    const { add } = schemas();
    if (!isAllowed(create ? [create.permission] : add.permissions, context)) return forbidden();
    refuseFaults(add, body);
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

/** Records of a table that are called by its column `name`, where it has one. */
function namedBy(table: CatalogueTable & { readonly name?: AnyPgColumn }): Named {
  return { table, name: table.name };
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
