/** Students and other candidates as staff and officers list them. */
import type {
  ApplicationReach,
  CurrentDegreeLevel,
  Gender,
  HoldKind,
  ProfileCheck,
} from '@aarambh/api-client/enums';
import { and, eq, exists, gte, inArray, isNull, lt, lte, ne, not, sql, type SQL } from 'drizzle-orm';
import {
  endOfIndianDate,
  type OperationContext,
  type OperationRequest,
  readQuery,
  signedIn,
  startOfIndianDate,
  storedText,
  type SignedInUser,
} from '../../platform/index.ts';
import { contains } from '../../database/index.ts';
import { audit, conditionOf, defineCatalogue, type ReadableHistory } from '../../records/index.ts';
import { institutes } from '../../organisations/index.ts';
import { academics, currentDegrees, educationStages } from '../tables/profile.ts';
import { programs, type StateCode } from '../../catalogue/index.ts';
import {
  accountsThatCount,
  candidates,
  erasureOfPerson,
  isInvited,
  users,
  usersInReach,
  type UserStatus,
  writtenName,
} from '../../identity/index.ts';
import { backlogsGrew } from '../profile/mark-changes.ts';
import { asksForChange } from '../profile/change-requests.ts';
import { hasFilledIn } from '../profile/completion.ts';
import { endsInTime } from '../profile/in-time.ts';
import { checkOf } from '../profile/verification.ts';

const ofDegree = sql`from ${currentDegrees} where ${currentDegrees.userID} = ${users.id}`;

/** Whose current degree meets a condition. */
export const hasDegreeThat = (condition: SQL): SQL => exists(sql`(select 1 ${ofDegree} and ${condition})`);

const inSummary = (column: SQL): SQL<number | null> =>
  sql<number | null>`(select ${column} from ${academics} where ${academics.userID} = ${users.id})`;

type SchoolStage = 'SSC' | 'HSC' | 'DIPLOMA';

/** Percent of a completed stage, the last where there are several. A grade is no percentage: it stays out. */
const percentOf = (stage: SchoolStage): SQL<number | null> =>
  sql<
    number | null
  >`(select round(${educationStages.score} / ${educationStages.scoreOutOf} * 100, 2)::float8 from ${educationStages}
    where ${educationStages.userID} = ${users.id} and ${educationStages.degree} = ${stage} and ${educationStages.scoreType} = 'Percentage'
    order by ${educationStages.passingYear} desc, ${educationStages.id} limit 1)`;

/** CGPA on the scale of ten, the one that criteria are written on. */
const cgpaOfTen = sql<
  number | null
>`(select ${currentDegrees.cgpa}::float8 ${ofDegree} and ${currentDegrees.cgpaScale} = 10)`;

const orNone = (value: SQL): SQL => sql`coalesce(${value}, -1)`;

/** Who named an institute at sign-up that the list had not, and has none yet. */
const namesMissingInstitute = exists(
  sql`(select 1 from ${candidates} where ${candidates.userID} = ${users.id} and ${candidates.missingInstitute} is not null)`,
);

const conditionOfCheck = {
  missing: not(hasDegreeThat(sql`true`)),
  change: asksForChange,
  waiting: hasDegreeThat(checkOf.waiting),
  verified: hasDegreeThat(checkOf.verified),
  rejected: hasDegreeThat(checkOf.rejected),
} satisfies Record<ProfileCheck, SQL | undefined>;

/** How far the check of a profile is; a wish to change what is verified stands before the verdict. */
const profileCheck = sql<ProfileCheck>`case
  when ${conditionOfCheck.missing} then 'missing' when ${conditionOfCheck.change} then 'change'
  when ${conditionOfCheck.waiting} then 'waiting' when ${conditionOfCheck.rejected} then 'rejected' else 'verified' end`;

/** What is known of a candidate only where applications are. Each is a condition on rows of `users`. */
export interface Standing {
  /** Whether a person has ever applied for a job. */
  hasApplied: SQL;
  /** Whether a person has accepted an offer or begun to work. */
  isPlaced: SQL;
  /** Whether a person has an offer that waits for an answer. */
  hasOpenOffer: SQL;
  /** How many offers of a person wait for an answer or were accepted. */
  offers: SQL<number>;
  /** Whether a person has an offer that waits for an answer until a moment before this one. */
  offerEndsBefore: (moment: Date) => SQL;
  /** How many applications of a person ended because they did not come. */
  absences: SQL<number>;
  /** Whether a person is on the waiting list of a job. */
  isWaitlisted: SQL;
  /** Whether the institute keeps a person from applying, and why. */
  isHeld: SQL;
  heldFor: SQL<HoldKind[]>;
  /** Where a person is placed and for how much a year; null for who is not. */
  placement: { company: SQL<string | null>; payPaise: SQL<number | null> };
  /** Whether a person ever got this far with a job that is posted. */
  hasReached: Readonly<Record<ApplicationReach, SQL>>;
}

