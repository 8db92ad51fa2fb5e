/** Writing the rows of a catalogue: each change in one transaction, with its event of the audit trail. */
import { validate } from '@aarambh/forms';
import {
  failedFieldsOf,
  type RoleScope,
  ApiFailure,
  notFound,
  outOfScope,
  stale,
  validationFailed,
  signedIn,
  type OperationContext,
  storedText,
} from '../../platform/index.ts';
import { and, eq, getTableColumns, ne, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/index.ts';
import { audit, keptValues, type AuditedChange } from '../audit/trail.ts';
import type { CatalogueDeclaration, CatalogueTable, Derived, Filters, ValuesOf } from './declaration.ts';

const dialect = new PgDialect();

export type Writable<Table extends CatalogueTable> = Pick<
  CatalogueDeclaration<string, Table, Derived, Filters, { id: string }>,
  | 'key'
  | 'table'
  | 'scope'
  | 'ownedBy'
  | 'addedBy'
  | 'isOwn'
  | 'references'
  | 'sameAs'
  | 'prepare'
  | 'form'
  | 'saved'
  | 'usage'
  | 'isFixed'
  | 'keepsValuesOf'
>;

/**
 * Adds a row and returns its id.
 * @throws ApiFailure 403 OUT_OF_SCOPE to others than the platform's staff and `addedBy`, 409 DUPLICATE with the id of the row that says
 *   the same, 422 for a reference to nothing
 */
export async function addRow<Table extends CatalogueTable>(
  catalogue: Writable<Table>,
  body: object,
  context: OperationContext,
): Promise<string> {
  refuseOthersThan(catalogue.addedBy ?? [], context);
  return context.db.transaction(async (tx) => {
    const values = await prepared(tx, catalogue, body, context, undefined);
    const by = signedIn(context).id;
    const row = await write(tx, catalogue, async () => {
      const table: CatalogueTable = catalogue.table;
      return tx
        .insert(table)
        .values({
          ...values,
          createdBy: by,
          updatedBy: by,
          createdAt: context.now(),
          updatedAt: context.now(),
        })
        .returning();
    });
    await catalogue.saved?.(tx, row, { ...body }, context, undefined);
    await note(tx, catalogue, context, { action: 'added', entityID: row.id, fields: Object.keys(body) });
    return row.id;
  });
}

/**
 * Changes a row, and says whether anything changed. What is sent as it is already stored changes nothing, and a change of nothing
 * leaves no trace.
 * @throws ApiFailure 403 OUT_OF_SCOPE to whom the row belongs to as little as to anybody else, 404, 409 STALE or DUPLICATE, 422
 */
export async function changeRow<Table extends CatalogueTable>(
  catalogue: Writable<Table>,
  id: string,
  { rowVersion, ...body }: { rowVersion: number },
  context: OperationContext,
  { action = 'changed', reason }: Partial<Pick<AuditedChange, 'action' | 'reason'>> = {},
): Promise<boolean> {
  refuseOthersThan(catalogue.ownedBy ?? [], context);
  return context.db.transaction(async (tx) => {
    const before = await lockRow(tx, catalogue, id, context);
    if (before.rowVersion !== rowVersion) throw stale(before.rowVersion);
    const values = await prepared(tx, catalogue, body, context, before);
    const changed = changedNames(before, values);
    const isBeyond = Object.keys(body).some((name) => !(name in before));
    if (changed.length === 0 && !isBeyond) return false;
    const row = await write(
      tx,
      catalogue,
      async () => {
        const table: CatalogueTable = catalogue.table;
        return tx
          .update(table)
          .set({
            ...values,
            updatedBy: signedIn(context).id,
            updatedAt: context.now(),
            rowVersion: sql`${table.rowVersion} + 1`,
          })
          .where(eq(table.id, id))
          .returning();
      },
      id,
    );
    await catalogue.saved?.(tx, row, body, context, before);
    const beyond = Object.keys(body).filter((name) => !(name in before));
    await note(tx, catalogue, context, {
      action,
      entityID: id,
      fields: [...changed, ...beyond],
      ...keptValues(catalogue.keepsValuesOf ?? [], changed, before, row),
      ...(reason === undefined ? {} : { reason }),
    });
    return true;
  });
}

/**
 * Deletes a row that nothing refers to.
 * @throws ApiFailure 403 OUT_OF_SCOPE to others than the platform's staff, 404, 409 IN_USE with `details.usedBy`: how many
 *   records of each kind refer to it
 */
export async function deleteRow<Table extends CatalogueTable>(
  catalogue: Writable<Table>,
  id: string,
  context: OperationContext,
  { reason }: Pick<Partial<AuditedChange>, 'reason'> = {},
): Promise<void> {
  refuseOthersThan(catalogue.addedBy ?? [], context);
  await context.db.transaction(async (tx) => {
    const row = await lockRow(tx, catalogue, id, context);
    const usedBy = await usageOf(tx, catalogue, id);
    if (Object.keys(usedBy).length > 0) {
      throw new ApiFailure(409, 'IN_USE', 'Other records refer to this one. Deactivate it instead.', {
        details: { usedBy },
      });
    }
    if (catalogue.isFixed?.(row)) {
      throw new ApiFailure(409, 'IN_USE', 'This record is part of a fixed list. Deactivate it instead.', {
        details: { usedBy: {} },
      });
    }
    const table: CatalogueTable = catalogue.table;
    await tx.delete(table).where(eq(table.id, id));
    await note(tx, catalogue, context, {
      action: 'deleted',
      entityID: id,
      fields: [],
      ...(reason === undefined ? {} : { reason }),
    });
  });
}

/** Throws 403 to roles that reach less than the whole platform, but for these. What all campuses share is not one's own. */
function refuseOthersThan(owners: readonly RoleScope[], context: OperationContext): void {
  const { roleScope } = signedIn(context);
  if (roleScope === 'all' || owners.includes(roleScope)) return;
  throw sharedByAll();
}

const sharedByAll = () => outOfScope('All campuses share this record. Only the platform can change it.');

type Row<Table extends CatalogueTable> = InferSelectModel<Table> & { id: string; rowVersion: number };

/** The row within the caller's scope, kept from others until the transaction ends. */
async function lockRow<Table extends CatalogueTable>(
  tx: Transaction,
  catalogue: Writable<Table>,
  id: string,
  context: OperationContext,
): Promise<Row<Table>> {
  const table: CatalogueTable = catalogue.table;
  const rows: unknown[] = await tx
    .select()
    .from(table)
    .where(and(eq(table.id, id), catalogue.scope?.(signedIn(context))))
    .for('update');
  if (rows.length === 0) throw notFound();
  const row = rowOf<Table>(rows);
  const caller = signedIn(context);
  // Those whose own some rows are may read others too.
  if (caller.roleScope !== 'all' && catalogue.isOwn?.(row, caller) === false) throw sharedByAll();
  return row;
}

/** The one row of an answer of the database, which does not know whose columns it selected. */
function rowOf<Table extends CatalogueTable>([row]: readonly unknown[]): Row<Table> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the table
  return row as Row<Table>;
}

