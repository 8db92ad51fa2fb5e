/** Merging a record that stands twice into the one that stays: what companies, leads and skills share. */
import { eq, inArray, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  inLanguage,
  notFound,
  stale,
  type Locale,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../audit/trail.ts';
import type { CatalogueTable } from './declaration.ts';

type Body = OperationRequest<'mergeSkill'>['body'];

/** Two records of one table. */
export interface Pair<Row> {
  /** The one that goes. */
  readonly from: Row;
  /** The one that stays. */
  readonly into: Row;
}

/** Both rows, locked in an order that two merges share. @throws ApiFailure 404 */
export async function lockPair<Table extends CatalogueTable>(
  tx: Transaction,
  of: Table,
  { id, intoID }: { id: string; intoID: string },
): Promise<Pair<InferSelectModel<Table>>> {
  const table: CatalogueTable = of;
  const found: unknown[] = await tx
    .select()
    .from(table)
    .where(inArray(table.id, [id, intoID]))
    .orderBy(table.id)
    .for('update');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all columns of the table
  const rows = found as (InferSelectModel<Table> & { id: string })[];
  const from = rows.find((row) => row.id === id);
  const into = rows.find((row) => row.id === intoID);
  if (!from || !into) throw notFound();
  return { from, into };
}

/**
 * Refuses a merge that something stands against.
 * @param against what does, the first thing first; the sentences are those of `sentences`
 * @throws ApiFailure 409 STALE when the record that goes is another one than its reader saw, 409 ILLEGAL_TRANSITION
 */
export function refuseMerge<Code extends string>(
  from: { readonly rowVersion: number },
  { rowVersion }: Pick<Body, 'rowVersion'>,
  [against]: readonly Code[],
  sentences: Readonly<Record<Code, string>>,
): void {
  if (from.rowVersion !== rowVersion) throw stale(from.rowVersion);
  if (against !== undefined) throw new ApiFailure(409, 'ILLEGAL_TRANSITION', sentences[against]);
}

/** What stands against a merge, as a preview tells it. */
export function worded<Code extends string>(
  against: readonly Code[],
  sentences: Readonly<Record<Code, string>>,
  locale: Locale,
): { code: Code; message: string }[] {
  return against.map((code) => ({ code, message: inLanguage(sentences[code], locale) }));
}

/** How many records of each kind refer to a row, by subqueries about it. @throws ApiFailure 404 */
export async function countsOf<Name extends string>(
  db: Db,
  table: CatalogueTable,
  id: string,
  counts: Readonly<Record<Name, SQL<number>>>,
): Promise<Record<Name, number>> {
  // Columns that stand directly in a selected value lose their table; nested ones do not.
  const nested = Object.entries<SQL<number>>(counts).map(([name, count]) => [name, sql<number>`${count}`]);
  const [row]: unknown[] = await db.select(Object.fromEntries(nested)).from(table).where(eq(table.id, id));
  if (row === undefined) throw notFound();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names
  return row as Record<Name, number>;
}

/** Writes into the trail of one of both what a merge changed there. In the trail stand ids and names of records: it outlives what is erased. */
export async function noteMerge(
  tx: Transaction,
  context: OperationContext,
  entityType: 'company' | 'lead',
  id: string,
  change: { reason: string; name: string; before: unknown; after: unknown },
): Promise<void> {
  const { reason, name, before, after } = change;
  await audit(tx, context, {
    action: 'changed',
    entityType,
    entityID: id,
    subjectID: id,
    fields: [name],
    before: { [name]: before },
    after: { [name]: after },
    reason,
  });
}
