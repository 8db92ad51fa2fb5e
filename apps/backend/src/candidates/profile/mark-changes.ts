/** How marks have changed, and who changed them. The trail names the fields; their values are kept here, because they go with the person. */
import type { MarkName } from '@aarambh/api-client/enums';
import { desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  signedIn,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import { ownerToRead } from './owner.ts';
import { markChanges } from '../tables/mark-changes.ts';
import { academics, currentDegrees, educationStages } from '../tables/profile.ts';

/** A figure, and where it is one of a semester, of which. */
export interface Mark {
  mark: MarkName;
  semester: number | null;
  value: number;
}

type DegreeMarks = Pick<typeof currentDegrees.$inferSelect, 'cgpa' | 'percentage' | 'semesters'>;
type BacklogMarks = Pick<typeof academics.$inferSelect, 'liveBacklogs' | 'deadBacklogs'>;
type StageMarks = Pick<typeof educationStages.$inferSelect, 'degree' | 'score'>;

const figure = (mark: MarkName, value: number | null | undefined, semester: number | null = null): Mark[] =>
  value === null || value === undefined ? [] : [{ mark, semester, value }];

export const marksOfDegree = ({ cgpa, percentage, semesters }: DegreeMarks): Mark[] => [
  ...figure('cgpa', cgpa),
  ...figure('percentage', percentage),
  ...semesters.flatMap((semester) => [
    ...figure('sgpa', semester.sgpa, semester.no),
    ...figure('semesterPercentage', semester.percentage, semester.no),
    ...figure('semesterBacklogs', semester.backlogs, semester.no),
  ]),
];

export const marksOfAcademics = ({ liveBacklogs, deadBacklogs }: BacklogMarks): Mark[] => [
  ...figure('liveBacklogs', liveBacklogs),
  ...figure('deadBacklogs', deadBacklogs),
];

/** A degree that has been completed is none of the figures of an office's sheet. */
export const marksOfStage = ({ degree, score }: StageMarks): Mark[] =>
  degree === 'SSC' || degree === 'HSC' || degree === 'DIPLOMA' ? figure(degree, score) : [];

const nameOf = ({ mark, semester }: Mark): string => `${mark} ${semester}`;

/** Keeps which of a person's marks have another value than before, in the transaction that writes them. */
export async function keepMarkChanges(
  tx: Transaction,
  context: OperationContext,
  userID: string,
  { before, after }: { before: readonly Mark[]; after: readonly Mark[] },
): Promise<void> {
  const values = new Map(before.map((each) => [nameOf(each), each]));
  const changed = after.flatMap((each) => {
    const known = values.get(nameOf(each));
    values.delete(nameOf(each));
    return known?.value === each.value ? [] : [{ ...each, before: known?.value ?? null, after: each.value }];
  });
  const gone = [...values.values()].map((each) => ({ ...each, before: each.value, after: null }));
  const rows = [...changed, ...gone].map(({ mark, semester, before: old, after: present }) => ({
    userID,
    at: context.now(),
    changedBy: signedIn(context).id,
    mark,
    semester,
    before: old,
    after: present,
  }));
  if (rows.length > 0) await tx.insert(markChanges).values(rows);
}

/** Whose open backlogs became more when they last changed, and are as many still. A condition on rows of `users`. */
export const backlogsGrew = sql`(select ${markChanges.after} > ${markChanges.before} and ${markChanges.after} = ${academics.liveBacklogs}
  from ${markChanges} join ${academics} on ${academics.userID} = ${markChanges.userID}
  where ${markChanges.userID} = ${users.id} and ${markChanges.mark} = 'liveBacklogs'
  order by ${markChanges.at} desc, ${markChanges.id} desc limit 1)`;

/** Most changes that are told. */
const most = 200;

/** @throws ApiFailure 404 out of scope */
export async function listMarkChanges(
  { params }: Pick<OperationRequest<'listMarkChanges'>, 'params'>,
  context: OperationContext,
): Promise<{ data: OperationData<'listMarkChanges'> }> {
  const owner = await ownerToRead(context.db, context, 'staff', params.id);
  const rows = await context.db
    .select({
      id: markChanges.id,
      at: markChanges.at,
      byName: writtenName(users),
      mark: markChanges.mark,
      semester: markChanges.semester,
      before: markChanges.before,
      after: markChanges.after,
    })
    .from(markChanges)
    .leftJoin(users, eq(users.id, markChanges.changedBy))
    .where(eq(markChanges.userID, owner.id))
    .orderBy(desc(markChanges.at), desc(markChanges.id))
    .limit(most);
  return { data: { markChange: rows.map((row) => ({ ...row, at: row.at.toISOString() })) } };
}
