/** Reading institutes. */
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { institutes, universities, type Institute } from '../tables/institutes.ts';

export type InstituteRow = Institute & { universityName: string | null };

/** A fresher can register in the institute. */
export const isRegistrable = and(eq(institutes.isActive, true), eq(institutes.isRegistrable, true));

/**
 * The institute that a registration names, by id or by its exact name in any case; null when no registrable
 * institute, or more than one, has it.
 */
export async function findRegistrable(db: Db, idOrName: string): Promise<Institute | null> {
  const found = await db
    .select()
    .from(institutes)
    .where(
      and(
        isRegistrable,
        or(eq(institutes.id, idOrName), sql`lower(${institutes.name}) = ${idOrName.trim().toLowerCase()}`),
      ),
    )
    .limit(2);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The institute with this id within the scope, or undefined. */
export async function findInstitute(
  db: Db,
  id: string,
  scope: SQL | undefined,
): Promise<InstituteRow | undefined> {
  const [found] = await withUniversity(db, and(eq(institutes.id, id), scope));
  return found && flat(found);
}

function withUniversity(db: Db, where: SQL | undefined) {
  return db
    .select({ institute: institutes, universityName: universities.name })
    .from(institutes)
    .leftJoin(universities, eq(universities.id, institutes.universityID))
    .where(where)
    .$dynamic();
}

function flat({
  institute,
  universityName,
}: {
  institute: Institute;
  universityName: string | null;
}): InstituteRow {
  return { ...institute, universityName };
}
