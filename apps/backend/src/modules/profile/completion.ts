/** How much of a profile is filled in. Always worked out from the sections, so that it cannot disagree with them. */
import { and, count, eq, exists, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import type { OperationContext, OperationData } from '../../platform/operation.ts';
import type { Degree } from '../programs/tables.ts';
import { candidates, users } from '../users/tables.ts';
import { ownerToRead } from './owner.ts';
import {
  academics,
  addresses,
  candidateSkills,
  currentDegrees,
  educationStages,
  experiences,
  languagesKnown,
} from './tables.ts';

type Completion = OperationData<'getProfileCompletion'>['completion'];
type PartName = Completion['parts'][number]['name'];

/** What each part counts, in the order in which they are shown. A CV is not counted: there is no place for it yet. */
const weights: readonly (readonly [PartName, number])[] = [
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

const enoughSkills = 5;

/** @throws ApiFailure 404 outside the caller's scope */
export async function readCompletion(context: OperationContext, userID?: string): Promise<Completion> {
  const { db } = context;
  const owner = await ownerToRead(db, context, 'staff', userID);
  const [filled] = await db.select(filledParts(db)).from(users).where(eq(users.id, owner.id));
  const parts = weights.map(([name, weight]) => ({ name, weight, isComplete: filled?.[name] ?? false }));
  const done = sum(parts.filter(({ isComplete }) => isComplete));
  return { percent: Math.floor((100 * done) / whole), parts };
}

/** The percentage of the candidate in the row of `users`, as a column of a query. */
export function completionPercent(db: Db): SQL<number> {
  const filled = filledParts(db);
  const done = sql.join(
    weights.map(
      ([name, weight]) => sql`case when ${filled[name]} then ${sql.raw(String(weight))} else 0 end`,
    ),
    sql` + `,
  );
  return sql<number>`100 * (${done}) / ${sql.raw(String(whole))}`.mapWith(Number);
}

const sum = (of: readonly { weight: number }[]) => of.reduce((total, { weight }) => total + weight, 0);
const whole = sum(weights.map(([, weight]) => ({ weight })));

/** Which parts the candidate in the row of `users` has filled in, as columns of a query. */
function filledParts(db: Db): Record<PartName, SQL<boolean>> {
  const one = { one: sql`1` };
  const has = (table: OwnedTable, where?: SQL) =>
    filledIf(
      exists(
        db
          .select(one)
          .from(table)
          .where(and(eq(table.userID, users.id), where)),
      ),
    );
  const hasStage = (...degrees: Degree[]) => has(educationStages, inArray(educationStages.degree, degrees));
  const skillCount = db
    .select({ count: count() })
    .from(candidateSkills)
    .where(eq(candidateSkills.userID, users.id));
  return {
    personal: has(
      candidates,
      and(ne(candidates.city, ''), isNotNull(candidates.stateCode), isNotNull(candidates.dateOfBirth)),
    ),
    photo: filledIf(isNotNull(users.imageID)),
    address: has(addresses),
    ssc: hasStage('SSC'),
    higherSecondary: hasStage('HSC', 'DIPLOMA'),
    degree: either(has(currentDegrees), hasStage('ENGINEERING', 'GRADUATION', 'POST GRADUATION')),
    academics: has(academics),
    skills: filledIf(sql`${skillCount} >= ${sql.raw(String(enoughSkills))}`),
    languages: has(languagesKnown),
    practice: either(has(experiences), has(academics, sql`jsonb_array_length(${academics.projects}) > 0`)),
  };
}

type OwnedTable =
  | typeof candidates
  | typeof addresses
  | typeof educationStages
  | typeof currentDegrees
  | typeof academics
  | typeof languagesKnown
  | typeof experiences;

/** The condition one level down: the names of columns directly in a selected expression lose their table. */
const filledIf = (condition: SQL): SQL<boolean> => sql<boolean>`(${condition})`;
const either = (one: SQL, other: SQL): SQL<boolean> => sql<boolean>`(${one} or ${other})`;