export const unless = (isMet: boolean, condition: SQL): SQL => (isMet ? condition : not(condition));

/** What a file of students can have, in this order. */
export const studentColumns = [
  'id',
  'firstName',
  'lastName',
  'email',
  'mobileNumber',
  'isFresher',
  'parentEntityName',
  'rollNumber',
  'degree',
  'specialisation',
  'passingYear',
  'cgpa',
  'cgpaScale',
  'percentage',
  'liveBacklogs',
  'deadBacklogs',
  'sscPercentage',
  'hscPercentage',
  'diplomaPercentage',
  'profileCheck',
  'heldFor',
  'isPlaced',
  'placedCompany',
  'placedPayPaise',
  'city',
  'userStatus',
  'createdAt',
] as const;

/** What the lists of students keep under in caches. */
export const studentKey = 'student';

export const createStudentCatalogue = ({
  hasApplied,
  isPlaced,
  hasReached,
  hasOpenOffer,
  offers,
  offerEndsBefore,
  absences,
  isWaitlisted,
  isHeld,
  heldFor,
  placement,
}: Standing) =>
  defineCatalogue({
    key: studentKey,
    table: users,
    readers: ['Manage User'],
    scope: (caller) => and(eq(users.type, 'C'), usersInReach(caller)),
    derived: {
      ...erasureOfPerson,
      isInvited,
      name: writtenName(users),
      parentEntityName: sql<
        string | null
      >`(select ${institutes.name} from ${institutes} where ${institutes.id} = ${users.parentEntityID})`,
      city: sql<
        string | null
      >`(select ${candidates.city} from ${candidates} where ${candidates.userID} = ${users.id})`,
      stateCode: sql<StateCode | null>`(select ${candidates.stateCode} from ${candidates} where ${candidates.userID} = ${users.id})`,
      missingInstitute: sql<
        string | null
      >`(select ${candidates.missingInstitute} from ${candidates} where ${candidates.userID} = ${users.id})`,
      rollNumber: sql<string | null>`(select ${currentDegrees.rollNumber} ${ofDegree})`,
      degree: sql<CurrentDegreeLevel | null>`(select ${currentDegrees.degree} ${ofDegree})`,
      passingYear: sql<number | null>`(select ${currentDegrees.passingYear} ${ofDegree})`,
      cgpa: sql<number | null>`(select ${currentDegrees.cgpa}::float8 ${ofDegree})`,
      cgpaScale: sql<number | null>`(select ${currentDegrees.cgpaScale} ${ofDegree})`,
      percentage: sql<number | null>`(select ${currentDegrees.percentage}::float8 ${ofDegree})`,
      liveBacklogs: inSummary(sql`${academics.liveBacklogs}`),
      deadBacklogs: inSummary(sql`${academics.deadBacklogs}`),
      sscPercentage: percentOf('SSC'),
      hscPercentage: percentOf('HSC'),
      diplomaPercentage: percentOf('DIPLOMA'),
      profileCheck,
      isPlaced: sql<boolean>`${isPlaced}`,
      heldFor,
      placedCompany: placement.company,
      placedPayPaise: placement.payPaise,
      specialisation: sql<
        string | null
      >`(select ${programs.specialisation} from ${programs} join ${currentDegrees} on ${currentDegrees.programID} = ${programs.id} where ${currentDegrees.userID} = ${users.id})`,
    },
    searched: [users.fullName, users.email, users.mobileNumber],
    findsBy: (search) => hasDegreeThat(contains(currentDegrees.rollNumber, search)),
    filters: {
      isFresher: (isFresher: boolean) => eq(users.isFresher, isFresher),
      instituteID: (id: string) => eq(users.parentEntityID, id),
      missesInstitute: (misses: boolean) => unless(misses, namesMissingInstitute),
      status: (status: UserStatus) => eq(users.userStatus, status),
      programID: (ids: string) => hasDegreeThat(inArray(currentDegrees.programID, ids.split(','))),
      degree: (degree: CurrentDegreeLevel) => hasDegreeThat(eq(currentDegrees.degree, degree)),
      minCgpa: (least: number) => gte(cgpaOfTen, least),
      maxCgpa: (most: number) => lte(cgpaOfTen, most),
      minLiveBacklogs: (least: number) => gte(inSummary(sql`${academics.liveBacklogs}`), least),
      // -1 is any number.
      maxLiveBacklogs: (most: number) =>
        most === -1 ? undefined : lte(inSummary(sql`${academics.liveBacklogs}`), most),
      backlogsGrew: (grew: boolean) => unless(grew, sql`coalesce(${backlogsGrew}, false)`),
      minSSC: (least: number) => gte(percentOf('SSC'), least),
      minHSC: (least: number) => gte(percentOf('HSC'), least),
      minDiploma: (least: number) => gte(percentOf('DIPLOMA'), least),
      passingYear: (year: number) => hasDegreeThat(eq(currentDegrees.passingYear, year)),
      endsInTime: (ends: boolean) => unless(ends, hasDegreeThat(endsInTime)),
      profileCheck: (check: ProfileCheck) => and(accountsThatCount, conditionOfCheck[check]),
      hasApplied: (applied: boolean) =>
        and(accountsThatCount, eq(users.userStatus, 'Active'), unless(applied, hasApplied)),
      isPlaced: (placed: boolean) => unless(placed, isPlaced),
      isHeld: (held: boolean) => unless(held, isHeld),
      hasOpenOffer: (open: boolean) => unless(open, hasOpenOffer),
      minOffers: (least: number) => gte(offers, least),
      offerEndsBy: (day: string) => offerEndsBefore(endOfIndianDate(day)),
      minAbsences: (least: number) => gte(absences, least),
      isWaitlisted: (waits: boolean) => unless(waits, isWaitlisted),
      gender: (gender: Gender) =>
        exists(
          sql`(select 1 from ${candidates} where ${candidates.userID} = ${users.id} and ${candidates.gender} = ${gender})`,
        ),
      isConfirmed: (confirmed: boolean) =>
        confirmed ? accountsThatCount : and(isNull(users.mobileVerifiedAt), ne(users.userStatus, 'Erased')),
      isInvited: (invited: boolean) => unless(invited, isInvited),
      minCompletion: hasFilledIn,
      reached: (reach: ApplicationReach) => hasReached[reach],
      from: (day: string) => gte(users.createdAt, startOfIndianDate(day)),
      to: (day: string) => lt(users.createdAt, endOfIndianDate(day)),
    },
    groups: {
      status: users.userStatus,
      programID: sql`(select ${currentDegrees.programID} ${ofDegree})`,
    },
    sorts: {
      firstName: users.fullName,
      lastName: users.lastName,
      // Who has none stands after everybody when the highest come first.
      cgpa: orNone(cgpaOfTen),
      liveBacklogs: orNone(inSummary(sql`${academics.liveBacklogs}`)),
      sscPercentage: orNone(percentOf('SSC')),
      hscPercentage: orNone(percentOf('HSC')),
      placedPayPaise: orNone(placement.payPaise),
    },
    item: ({ id, name, firstName, lastName, email, mobileNumber, isFresher, userStatus }) => ({
      id,
      name,
      firstName,
      lastName,
      email,
      mobileNumber,
      isFresher,
      userStatus,
    }),
    download: studentColumns,
    sameAs: ({ id }) => eq(users.id, id),
    usage: {},
  });

