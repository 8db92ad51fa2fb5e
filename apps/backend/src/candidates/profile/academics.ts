/** The academic summary of a candidate: what is sent is set, what is left out stays. */
import { webAddress } from '@aarambh/forms';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import {
  indianDate,
  notFound,
  type OperationContext,
  type OperationData,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { keepMarkChanges, marksOfAcademics } from './mark-changes.ts';
import { refuseVerified } from './entries.ts';
import { withIDs } from './entry-ids.ts';
import { ownerToChange, ownerToRead } from './owner.ts';
import { academics } from '../tables/profile.ts';
import { holds, obeys, refuseFailed, storedBody, type Verdict } from './values.ts';
import { refuseStale, versionOf } from './version.ts';
import { unverified, verificationView } from './verification.ts';

type Body = OperationRequest<'saveAcademics'>['body'];
type Row = typeof academics.$inferSelect;
type View = OperationData<'getAcademics'>['academics'];

/** @throws ApiFailure 404 out of scope, and while nothing has been saved */
export async function readAcademics(context: OperationContext, userID?: string): Promise<View> {
  const owner = await ownerToRead(context.db, context, 'staff', userID);
  const row = await findRow(context.db, owner.id);
  if (!row) throw notFound('The academic summary has not been filled in.');
  return view(row);
}

/** @throws ApiFailure 404 out of scope, 409 verified, 422 */
export async function saveAcademics(context: OperationContext, sent: Body): Promise<View> {
  const { userID, rowVersion: _lock, ...body } = storedBody(sent);
  return context.db.transaction(async (tx) => {
    const owner = await ownerToChange(tx, context, 'staff', userID);
    const before = await findRow(tx, owner.id);
    refuseVerified(context, owner.id, before);
    refuseStale(before, sent);
    refuseFailed(validate(body, before, context.now()));
    const { achievements, projects, certifications, ...facts } = body;
    const values = {
      ...facts,
      ...listsOf({ achievements, projects, certifications }, before),
      // Without a gap there is nothing to explain.
      ...(body.educationGapYears === 0 || body.gapReason === '' ? { gapReason: null } : {}),
      updatedAt: context.now(),
      ...(before?.verificationStatus === 'Verified' ? {} : unverified),
    };
    const [row] = await tx
      .insert(academics)
      .values({ ...values, userID: owner.id })
      .onConflictDoUpdate({ target: academics.userID, set: values })
      .returning();
    if (!row) throw new Error('The academic summary was not written.');
    await audit(tx, context, {
      action: 'saved',
      entityType: 'academics',
      entityID: owner.id,
      subjectID: owner.id,
      fields: Object.keys(body),
    });
    await keepMarkChanges(tx, context, owner.id, {
      before: before ? marksOfAcademics(before) : [],
      after: marksOfAcademics(row),
    });
    return view(row);
  });
}

/** The summary of a person whom the caller may see; null while nothing has been saved. */
export async function academicsOf(db: Db, userID: string): Promise<ReturnType<typeof view> | null> {
  const row = await findRow(db, userID);
  return row ? view(row) : null;
}

/** The lists that are sent, each entry with its id. */
function listsOf(
  { achievements, projects, certifications }: Pick<Body, 'achievements' | 'projects' | 'certifications'>,
  before: Row | undefined,
) {
  return {
    ...(achievements && {
      achievements: withIDs(achievements, before?.achievements ?? [], ({ title }) => title),
    }),
    ...(projects && { projects: withIDs(projects, before?.projects ?? [], ({ title }) => title) }),
    ...(certifications && {
      certifications: withIDs(certifications, before?.certifications ?? [], ({ name }) => name),
    }),
  };
}

async function findRow(db: Db, userID: string): Promise<Row | undefined> {
  const [row] = await db.select().from(academics).where(eq(academics.userID, userID));
  return row;
}

function validate(body: Omit<Body, 'userID'>, before: Row | undefined, now: Date): Verdict[] {
  const { achievements = [], projects = [], certifications = [] } = body;
  const gapYears = body.educationGapYears ?? before?.educationGapYears ?? 0;
  const gapReason = body.gapReason === undefined ? before?.gapReason : body.gapReason;
  const today = indianDate(now);
  return [
    holds('gapReason', gapYears === 0 || Boolean(gapReason), 'required', 'Say what the gap was for.'),
    ...achievements.map(({ year }, index) =>
      holds(
        `achievements.${index}.year`,
        year === undefined || year <= Number(today.slice(0, 4)),
        'future',
        'This year is still to come.',
      ),
    ),
    ...projects.flatMap(({ from, to, url }, index) => [
      obeys(`projects.${index}.url`, url, webAddress),
      holds(
        `projects.${index}.to`,
        from === undefined || to === undefined || from <= to,
        'order',
        'The end is not before the beginning.',
      ),
    ]),
    ...certifications.flatMap(({ issuedOn, url }, index) => [
      obeys(`certifications.${index}.url`, url, webAddress),
      holds(
        `certifications.${index}.issuedOn`,
        issuedOn === undefined || issuedOn <= today,
        'future',
        'This day is still to come.',
      ),
    ]),
  ];
}

function view(row: Row) {
  const { mediumOfInstruction } = row;
  return {
    liveBacklogs: row.liveBacklogs,
    deadBacklogs: row.deadBacklogs,
    educationGapYears: row.educationGapYears,
    gapReason: row.gapReason,
    ...(mediumOfInstruction === null ? {} : { mediumOfInstruction }),
    achievements: [...row.achievements],
    projects: [...row.projects],
    certifications: [...row.certifications],
    rowVersion: versionOf(row),
    verification: verificationView(row),
  } satisfies View;
}
