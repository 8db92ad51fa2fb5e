/** How much of a profile is filled in. Always worked out from the sections, so that it cannot disagree with them. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import type { OperationContext, OperationData } from '../../platform/operation.ts';
import type { Degree } from '../programs/tables.ts';
import { candidates, type User } from '../users/tables.ts';
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
  const owner = await ownerToRead(context.db, context, 'staff', userID);
  const filled = await filledParts(context.db, owner);
  const parts = weights.map(([name, weight]) => ({ name, weight, isComplete: filled[name] }));
  const sum = (of: readonly { weight: number }[]) => of.reduce((total, { weight }) => total + weight, 0);
  const done = sum(parts.filter(({ isComplete }) => isComplete));
  return { percent: Math.floor((100 * done) / sum(parts)), parts };
}

async function filledParts(db: Db, { id: userID, imageID }: User): Promise<Record<PartName, boolean>> {
  const [personal] = await db.select().from(candidates).where(eq(candidates.userID, userID));
  const [summary] = await db.select().from(academics).where(eq(academics.userID, userID));
  const stages = await stagesOf(db, userID);
  const has = (...degrees: Degree[]) => degrees.some((degree) => stages.has(degree));
  const now = await db.$count(currentDegrees, eq(currentDegrees.userID, userID));
  const posts = await db.$count(experiences, eq(experiences.userID, userID));
  return {
    personal: Boolean(personal?.city && personal.stateCode && personal.dateOfBirth),
    photo: imageID !== null,
    address: (await db.$count(addresses, eq(addresses.userID, userID))) > 0,
    ssc: has('SSC'),
    higherSecondary: has('HSC', 'DIPLOMA'),
    degree: now > 0 || has('ENGINEERING', 'GRADUATION', 'POST GRADUATION'),
    academics: summary !== undefined,
    skills: (await db.$count(candidateSkills, eq(candidateSkills.userID, userID))) >= enoughSkills,
    languages: (await db.$count(languagesKnown, eq(languagesKnown.userID, userID))) > 0,
    practice: posts > 0 || (summary?.projects.length ?? 0) > 0,
  };
}

async function stagesOf(db: Db, userID: string): Promise<ReadonlySet<Degree>> {
  const rows = await db
    .selectDistinct({ degree: educationStages.degree })
    .from(educationStages)
    .where(eq(educationStages.userID, userID));
  return new Set(rows.map(({ degree }) => degree));
}
