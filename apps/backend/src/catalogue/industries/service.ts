/** The industries that forms offer, and the one that a form names. */
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { type Db, contains } from '../../database/index.ts';
import { validationFailed } from '../../platform/index.ts';
import { industries } from '../tables/industries.ts';

export interface IndustryItem {
  id: string;
  name: string;
}

/** Industries in use, in the order in which forms show them; with `search` those whose name or code contains it. */
export async function listActiveIndustries(db: Db, search?: string): Promise<IndustryItem[]> {
  const found =
    search === undefined
      ? undefined
      : or(contains(industries.name, search), contains(industries.code, search));
  return db
    .select({ id: industries.id, name: industries.name })
    .from(industries)
    .where(and(eq(industries.isActive, true), found))
    .orderBy(asc(industries.sortOrder), asc(industries.name))
    .limit(5_000);
}

/**
 * The industry in use that a request names by its id or by its exact name, in any case.
 * @param path of the property in the body, for the failure
 * @throws ApiFailure 422 when there is none
 */
export async function chosenIndustry(db: Db, path: string, text: string): Promise<IndustryItem> {
  const [industry] = await db
    .select({ id: industries.id, name: industries.name })
    .from(industries)
    .where(
      and(
        eq(industries.isActive, true),
        or(eq(industries.id, text), sql`lower(${industries.name}) = ${text.trim().toLowerCase()}`),
      ),
    );
  if (!industry) {
    throw validationFailed([{ path, code: 'unknown', message: 'Choose an industry from the list.' }]);
  }
  return industry;
}
