/** How many candidates criteria leave, and what each rule costs. */
import type { components } from '@aarambh/api-client/schema';
import { and, eq, not, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import { inLanguage, type Locale } from '../../platform/index.ts';
import { seasons } from '../seasons/tables.ts';
import { judgeCriteria, nobody, type JudgedJob } from './eligibility.ts';
import { metBy, reachOf, type Reach } from './matching.ts';

type EligibleCount = components['schemas']['EligibleCount'];

/** Fewer people than this are not told apart. */
const few = 5;

const shown = (count: number): number | null => (count < few ? null : count);

/** More rows than there are people: keeps the database from working a rule out for each place that names it. */
const everybody = 2_000_000_000;

/** The counts of a job, which need not be stored, in the order of what its rules cost. */
export async function countsOf(
  db: Db,
  job: JudgedJob & Reach,
  { now, locale }: { now: Date; locale: Locale },
): Promise<EligibleCount> {
  const rules = judgeCriteria(job.criteria ?? {}, nobody, job);
  const met = [...metBy(job, now).values()];
  const judged = db
    .select({
      id: users.id,
      met: sql<boolean[]>`array[${sql.join(met, sql`, `)}]::boolean[]`.as('met'),
    })
    .from(users)
    .where(reachOf(job, await policyOf(db, job)))
    .limit(everybody)
    .as('judged');
  const isMet = (index: number): SQL => sql`${judged.met}[${sql.raw(String(index + 1))}]`;
  const all = rules.map((_, index) => isMet(index));
  const count = (where: SQL | undefined) =>
    where === undefined ? sql<number>`count(*)::int` : sql<number>`(count(*) filter (where ${where}))::int`;
  const costs = rules.flatMap((_, index) => {
    const others = all.filter((_each, at) => at !== index);
    return [
      [`failing${index}`, count(not(isMet(index)))] as const,
      [`excluded${index}`, count(and(not(isMet(index)), ...others))] as const,
    ];
  });
  const [found] = await db
    .select({ total: count(undefined), count: count(and(...all)), ...Object.fromEntries(costs) })
    .from(judged);
  const numberOf = (name: string) => Number((found && Reflect.get(found, name)) ?? 0);
  const byRule = rules
    .map(({ id, label }, index) => ({
      id,
      label: inLanguage(label, locale),
      failing: numberOf(`failing${index}`),
      excluded: numberOf(`excluded${index}`),
    }))
    .toSorted((a, b) => b.excluded - a.excluded || b.failing - a.failing);
  return {
    total: shown(numberOf('total')),
    count: shown(numberOf('count')),
    byRule: byRule.map((rule) => ({ ...rule, failing: shown(rule.failing), excluded: shown(rule.excluded) })),
  };
}

/** The rules about offers of the job's season. */
export async function policyOf(db: Db, { seasonID }: Pick<Reach, 'seasonID'>) {
  if (seasonID === null) return {};
  const [season] = await db.select({ policy: seasons.policy }).from(seasons).where(eq(seasons.id, seasonID));
  return season?.policy ?? {};
}