/**
 * Condition on rows of `users`: in the list of students that this query of its address shows the caller.
 * @throws ApiFailure 422 for a query that the list does not take any more
 */
export function studentsOfList(standing: Standing, query: string, caller: SignedInUser): SQL | undefined {
  const { declaration } = createStudentCatalogue(standing);
  return and(declaration.scope?.(caller), conditionOf(declaration, readQuery('listStudents', query)));
}

/** Whoever manages students reads what was done to those in reach. */
export const studentHistory: ReadableHistory = {
  key: studentKey,
  readers: ['Manage User'],
  isInScope: async (context, id) => {
    const inReach = and(eq(users.id, id), eq(users.type, 'C'), usersInReach(signedIn(context)));
    return (await context.db.$count(users, inReach)) > 0;
  },
};

/** Writes a line in the audit trail that says who took the file, by which filters and what for. */
export async function noteDownload(
  { purpose, ...query }: OperationRequest<'downloadStudents'>['query'],
  context: OperationContext,
): Promise<void> {
  await context.primary.transaction((tx) =>
    audit(tx, context, {
      action: 'downloaded',
      entityType: studentKey,
      entityID: 'list',
      subjectID: signedIn(context).id,
      fields: Object.keys(query),
      reason: storedText(purpose),
    }),
  );
}
