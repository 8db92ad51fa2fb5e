/** The lists of outcomes: an office's, of all its students, and everybody's own. */
import type { Gender, OutcomeCount } from '@aarambh/api-client/enums';
import { outcomeForm } from '@aarambh/forms';
import { and, eq, exists, gte, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import { currentDegrees, endsInTime, images, isProofOf } from '../../candidates/index.ts';
import { masterPrograms, programs } from '../../catalogue/index.ts';
import { contains, type Transaction } from '../../database/index.ts';
import { candidates, nameOfPerson, users, usersInReach, writtenName } from '../../identity/index.ts';
import { institutes } from '../../organisations/index.ts';
import {
  ApiFailure,
  localized,
  notFound,
  outOfScope,
  signedIn,
  validationFailed,
  type OperationContext,
  type SignedInUser,
} from '../../platform/index.ts';
import { defineCatalogue } from '../../records/index.ts';
import { outcomes, type Outcome } from '../tables/outcomes.ts';
import { countsAs } from './counting.ts';
import { chooseFinal } from './final.ts';
import { tellStudent } from './notices.ts';

const ofStudent = <Value>(column: SQL) =>
  sql<Value>`(select ${column} from ${users} where ${users.id} = ${outcomes.userID})`;

const ofDegree = sql`from ${currentDegrees} where ${currentDegrees.userID} = ${outcomes.userID}`;
const hasDegreeThat = (condition: SQL): SQL => exists(sql`(select 1 ${ofDegree} and ${condition})`);

const derived = {
  name: ofStudent<string>(writtenName(users)),
  rollNumber: sql<string | null>`(select ${currentDegrees.rollNumber} ${ofDegree})`,
  passingYear: sql<number | null>`(select ${currentDegrees.passingYear} ${ofDegree})`,
  programName: sql<string | null>`(select ${masterPrograms.name} || ' ' || ${programs.specialisation}
    from ${currentDegrees} join ${programs} on ${programs.id} = ${currentDegrees.programID}
    join ${masterPrograms} on ${masterPrograms.id} = ${programs.masterProgramID}
    where ${currentDegrees.userID} = ${outcomes.userID})`,
  instituteName: sql<string | null>`(select ${institutes.name} from ${users}
    join ${institutes} on ${institutes.id} = ${users.parentEntityID} where ${users.id} = ${outcomes.userID})`,
  documentName: sql<
    string | null
  >`(select ${images.fileName} from ${images} where ${images.id} = ${outcomes.documentImageID})`,
  checkedByName: nameOfPerson(outcomes.checkedBy),
};

/** The day on which it was decided; where nobody has said it, the day in India on which it was entered. */
const decided = sql`coalesce(${outcomes.decidedOn}, (${outcomes.createdAt} at time zone 'Asia/Kolkata')::date)`;

/** An offer of the platform is its own proof. */
const hasDocument = sql`(${outcomes.documentImageID} is not null or ${outcomes.applicationID} is not null)`;

/** The rows about students in reach. */
export const outcomesInReach = (caller: SignedInUser): SQL => {
  const reach = usersInReach(caller);
  return exists(
    sql`(select 1 from ${users} where ${users.id} = ${outcomes.userID} and ${users.type} = 'C' ${reach ? sql`and ${reach}` : sql``})`,
  );
};

/** What the office of an institute does with an outcome; what came of an offer follows the offer. */
const mayOffice = ({ applicationID }: Outcome, context: OperationContext): boolean =>
  applicationID === null && isOffice(context);

/** Whether the caller keeps the outcomes in reach; who follows several institutes only reads them. */
export const isOffice = (context: OperationContext): boolean =>
  context.permissions.has('Update User') && ['institute', 'all'].includes(signedIn(context).roleScope);

/** @throws ApiFailure 422 for a proof that is no document of the student's */
async function refuseForeignProof(
  tx: Transaction,
  documentImageID: string | null | undefined,
  userID: string,
): Promise<void> {
  if (documentImageID == null || (await isProofOf(tx, documentImageID, userID))) return;
  const message = 'Choose a document of the student.';
  throw validationFailed([{ path: 'documentImageID', code: 'unknown', message }]);
}

const ofOutcomes = {
  key: 'outcome',
  table: outcomes,
  derived,
  searched: [outcomes.organisation, outcomes.title, outcomes.place],
  findsBy: (search: string) =>
    or(
      exists(
        sql`(select 1 from ${users} where ${users.id} = ${outcomes.userID} and ${contains(users.fullName, search)})`,
      ),
      hasDegreeThat(contains(currentDegrees.rollNumber, search)),
    ),
  sorts: { organisation: outcomes.organisation, ctcPaise: sql`coalesce(${outcomes.ctcPaise}, -1)` },
  firstSort: '-createdAt',
  item: ({ id, userID, name, kind, state, isFinal, organisation }: Outcome & { name: string }) => ({
    id,
    userID,
    name,
    kind,
    state,
    isFinal,
    organisation,
  }),
  form: {
    between: outcomeForm.between,
    fromRecord: ({ kind: _kind, ...pay }: Partial<Outcome>) => outcomeForm.fromRecord(pay),
  },
  sameAs: ({ userID, kind, organisation, title }: Outcome) =>
    and(
      eq(outcomes.userID, userID),
      eq(outcomes.kind, kind),
      sql`lower(${outcomes.organisation}) = lower(${organisation})`,
      title === null ? isNull(outcomes.title) : sql`lower(${outcomes.title}) = lower(${title})`,
    ),
  usage: {},
} as const;

/** Of all students in reach, for whoever manages them. */
export const outcomeCatalogue = defineCatalogue({
  ...ofOutcomes,
  readers: ['Manage User'],
  scope: outcomesInReach,
  ownedBy: ['institute'],
  addedBy: ['institute'],
  isOwn: ({ applicationID }) => applicationID === null,
  may: (row, context) => ({
    mayChange: mayOffice(row, context),
    mayDecide: mayOffice(row, context) && row.state === 'Reported',
  }),
  filters: {
    kind: (kind: Outcome['kind']) => eq(outcomes.kind, kind),
    state: (state: Outcome['state']) => eq(outcomes.state, state),
    countsAs: (count: OutcomeCount) => countsAs(count),
    isFinal: (final: boolean) => eq(outcomes.isFinal, final),
    hasDocument: (has: boolean) => (has ? hasDocument : not(hasDocument)),
    minCtcPaise: (least: number) => gte(outcomes.ctcPaise, least),
    decidedFrom: (day: string) => sql`${decided} >= ${day}`,
    decidedTo: (day: string) => sql`${decided} <= ${day}`,
    gender: (gender: Gender) =>
      exists(
        sql`(select 1 from ${candidates} where ${candidates.userID} = ${outcomes.userID} and ${candidates.gender} = ${gender})`,
      ),
    instituteID: (id: string) => sql`${ofStudent(sql`${users.parentEntityID}`)} = ${id}`,
    programID: (ids: string) => hasDegreeThat(inArray(currentDegrees.programID, ids.split(','))),
    passingYear: (year: number) => hasDegreeThat(eq(currentDegrees.passingYear, year)),
    endsInTime: (ends: boolean) => (ends ? hasDegreeThat(endsInTime) : not(hasDegreeThat(endsInTime))),
  },
  groups: { state: outcomes.state },
  download: [
    'id',
    'name',
    'rollNumber',
    'instituteName',
    'programName',
    'passingYear',
    'kind',
    'state',
    'isFinal',
    'organisation',
    'title',
    'place',
    'contact',
    'ctcPaise',
    'fixedPaise',
    'oneTimePaise',
    'variablePaise',
    'stockPaise',
    'otherPaise',
    'decidedOn',
    'startsOn',
    'documentName',
    'checkedByName',
    'checkedAt',
    'reason',
  ],
  prepare: async (tx, values, context, before) => {
    const userID = before?.userID ?? values.userID ?? '';
    if (before === undefined) await refuseForeignStudent(tx, userID, context);
    if (values.state !== undefined && before?.state !== 'Reported') throw isDecided(before?.state);
    await refuseForeignProof(tx, values.documentImageID, userID);
    if (before !== undefined) return values;
    return {
      ...values,
      state: 'Confirmed' as const,
      checkedBy: signedIn(context).id,
      checkedAt: context.now(),
    };
  },
  saved: async (tx, row, _body, context, before) => {
    if (row.state === 'Confirmed' && before?.state !== 'Confirmed') await chooseFinal(tx, row);
    if (before !== undefined && before.state !== row.state) await tellStudent(tx, row, context.now());
  },
});

/** @throws ApiFailure 404 for who is no student in reach */
async function refuseForeignStudent(tx: Transaction, id: string, context: OperationContext): Promise<void> {
  const found = await tx.$count(
    users,
    and(eq(users.id, id), eq(users.type, 'C'), usersInReach(signedIn(context))),
  );
  if (found === 0) throw notFound();
}

const isDecided = (state: string | undefined) =>
  new ApiFailure(409, 'ILLEGAL_TRANSITION', localized('This has been decided already.', {}), {
    details: { state, allowed: [] },
  });

const isConfirmed = () =>
  new ApiFailure(
    409,
    'ILLEGAL_TRANSITION',
    localized('Your placement office has confirmed this. Ask it to change it.', {}),
    { details: { state: 'Confirmed', allowed: [] } },
  );

/** Everybody's own: what is not confirmed is theirs to change, and waits for the office anew. */
export const ownOutcomeCatalogue = defineCatalogue({
  ...ofOutcomes,
  readers: [],
  scope: ({ id }) => eq(outcomes.userID, id),
  ownedBy: ['own'],
  addedBy: ['own'],
  may: ({ state }) => ({ mayChange: state !== 'Confirmed' }),
  download: [],
  prepare: async (tx, values, context, before) => {
    const { id: userID, type } = signedIn(context);
    if (type !== 'C') throw outOfScope('Candidates report what came of their own studies.');
    if (before?.state === 'Confirmed') throw isConfirmed();
    await refuseForeignProof(tx, values.documentImageID, userID);
    return { ...values, userID, state: 'Reported' as const, reason: null, checkedBy: null, checkedAt: null };
  },
  isFixed: ({ state }) => state === 'Confirmed',
});

/** @throws ApiFailure 404, 409 ILLEGAL_TRANSITION for what is confirmed */
export async function refuseConfirmed(id: string, context: OperationContext): Promise<void> {
  const [found] = await context.db
    .select({ state: outcomes.state })
    .from(outcomes)
    .where(and(eq(outcomes.id, id), eq(outcomes.userID, signedIn(context).id)));
  if (found === undefined) throw notFound();
  if (found.state === 'Confirmed') throw isConfirmed();
}
