/** The skills that somebody lacks for a job, by their names. */
import { inArray } from 'drizzle-orm';
import { skills } from '../../catalogue/index.ts';
import type { Db } from '../../database/index.ts';
import { localized, type Locale, type LocalizedText } from '../../platform/index.ts';
import type { RuleOutcome } from '../tables/evaluation.ts';

/** Most that a sentence names; the others are counted. */
const mostNamed = 4;

export type SkillNames = ReadonlyMap<string, string>;

/** The names that the sentences of these rules need, in a language. */
export async function namesOfMissing(
  db: Db,
  locale: Locale,
  evaluations: readonly { readonly rules: readonly Pick<RuleOutcome, 'missingSkillIDs'>[] }[],
): Promise<SkillNames> {
  const ids = new Set(
    evaluations.flatMap(({ rules }) =>
      rules.flatMap(({ missingSkillIDs = [] }) => missingSkillIDs.slice(0, mostNamed)),
    ),
  );
  if (ids.size === 0) return new Map();
  const rows = await db
    .select({ id: skills.id, name: skills.name, translations: skills.nameTranslations })
    .from(skills)
    .where(inArray(skills.id, [...ids]));
  return new Map(rows.map(({ id, name, translations }) => [id, translations[locale] ?? name]));
}

/** `Python, SQL and 3 more`; null where none of them has a name. */
export function missingText(ids: readonly string[], names: SkillNames): string | LocalizedText | null {
  const named = ids.slice(0, mostNamed).flatMap((id) => names.get(id) ?? []);
  const more = ids.length - named.length;
  if (named.length === 0) return null;
  const list = named.join(', ');
  return more === 0 ? list : localized('{names} and {count} more', { names: list, count: more });
}
