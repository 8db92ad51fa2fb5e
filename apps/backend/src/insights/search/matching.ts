/** How a text is found in a name: any part of it, or a word that is spelt nearly like it. */
import { sql, type SQL } from 'drizzle-orm';
import { contains, type Db } from '../../database/index.ts';
import { cached } from '../../platform/index.ts';

/** What names are compared with. */
export interface Wanted {
  /** As it was typed, without spaces around it. */
  text: string;
  /** Whether it has a digit, as numbers and codes have. */
  isNumber: boolean;
}

export const wantedOf = (typed: string): Wanted => {
  const text = typed.trim().replaceAll(/\s+/gu, ' ');
  return { text, isNumber: /\d/u.test(text) };
};

/** Any part of one of the columns, without regard to case. */
export const hasPart = (column: Parameters<typeof contains>[0], { text }: Wanted): SQL =>
  contains(column, text);

/** Share of its trigrams that a word must have: a letter too few, too many, wrong or exchanged with its neighbour in a name of five. */
const leastSimilarity = 0.45;

/** Shorter words are like too many others. */
const shortestFuzzy = 4;

/** A word of the column is spelt nearly like the text. Only in `withFuzzy`. */
export const isLike = (column: SQL | Parameters<typeof contains>[0], { text }: Wanted): SQL =>
  sql`${text} <% (${column})`;

/** Runs a query with `isLike` in it. Nothing where the database has no trigrams, or the text is too short to be misspelt. */
export async function withFuzzy<Row>(
  db: Db,
  { text, isNumber }: Wanted,
  read: (tx: Db) => Promise<Row[]>,
): Promise<Row[]> {
  if (isNumber || text.length < shortestFuzzy || !(await hasTrigrams(db))) return [];
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastSimilarity)}, true)`,
    );
    return read(tx);
  });
}

/** The owner of a database may have refused the extension. */
const hasTrigrams = (db: Db): Promise<boolean> =>
  cached(db, 'search/trigrams', async () => {
    const [found] = (await db
      .select({ has: sql<boolean>`to_regproc('word_similarity') is not null` })
      .from(sql`(values (1)) as one`)) as { has: boolean }[];
    return found?.has ?? false;
  });

/** The rows that begin with the text first, then those with a word that does, then the others; each in the order of their titles. */
export function nearestFirst<Row extends { title: string }>(rows: readonly Row[], { text }: Wanted): Row[] {
  const wanted = text.toLowerCase();
  const rank = ({ title }: Row): number => {
    const lower = title.toLowerCase();
    if (lower.startsWith(wanted)) return 0;
    return lower.includes(` ${wanted}`) ? 1 : 2;
  };
  return rows.toSorted((a, b) => rank(a) - rank(b) || (a.title < b.title ? -1 : 1));
}
