/** Staff, as other contexts name them. */
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from '../../database/index.ts';
import { roles } from '../tables/roles.ts';
import { users } from '../tables/users.ts';
import { writtenName } from './person-name.ts';

/** Staff of the platform who may change leads, by name. */
export async function leadOwners(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: users.id, name: writtenName(users) })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleID))
    .where(
      and(
        eq(users.type, 'S'),
        eq(users.userStatus, 'Active'),
        eq(roles.scope, 'all'),
        sql`'Update Lead' = any(${roles.permissions})`,
      ),
    )
    .orderBy(asc(users.fullName), asc(users.id));
}

/** Whether somebody is one of them, and stays it until the transaction ends: who would deactivate the account waits. */
export async function holdLeadOwner(tx: Transaction, id: string): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share');
  return (await leadOwners(tx)).some((owner) => owner.id === id);
}

/** Name of the person whose id a column has; null without one. */
export function nameOfPerson(id: AnyPgColumn): SQL<string | null> {
  return sql<string | null>`(select ${writtenName(users)} from ${users} where ${users.id} = ${id})`;
}
