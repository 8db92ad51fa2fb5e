/** What becomes of one row of a file: the same code says it and does it, so that a trial tells what the import will do. */
import type { ImportKind } from '@aarambh/api-client/enums';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  bodySchema,
  invalidateEverywhere,
  signedIn,
  validationFailed,
  type BodySchema,
  type FailedField,
  type OperationContext,
  type OperationId,
} from '../../platform/index.ts';
import { addRow, changeRow, type Writable } from '../lists/change.ts';
import type { CatalogueTable } from '../lists/declaration.ts';
import { readCells, type Named } from './cells.ts';
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
  /** A row of the template, by heading. */
  example: Readonly<Record<string, string>>;
}

export interface RowOutcome {
  verdict: ImportVerdict;
  faults: readonly RowFault[];
}

export interface Importer extends Pick<ImportDeclaration, 'kind' | 'example'> {
  /** Headings that are taken in. */
  columns: readonly string[];
  /** Headings that tell people which record a row is about. */
  namedBy: readonly string[];
  /** Headings of the file that the list downloads, which cannot be written. */
  ignored: readonly string[];
  /** What tells rows apart that are about the same record; null when a row does not say. */
  identityOf: (columns: readonly string[], cells: readonly string[]) => string | null;
  /** Writes a row in the transaction of the context, which the caller keeps or takes back. Rows that fail change nothing. */
  take: (
    tx: Transaction,
    columns: readonly string[],
    cells: readonly string[],
    context: OperationContext,
  ) => Promise<RowOutcome>;
  /** Tells every copy of the server that records were changed. */
  changed: (context: OperationContext) => Promise<void>;
}

type Stored = Readonly<Record<string, unknown>> & { id: string; rowVersion: number };

/** Makes the importer of a catalogue. */
export function createImporter<Table extends CatalogueTable>(
  catalogue: Writable<Table> & { readonly download: readonly string[] },
  declaration: ImportDeclaration,
): Importer {
  const { kind, columns: writable, identifiedBy, example } = declaration;
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

  function sameIdentity(body: Readonly<Record<string, unknown>>): SQL | undefined {
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
    id: string,
    body: Record<string, unknown>,
    context: OperationContext,
  ): Promise<RowOutcome> {
    const isTold = identifiedBy.every((name) => body[name] !== undefined);
    const stored =
      id !== ''
        ? await find(tx, eq(catalogue.table.id, id), context)
        : isTold
          ? await find(tx, sameIdentity(body), context)
          : undefined;
    if (id !== '' && stored === undefined) {
      return failed({ column: 'id', code: 'unknown', message: 'There is no record with this id.' });
    }
    const changes = Object.fromEntries(
      Object.entries(body).filter(([name, value]) => stored === undefined || !isSame(value, stored[name])),
    );
    if (stored !== undefined && Object.keys(changes).length === 0)
      return { verdict: 'unchanged', faults: [] };
    const [operation, sent] =
      stored === undefined
        ? [schemas().add, body]
        : [schemas().update, { ...changes, rowVersion: stored.rowVersion }];
    if (!operation.permissions.some((each) => context.permissions.has(each))) {
      return failed({ code: 'forbidden', message: 'You do not have access to this.' });
    }
    refuseFaults(operation, sent);
    if (stored === undefined) await addRow(catalogue, body, context);
    else await changeRow(catalogue, stored.id, { ...changes, rowVersion: stored.rowVersion }, context);
    return { verdict: stored === undefined ? 'create' : 'update', faults: [] };
  }

  return createRowImporter({
    kind,
    example,
    columns: ['id', ...writable],
    namedBy: identifiedBy,
    ignored: catalogue.download.filter((name) => name !== 'id' && !writable.includes(name)),
    identityOf: (columns, cells) => {
      const cellOf = (name: string) => cells[columns.indexOf(name)]?.toLowerCase() ?? '';
      if (cellOf('id') !== '') return `id ${cellOf('id')}`;
      return identifiedBy.some((name) => cellOf(name) === '')
        ? null
        : JSON.stringify(identifiedBy.map(cellOf));
    },
    schema: () => schemas().add,
    references: () => references,
    write: async (tx, { id = '', ...values }, context) => write(tx, String(id), values, context),
    changed: ({ db }) => invalidateEverywhere(db, catalogue.key),
  });
}

type RowImport = Omit<Importer, 'take'> & {
  /** Of the body that the cells are read for. */
  schema: () => BodySchema;
  references: (context: OperationContext) => Readonly<Record<string, Named>>;
  /** Writes what the cells say. Throws an `ApiFailure` for what is wrong with them. */
  write: (
    tx: Transaction,
    body: Readonly<Record<string, unknown>>,
    context: OperationContext,
  ) => Promise<RowOutcome>;
};

/** Makes an importer of rows that are written in a way of their own. */
export function createRowImporter({ schema, references, write, ...importer }: RowImport): Importer {
  /** A rule names the property, or a part of it. */
  const faultOf = ({ path, code, message }: FailedField) => {
    const [column = ''] = path.split('.');
    return { column: importer.columns.includes(column) ? column : null, code, message };
  };
  return {
    ...importer,
    take: async (tx, columns, cells, context) => {
      const { body, faults } = await readCells(tx, columns, cells, schema(), references(context));
      if (faults.length > 0) return { verdict: 'error', faults };
      try {
        return await write(tx, body, context);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (error.fields.length > 0) return failed(...error.fields.map(faultOf));
        return failed({ code: error.code, message: error.text });
      }
    },
  };
}

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

/** Whether a value of a file says what is stored. */
function isSame(value: unknown, stored: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(stored ?? null);
}