/** What is sent, as it is stored: texts trimmed, an empty one as nothing where the column may be that. */
async function prepared<Table extends CatalogueTable>(
  tx: Transaction,
  catalogue: Writable<Table>,
  body: object,
  context: OperationContext,
  before: Row<Table> | undefined,
): Promise<ValuesOf<Table>> {
  const columns = getTableColumns<CatalogueTable>(catalogue.table);
  const stored = Object.entries(body)
    .filter(([name]) => name in catalogue.table)
    .map(([name, value]) => [
      name,
      typeof value === 'string' && columns[name]?.notNull ? storedText(value) : storedValue(value),
    ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract has checked the body, and the operation's type matched it with the table
  const values = Object.fromEntries(stored) as ValuesOf<Table>;
  await refuseUnknownReferences(tx, catalogue, body);
  const written = (await catalogue.prepare?.(tx, values, context, before)) ?? values;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- columns of the table, of the row before and of what is written over it
  refuseContradictions(catalogue, { ...before, ...written } as Partial<InferSelectModel<Table>>);
  return written;
}

/** The rules between fields, of what the record would be. */
function refuseContradictions<Table extends CatalogueTable>(
  { form }: Writable<Table>,
  record: Partial<InferSelectModel<Table>>,
): void {
  if (form === undefined) return;
  const verdict = validate(form.between, form.fromRecord(record));
  if (!verdict.ok) throw validationFailed(failedFieldsOf(verdict.errors));
}

function storedValue(value: unknown): unknown {
  if (typeof value === 'string') return storedText(value) || null;
  if (Array.isArray(value)) return value.map((each) => (typeof each === 'string' ? storedText(each) : each));
  if (typeof value === 'object' && value !== null && !(value instanceof Date))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, storedValue(each)]));
  return value;
}

