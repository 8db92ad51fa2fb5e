/** The organisation an account belongs to. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { companies, institutes, universities } from '../../organisations/index.ts';
import type { User } from '../tables/users.ts';

const tables = { Employer: companies, Institute: institutes, University: universities } as const;

/** Name of the account's institute, company or university at this moment; null when it belongs to none. */
export async function findParentName(
  db: Db,
  user: Pick<User, 'parentEntityType' | 'parentEntityID'>,
): Promise<string | null> {
  if (user.parentEntityType === null || user.parentEntityID === null) return null;
  const table = tables[user.parentEntityType];
  const [row] = await db.select({ name: table.name }).from(table).where(eq(table.id, user.parentEntityID));
  return row?.name ?? null;
}
