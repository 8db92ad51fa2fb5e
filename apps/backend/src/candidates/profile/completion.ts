/** How much of a profile is filled in. Always worked out from the sections, so that it cannot disagree with them. */
import { and, count, eq, gte, inArray, isNotNull, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { partOfQuery, perDatabase, type Db } from '../../database/index.ts';
import type { OperationContext, OperationData } from '../../platform/index.ts';
import type { Degree } from '../../catalogue/index.ts';
import { candidates, users } from '../../identity/index.ts';
import { ownerToRead } from './owner.ts';
import {
  academics,
  addresses,
  candidateSkills,
  currentDegrees,
  educationStages,
  experiences,
  languagesKnown,
} from '../tables/profile.ts';

type Completion = OperationData<'getProfileCompletion'>['completion'];
type PartName = Completion['parts'][number]['name'];

/**
 * What each part counts in percent, in the order in which they are shown. A CV is not counted: there is no place for it yet. The account is what
 * everybody has given at sign-up.
 */
const weights: readonly (readonly [PartName, number])[] = [
  ['account', 5],
  ['personal', 10],
  ['photo', 5],
  ['address', 5],
  ['ssc', 10],
  ['higherSecondary', 10],
  ['degree', 20],
  ['academics', 10],
  ['skills', 10],
  ['languages', 5],
  ['practice', 10],
];

/** Whoever has so many percent has filled in a part besides the account. */
export const begunFrom = 10;

const enoughSkills = 5;

/** @throws ApiFailure 404 outside the caller's scope */
export async function readCompletion(context: OperationContext, userID?: string): Promise<Completion> {
  const owner = await ownerToRead(context.db, context, 'staff', userID);
  return readCompletionOf(context.db, owner.id);
}

/** The completion of a person whom the caller may see. */
export async function readCompletionOf(db: Db, userID: string): Promise<Completion> {
  const [filled] = await filledOn(db).execute({ userID });
  const parts = weights.map(([name, weight]) => ({ name, weight, isComplete: filled?.[name] ?? false }));
  const done = sum(parts.filter(({ isComplete }) => isComplete));
  return { percent: done, parts };
}

/** Planned once per connection: to plan it takes longer than to find one person's rows. */
const filledOn = perDatabase((db) =>
  readFilled(db, eq(users.id, sql.placeholder('userID'))).prepare('completion'),
);

/** How many of the people whose rows of `users` meet the condition have filled in how many percent. */
export async function countByCompletion(
  db: Db,
  where: SQL | undefined,
): Promise<readonly { percent: number; people: number }[]> {
  const profiles = readFilled(db, where).as('profiles');
  return db
    .select({ percent: sql`${profiles.percent}`.mapWith(Number), people: count() })
    .from(profiles)
    .groupBy(profiles.percent);
}

const person = alias(users, 'person');

/** Whether a person of `users` has filled in so many percent at least. */
export function hasFilledIn(least: number): SQL {
  const filled = readFilled(partOfQuery, eq(person.id, users.id), person).as('filled');
  return sql`exists (select 1 from ${filled} where ${filled.percent} >= ${least})`;
}

const sum = (of: readonly { weight: number }[]) => of.reduce((total, { weight }) => total + weight, 0);

/**
 * A query of which parts are filled in, and how much that is in percent. Each table is joined as a whole with one row per person: for a single one PostgreSQL looks up
 * the person in each, for a million it reads each once, where a question per person and part took minutes.
 */
function readFilled(
  db: Pick<Db, 'select' | 'selectDistinct'>,
  where: SQL | undefined,
  people: typeof users | typeof person = users,
) {
  const owners = (table: OwnedTable, name: string, condition?: SQL) =>
    db.selectDistinct({ userID: table.userID }).from(table).where(condition).as(name);
  const stage = (...of: Degree[]) => sql<boolean>`bool_or(${inArray(educationStages.degree, of)})`;
  const personal = owners(
    candidates,
    'personal',
    and(ne(candidates.city, ''), isNotNull(candidates.stateCode), isNotNull(candidates.dateOfBirth)),
  );
  const living = owners(addresses, 'living');
  const speaking = owners(languagesKnown, 'speaking');
  const worked = owners(experiences, 'worked');
  const stages = db
    .select({
      userID: educationStages.userID,
      ssc: stage('SSC').as('has_ssc'),
      higherSecondary: stage('HSC', 'DIPLOMA').as('has_higher_secondary'),
      degree: stage('ENGINEERING', 'GRADUATION', 'POST GRADUATION').as('has_degree'),
    })
    .from(educationStages)
    .groupBy(educationStages.userID)
    .as('stages');
  const skilled = db
    .select({ userID: candidateSkills.userID })
    .from(candidateSkills)
    .groupBy(candidateSkills.userID)
    .having(gte(count(), enoughSkills))
    .as('skilled');
  const isThere = (id: SQLWrapper) => sql<boolean>`${id} is not null`;
  const isTrue = (condition: SQLWrapper) => sql<boolean>`coalesce(${condition}, false)`;
  const either = (one: SQL, other: SQL) => sql<boolean>`(${one} or ${other})`;
  const parts: Record<PartName, SQL<boolean>> = {
    account: sql<boolean>`true`,
    personal: isThere(personal.userID),
    photo: isThere(people.imageID),
    address: isThere(living.userID),
    ssc: isTrue(stages.ssc),
    higherSecondary: isTrue(stages.higherSecondary),
    degree: either(isThere(currentDegrees.userID), isTrue(stages.degree)),
    academics: isThere(academics.userID),
    skills: isThere(skilled.userID),
    languages: isThere(speaking.userID),
    practice: either(isThere(worked.userID), isTrue(sql`jsonb_array_length(${academics.projects}) > 0`)),
  };
  const done = sql.join(
    weights.map(([name, weight]) => sql`case when ${parts[name]} then ${sql.raw(String(weight))} else 0 end`),
    sql` + `,
  );
  return db
    .select({ ...parts, percent: sql<number>`(${done})`.as('percent') })
    .from(people)
    .leftJoin(personal, eq(personal.userID, people.id))
    .leftJoin(living, eq(living.userID, people.id))
    .leftJoin(speaking, eq(speaking.userID, people.id))
    .leftJoin(worked, eq(worked.userID, people.id))
    .leftJoin(stages, eq(stages.userID, people.id))
    .leftJoin(skilled, eq(skilled.userID, people.id))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, people.id))
    .leftJoin(academics, eq(academics.userID, people.id))
    .where(where);
}

type OwnedTable = typeof candidates | typeof addresses | typeof languagesKnown | typeof experiences;
