/** How many candidates criteria leave, and what each rule costs. */
import type { components } from '@aarambh/api-client/schema';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { placeDigits, users } from '../../identity/index.ts';
import { inLanguage, type Locale } from '../../platform/index.ts';
import { seasons } from '../tables/seasons.ts';
import { evaluateCriteria, nobody, type JobCriteria } from './eligibility.ts';
import { metBy, reachOf, type Reach } from './matching.ts';

type EligibleCount = components['schemas']['EligibleCount'];

/** Fewer people than this are not told apart. */
const few = 5;

/** Most people whom the rules are held against. Of more these many are drawn, and stand for the others. */
const mostJudged = 1000;

/**
 * The counts of a job, which need not be stored, in the order of what its rules cost. Where it could reach more people than are evaluated,
 * they are estimates of two digits.
 */
export async function countsOf(
  db: Db,
  job: JobCriteria & Reach,
  { now, locale }: { now: Date; locale: Locale },
): Promise<EligibleCount> {
  const rules = evaluateCriteria(job.criteria ?? {}, nobody, job);
  const { groups, each } = await failuresOf(db, job, now);
  const counted = (isIn: (failed: number) => boolean): number =>
    groups.reduce((sum, { failed, people }) => (isIn(failed) ? sum + people : sum), 0);
  const shown = (count: number): number | null => (count < few ? null : inTwoDigits(count * each, each));
  const byRule = rules
    .map(({ id, label }, index) => ({
      id,
      label: inLanguage(label, locale),
      failing: counted((failed) => (failed & bit(index)) !== 0),
      excluded: counted((failed) => failed === bit(index)),
    }))
    .toSorted((a, b) => b.excluded - a.excluded || b.failing - a.failing);
  return {
    isEstimate: each > 1,
    fewerThan: Math.ceil(inTwoDigits(few * each, each)),
    total: shown(counted(() => true)),
    count: shown(counted((failed) => failed === 0)),
    byRule: byRule.map((rule) => ({ ...rule, failing: shown(rule.failing), excluded: shown(rule.excluded) })),
  };
}

/** How many people a job could reach and how many of them are eligible: of many, what those who were drawn stand for. */
export async function estimateOf(
  db: Db,
  job: JobCriteria & Reach,
  now: Date,
): Promise<{ reach: number; eligible: number; isEstimate: boolean }> {
  const { groups, each } = await failuresOf(db, job, now);
  const all = groups.reduce((sum, { people }) => sum + people, 0);
  const eligible = groups.find(({ failed }) => failed === 0)?.people ?? 0;
  const told = (people: number): number => inTwoDigits(people * each, each);
  return { reach: told(all), eligible: told(eligible), isEstimate: each > 1 };
}

/** A number as it is told: whole if everybody was evaluated, otherwise as exact as an estimate can be. */
const inTwoDigits = (count: number, each: number): number =>
  each === 1 ? count : Math.round(Number(count.toPrecision(2)));

/** The place of a rule in the number that says which ones somebody fails. */
const bit = (index: number): number => 1 << index;

/** The end of an id is random, and so is the order that it gives. An index of `users` has it. */
const place = sql<string>`right(${users.id}, ${sql.raw(String(placeDigits))})`;

/**
 * How many people fail which rules together, in one pass: everything that is counted follows from these few rows.
 * @returns `each`: for how many people one that was evaluated stands
 */
async function failuresOf(
  db: Db,
  job: JobCriteria & Reach,
  now: Date,
): Promise<{ groups: readonly { failed: number; people: number }[]; each: number }> {
  const drawn = db
    .select({ id: users.id, place: place.as('place') })
    .from(users)
    .where(reachOf(job, await policyOf(db, job), now))
    .orderBy(place, users.id)
    .limit(mostJudged)
    // The conditions of the rules are about rows of this name.
    .as('users');
  const fails = [...metBy(job, now).values()].map(
    (isMet, index) => sql`case when ${isMet} then 0 else ${sql.raw(String(bit(index)))} end`,
  );
  const groups = await db
    .select({
      failed: sql<number>`(${sql.join([sql`0`, ...fails], sql` + `)})`.as('failed'),
      people: sql<number>`count(*)::int`,
      last: sql<string>`max(${drawn.place})`,
    })
    .from(drawn)
    .groupBy(sql`failed`);
  const people = groups.reduce((sum, group) => sum + group.people, 0);
  const last = groups.reduce((most, group) => (group.last > most ? group.last : most), '');
  return { groups, each: people < mostJudged ? 1 : 16 ** placeDigits / (Number.parseInt(last, 16) + 1) };
}

/** The rules about offers of the job's season. */
export async function policyOf(db: Db, { seasonID }: Pick<Reach, 'seasonID'>) {
  if (seasonID === null) return {};
  const [season] = await db.select({ policy: seasons.policy }).from(seasons).where(eq(seasons.id, seasonID));
  return season?.policy ?? {};
}
