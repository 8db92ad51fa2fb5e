import { and, asc, desc, eq, gte, inArray, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { endOfIndianDate, startOfIndianDate } from '../../platform/calendar.ts';
import { contains } from '../../database/pages.ts';
import { grouped } from '../../platform/grouped.ts';
import { notFound } from '../../platform/failure.ts';
import {
  signedIn,
  type OperationContext,
  type OperationData,
  type Operations,
} from '../../platform/operation.ts';
import { orderOf, readRow, readRows } from '../catalogue/rows.ts';
import { institutes } from '../institutes/tables.ts';
import { evaluate, type Evaluation } from '../job-descriptions/evaluation.ts';
import { readFacts } from '../job-descriptions/facts.ts';
import { jobsFor, jobsInScope, jobsOpenTo, jobView, type JobRow } from '../job-descriptions/reading.ts';
import { jobApprovals, jobDescriptions } from '../job-descriptions/tables.ts';
import { academics, candidateSkills, currentDegrees } from '../profile/tables.ts';
import { masterPrograms, programs } from '../programs/tables.ts';
import { candidates, users, type User } from '../users/tables.ts';
import { mappingEvents, mappings } from './tables.ts';

type MappingView = OperationData<'listEligibleStudents'>['mapping'][number];
type Mapping = typeof mappings.$inferSelect;

/** Most jobs that one candidate chooses from, the next to close first. */
const mostJobs = 500;
/** Most people that are judged for one job. */
const mostPeople = 5_000;

/** Jobs as candidates find them, and people as those find them who hire. */
export const mappingsOperations = {
  listEligibleJobDescriptions: async ({ query }, context) => {
    const { pageNo = 1, pageSize = 25, search, verdict = 'Eligible', jobType, cityID, sort } = query;
    const caller = signedIn(context);
    const now = context.now();
    const jobs = jobsFor(caller, now);
    const where = and(
      jobsOpenTo(caller, now),
      sql`not exists (select from ${mappings} where ${mappings.jdID} = ${jobDescriptions.id}
        and ${mappings.userID} = ${caller.id} and ${mappings.status} <> 'Eligible')`,
      search === undefined ? undefined : or(...jobs.searched.map((column) => contains(column, search))),
      jobType && eq(jobDescriptions.jobType, jobType),
      cityID === undefined ? undefined : sql`${jobDescriptions.cityIDs} @> array[${cityID}]::text[]`,
    );
    const order = orderOf(jobs, 'lastDateToApply');
    const rows = await readRows(context.db, jobs, { where, order, limit: mostJobs });
    const facts = (await readFacts(context.db, [caller.id], now)).get(caller.id);
    if (facts === undefined) throw notFound();
    const judged = rows
      .map((row) => ({ row, evaluation: evaluate(row, facts, now, context.locale) }))
      .filter(({ evaluation }) => evaluation.verdict === verdict);
    const sorted = sort === undefined ? judged : judged.toSorted(byJob(sort));
    return {
      data: {
        jobDescription: pageOf(sorted, pageNo, pageSize).map(({ row, evaluation }) => ({
          ...jobView(row, caller),
          evaluation,
        })),
      },
      meta: { pageNo, pageSize, total: sorted.length },
    };
  },

  listPastJobDescriptions: async ({ query }, context) => {
    const { pageNo = 1, pageSize = 25, status, from, to } = query;
    const caller = signedIn(context);
    const where = and(
      eq(mappings.userID, caller.id),
      ne(mappings.status, 'Eligible'),
      status && eq(mappings.status, status),
      from === undefined ? undefined : gte(mappings.updatedAt, startOfIndianDate(from)),
      to === undefined ? undefined : lt(mappings.updatedAt, endOfIndianDate(to)),
    );
    const rows = await context.db
      .select()
      .from(mappings)
      .where(where)
      .orderBy(desc(mappings.updatedAt), desc(mappings.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    const total = await context.db.$count(mappings, where);
    const jobs = await jobsByID(
      context,
      rows.map(({ jdID }) => jdID),
    );
    const steps = await timelines(context, rows);
    return {
      data: {
        mapping: rows.map((row) => {
          const job = jobs.get(row.jdID);
          return {
            ...view(row),
            ...(job === undefined ? {} : { jobDescription: jobView(job, caller) }),
            timeline: (steps.get(row.id) ?? []).map(({ from: before, to: after, at, reason }) => ({
              from: before,
              to: after,
              actor: null,
              reason,
              at: at.toISOString(),
            })),
          };
        }),
      },
      meta: { pageNo, pageSize, total },
    };
  },

  listEligibleStudents: async ({ query }, context) => {
    const { jdID, pageNo = 1, pageSize = 25, status, verdict, sort = '-matchScore' } = query;
    const caller = signedIn(context);
    const now = context.now();
    const job = await readRow(context.db, jobsFor(caller, now), jdID, jobsInScope(caller));
    if (!job) throw notFound();
    const people = await peopleFor(context, job, query);
    const facts = await readFacts(
      context.db,
      people.map(({ user }) => user.id),
      now,
    );
    const judged = people
      .flatMap((person) => {
        const known = facts.get(person.user.id);
        if (known === undefined) return [];
        const evaluation = evaluate(job, known, now, context.locale);
        return [
          { ...person, evaluation, degreeScore: known.graduation ?? known.postGraduation ?? known.diploma },
        ];
      })
      // A company meets those who may apply and those who have; the others are nobody's business.
      .filter(
        ({ evaluation, mapping }) =>
          caller.type !== 'E' || mapping !== null || evaluation.verdict === 'Eligible',
      )
      .filter(({ evaluation }) => verdict === undefined || evaluation.verdict === verdict)
      .filter(({ mapping }) => status === undefined || (mapping?.status ?? 'Eligible') === status)
      .toSorted(byPerson(sort));
    return {
      data: {
        mapping: pageOf(judged, pageNo, pageSize).map((each) => ({
          ...(each.mapping === null
            ? { id: each.user.id, jdID, userID: each.user.id, status: 'Eligible' as const }
            : view(each.mapping)),
          student: studentView(each, caller.type === 'S' || each.mapping?.contactRevealedAt != null),
          evaluation: each.evaluation,
        })),
      },
      meta: { pageNo, pageSize, total: judged.length },
    };
  },
} satisfies Operations;

interface Person {
  user: User;
  mapping: Mapping | null;
  degree: typeof currentDegrees.$inferSelect | null;
  programName: string | null;
  instituteName: string | null;
  liveBacklogs: number | null;
}

/** Candidates whom a job is for, within the caller's scope, with where they stand. */
async function peopleFor(
  { db, ...context }: OperationContext,
  job: JobRow,
  query: {
    search?: string;
    programID?: string;
    instituteID?: string;
    passingYear?: number;
    minCgpa?: number;
    maxLiveBacklogs?: number;
    skillID?: string;
  },
): Promise<Person[]> {
  const caller = signedIn({ db, ...context });
  const { search, programID, instituteID, passingYear, minCgpa, maxLiveBacklogs, skillID } = query;
  const approved = db
    .select({ id: jobApprovals.instituteID })
    .from(jobApprovals)
    .where(and(eq(jobApprovals.jobDescriptionID, job.id), eq(jobApprovals.state, 'Approved')));
  const isCampus = job.audience === 'Fresher';
  return db
    .select({
      user: users,
      mapping: mappings,
      degree: currentDegrees,
      programName: sql<string | null>`${masterPrograms.name} || ' ' || ${programs.specialisation}`,
      instituteName: institutes.name,
      liveBacklogs: academics.liveBacklogs,
    })
    .from(users)
    .innerJoin(candidates, eq(candidates.userID, users.id))
    .leftJoin(mappings, and(eq(mappings.userID, users.id), eq(mappings.jdID, job.id)))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .leftJoin(programs, eq(programs.id, currentDegrees.programID))
    .leftJoin(masterPrograms, eq(masterPrograms.id, programs.masterProgramID))
    .leftJoin(institutes, eq(institutes.id, users.parentEntityID))
    .leftJoin(academics, eq(academics.userID, users.id))
    .where(
      and(
        eq(users.type, 'C'),
        eq(users.userStatus, 'Active'),
        eq(users.isActive, true),
        job.audience === 'Both' ? undefined : eq(users.isFresher, isCampus),
        isCampus ? inArray(users.parentEntityID, approved) : undefined,
        caller.type === 'E'
          ? or(eq(candidates.openToOpportunities, true), sql`${mappings.id} is not null`)
          : undefined,
        ofCallersInstitutes(caller),
        search === undefined
          ? undefined
          : contains(sql`${users.firstName} || ' ' || ${users.lastName}`, search),
        programID === undefined ? undefined : eq(currentDegrees.programID, programID),
        instituteID === undefined ? undefined : eq(users.parentEntityID, instituteID),
        passingYear === undefined ? undefined : eq(currentDegrees.passingYear, passingYear),
        minCgpa === undefined ? undefined : gte(currentDegrees.cgpa, minCgpa),
        maxLiveBacklogs === undefined || maxLiveBacklogs === -1
          ? undefined
          : lte(academics.liveBacklogs, maxLiveBacklogs),
        skillID === undefined
          ? undefined
          : sql`exists (select from ${candidateSkills} where ${candidateSkills.userID} = ${users.id} and ${candidateSkills.skillID} = ${skillID})`,
      ),
    )
    .orderBy(asc(users.firstName), asc(users.id))
    .limit(mostPeople);
}

/** Officers see the people of their own institutes only. */
function ofCallersInstitutes({ roleScope, parentEntityID }: ReturnType<typeof signedIn>): SQL | undefined {
  if (roleScope === 'institute') return eq(users.parentEntityID, parentEntityID ?? '');
  return roleScope === 'university' ? eq(institutes.universityID, parentEntityID ?? '') : undefined;
}

function studentView(
  { user, degree, programName, instituteName, liveBacklogs }: Person,
  hasContact: boolean,
) {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    mobileNumber: hasContact ? user.mobileNumber : null,
    email: hasContact ? user.email : null,
    isFresher: user.isFresher ?? false,
    instituteName,
    programName,
    passingYear: degree?.passingYear ?? null,
    cgpa: degree?.cgpa ?? null,
    percentage: degree?.percentage ?? null,
    liveBacklogs,
  };
}

function view(row: Mapping): MappingView {
  const { id, jdID, userID, status, statusReasonCode, statusNote, candidateProfileID, cvID, offer } = row;
  return {
    id,
    jdID,
    userID,
    status,
    statusReasonCode,
    statusNote,
    candidateProfileID,
    cvID,
    offer,
    appliedAt: row.appliedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    contactRevealedAt: row.contactRevealedAt?.toISOString() ?? null,
    rowVersion: row.rowVersion,
  };
}

async function jobsByID(
  context: OperationContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, JobRow>> {
  const jobs = jobsFor(signedIn(context), context.now());
  const where = inArray(jobDescriptions.id, [...ids]);
  const rows = await readRows(context.db, jobs, {
    where,
    order: orderOf(jobs, 'createdAt'),
    limit: ids.length,
  });
  return new Map(rows.map((row) => [row.id, row]));
}

async function timelines({ db }: OperationContext, rows: readonly Mapping[]) {
  const ids = rows.map(({ id }) => id);
  const events = await db
    .select()
    .from(mappingEvents)
    .where(inArray(mappingEvents.mappingID, ids))
    .orderBy(asc(mappingEvents.at), asc(mappingEvents.id));
  return grouped(events, ({ mappingID }) => mappingID);
}

function pageOf<Item>(items: readonly Item[], pageNo: number, pageSize: number): readonly Item[] {
  return items.slice((pageNo - 1) * pageSize, pageNo * pageSize);
}

type Compare<Item> = (one: Item, other: Item) => number;

/** An order by a value; a minus sign in front of the name turns it round. */
function ordered<Item>(
  sort: string,
  values: Readonly<Record<string, (item: Item) => number | string>>,
): Compare<Item> {
  const isDescending = sort.startsWith('-');
  const valueOf = values[isDescending ? sort.slice(1) : sort];
  if (valueOf === undefined) throw new Error(`There is no order by ${sort}.`);
  return (one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    const order = a < b ? -1 : a > b ? 1 : 0;
    return isDescending ? -order : order;
  };
}

const byJob = (sort: string): Compare<{ row: JobRow; evaluation: Evaluation }> =>
  ordered(sort, {
    matchScore: ({ evaluation }) => evaluation.matchScore ?? 0,
    lastDateToApply: ({ row }) => row.lastDateToApply?.getTime() ?? 0,
    createdAt: ({ row }) => row.createdAt.getTime(),
  });

const byPerson = (sort: string): Compare<Person & { evaluation: Evaluation }> =>
  ordered(sort, {
    matchScore: ({ evaluation }) => evaluation.matchScore ?? 0,
    firstName: ({ user }) => user.firstName.toLowerCase(),
    appliedAt: ({ mapping }) => mapping?.appliedAt?.getTime() ?? 0,
  });