async function refuseUnknownReferences<Table extends CatalogueTable>(
  tx: Transaction,
  { references = {} }: Writable<Table>,
  body: object,
): Promise<void> {
  for (const [name, table] of Object.entries(references)) {
    const value: unknown = Reflect.get(body, name);
    const wanted = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
    for (const id of new Set(wanted)) {
      // Who deletes or withdraws it at this moment waits, and finds it used.
      const found = await tx
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.id, id), eq(table.isActive, true)))
        .for('key share');
      if (found.length === 0) {
        throw validationFailed([{ path: name, code: 'unknown', message: 'Choose a record from the list.' }]);
      }
    }
  }
}

/** Writes a row and refuses it when another says the same; the transaction takes the write back. */
async function write<Table extends CatalogueTable>(
  tx: Transaction,
  catalogue: Writable<Table>,
  run: () => Promise<unknown[]>,
  id = '',
): Promise<Row<Table>> {
  let rows: unknown[];
  try {
    rows = await tx.transaction(run);
  } catch (error) {
    if (isDuplicate(error)) throw duplicate(null);
    throw error;
  }
  const row = rowOf<Table>(rows);
  const anyTable: CatalogueTable = catalogue.table;
  const isSame = catalogue.sameAs(row);
  await waitForSame(tx, catalogue.key, isSame);
  const [same] = await tx
    .select({ id: anyTable.id })
    .from(anyTable)
    .where(and(ne(anyTable.id, id || row.id), isSame))
    .limit(1);
  if (same) throw duplicate(String(same.id));
  return row;
}

/** Two that say the same and are written at once follow one another: no index keeps apart what a list alone takes for the same. */
async function waitForSame(tx: Transaction, key: string, isSame: SQL | undefined): Promise<void> {
  if (isSame === undefined) return;
  const { params } = dialect.sqlToQuery(isSame);
  if (params.length === 0) return;
  const said = `${key} ${JSON.stringify(params).toLowerCase()}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${said}))`);
}

function isDuplicate(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
}

function duplicate(id: string | null): ApiFailure {
  return new ApiFailure(409, 'DUPLICATE', 'There is a record with this name already.', { details: { id } });
}

async function usageOf<Table extends CatalogueTable>(
  tx: Transaction,
  { table, usage }: Writable<Table>,
  id: string,
): Promise<Record<string, number>> {
  const counts = Object.entries(usage).map(([name, count]) => [name, sql<number>`${count}`] as const);
  if (counts.length === 0) return {};
  const anyTable: CatalogueTable = table;
  const [found = {}] = await tx.select(Object.fromEntries(counts)).from(anyTable).where(eq(anyTable.id, id));
  return Object.fromEntries(Object.entries(found).filter(([, count]) => count > 0));
}

/** Names of the values that differ from what is stored. */
function changedNames(before: object, values: object): string[] {
  return Object.entries(values)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)))
    .map(([name]) => name);
}

async function note<Table extends CatalogueTable>(
  tx: Transaction,
  { key }: Writable<Table>,
  context: OperationContext,
  change: Omit<AuditedChange, 'entityType' | 'subjectID'>,
): Promise<void> {
  await audit(tx, context, { ...change, entityType: key, subjectID: change.entityID });
}
