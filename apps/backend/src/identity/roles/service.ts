/** Roles and who may read them. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { roles } from '../tables/roles.ts';

export type Role = typeof roles.$inferSelect;

/** The role with this id, or undefined. */
export async function findRole(db: Db, id: string): Promise<Role | undefined> {
  const [role] = await db.select().from(roles).where(eq(roles.id, id));
  return role;
}
