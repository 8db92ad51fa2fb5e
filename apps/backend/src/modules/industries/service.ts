/** Reading industries. */
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { industries } from './tables.ts';

export interface IndustryItem {
  id: string;
  name: string;
}

/** Industries in use, in the order in which they are shown. */
export async function listActiveIndustries(db: Db): Promise<IndustryItem[]> {
  return db
    .select({ id: industries.id, name: industries.name })
    .from(industries)
    .where(eq(industries.isActive, true))
    .orderBy(asc(industries.sortOrder), asc(industries.name))
    .limit(5_000);
}

/** The industry in use that `text` names by its id or by its exact name, in any case; null when there is none. */
export async function findActiveIndustry(db: Db, text: string): Promise<IndustryItem | null> {
  const [industry] = await db
    .select({ id: industries.id, name: industries.name })
    .from(industries)
    .where(
      and(
        eq(industries.isActive, true),
        or(eq(industries.id, text), sql`lower(${industries.name}) = ${text.trim().toLowerCase()}`),
      ),
    );
  return industry ?? null;
}
