/** Everything that is kept about a person, for the person to take away. */
import { eq } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db, Person, PersonalData } from '../../database/index.ts';
import { signedIn, type OperationContext } from '../../platform/index.ts';
import { findUserView, users } from '../../identity/index.ts';
import { audit } from '../../records/index.ts';

/** Most rows of a table that are read at once. */
const pageSize = 500;

/** The caller's own data, section by section, as they are kept. That they were taken is noted. */
export async function exportOf(
  context: OperationContext,
  kept: readonly PersonalData[],
): Promise<Record<string, unknown>> {
  const { db } = context;
  const { id, mobileNumber, email, emailVerifiedAt } = signedIn(context);
  const person = { id, mobileNumber, email: emailVerifiedAt === null ? null : email };
  const sections = new Map<string, object[]>();
  for (const data of kept) {
    if (!('exported' in data) || !('as' in data.exported)) continue;
    const { as } = data.exported;
    sections.set(as, [...(sections.get(as) ?? []), ...(await rowsOf(db, data, person)).map(exportedRow)]);
  }
  await db.transaction((tx) =>
    audit(tx, context, { action: 'downloaded', entityType: 'user', entityID: id, subjectID: id, fields: [] }),
  );
  return { user: await findUserView(db, eq(users.id, id)), ...Object.fromEntries(sections) };
}

/** What a table has about a person, without what it does not give. */
async function rowsOf(
  db: Db,
  { table, rows, exported }: Extract<PersonalData, { exported: object }>,
  person: Person,
): Promise<readonly object[]> {
  if ('withheld' in exported) return [];
  if ('read' in exported) return exported.read(db, person);
  const found: object[] = [];
  for (;;) {
    const page = await db
      .select(exported.columns)
      .from(table)
      .where(rows(person))
      .orderBy(...keyOf(table))
      .limit(pageSize)
      .offset(found.length);
    found.push(...page);
    if (page.length < pageSize) return found;
  }
}

/** The columns by which the rows of a table are told apart. */
function keyOf(table: PgTable) {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

/** A row with the name that the contract has for its owner. */
function exportedRow({ userID, ...row }: { userID?: unknown }): object {
  return userID === undefined ? row : { userID, ...row };
}
