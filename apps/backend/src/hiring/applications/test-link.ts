/** The link of an outside test, which each person has with the own code. */
import { sql, type SQL } from 'drizzle-orm';
import { roundEntries, rounds, type Round } from '../tables/rounds.ts';

/** Where the code stands in the link of a round. */
const place = '{code}';

/** The link as one person opens it; null for one with a place for a code, of whoever has none. */
export function linkWith(link: string | null, code: string | null): string | null {
  if (!link?.includes(place)) return link;
  return code === null ? null : link.replaceAll(place, encodeURIComponent(code));
}

/** The link as it can be told to everybody: one with a place for a code to nobody. */
export const linkForAll = ({ link }: Pick<Round, 'link'>): string | null => linkWith(link, null);

/** The same in a statement with `rounds` and the person's own `roundEntries`, whose codes have no letters that a link writes otherwise. */
export const ownLink: SQL<string | null> = sql<
  string | null
>`case when strpos(${rounds.link}, ${place}) = 0 then ${rounds.link}
  else replace(${rounds.link}, ${place}, ${roundEntries.testCode}) end`;
