/** The people for a job: who they are, how they meet its criteria, and where they stand with it. */
import { and, asc, eq, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { contains } from '../../database/index.ts';
import {
  csvFile,
  notFound,
  signedIn,
  type OperationContext,
  type OperationRequest,
  storedText,
} from '../../platform/index.ts';
import { audit, readRow } from '../../records/index.ts';
import { institutes } from '../../organisations/index.ts';
import { zipOfCvs } from '../candidate-profiles/zip.ts';
import { evaluate, type Evaluation } from '../job-descriptions/evaluation.ts';
import { readFacts } from '../job-descriptions/facts.ts';
import { readGates } from '../job-descriptions/gates.ts';
import { jobsFor, type JobRow } from '../job-descriptions/reading.ts';
import { jobsInScope } from '../job-descriptions/scope.ts';
import { jobApprovals } from '../job-descriptions/tables.ts';
import { academics, candidateSkills, currentDegrees } from '../../candidates/index.ts';
import { masterPrograms, programs } from '../../catalogue/index.ts';
import { candidates, mayBeShownToEmployers, users, type User } from '../../identity/index.ts';
import { ordered, type Compare } from './order.ts';
import { applications } from './tables.ts';

type Query = OperationRequest<'listEligibleStudents'>['query'];
type Application = typeof applications.$inferSelect;

/** Most people that are judged for one job. */
const mostPeople = 5_000;

/** What a file of people has, in this order. */
const fileColumns = [
  'id',
  'firstName',
  'lastName',
  'rollNumber',
  'instituteName',
  'programName',
  'passingYear',
  'cgpa',
  'percentage',
  'liveBacklogs',
  'matchScore',
  'verdict',
  'status',
  'appliedAt',
  'mobileNumber',
  'email',
] as const;

/** Somebody whom the caller may see for a job. */
export interface JudgedPerson extends Person {
  evaluation: Evaluation;
  /** Whether the caller is told how to reach the person. */
  hasContact: boolean;
}

/**
 * Everybody for a job that the filters find, in order. A company meets those who may apply and those who have, and of somebody
 * who has not applied it learns that the rules are met, not the marks behind them; the others are nobody's business.
 * @throws ApiFailure 404 for a job out of the caller's scope
 */
export async function readPeople(
  context: OperationContext,
  query: Omit<Query, 'pageNo' | 'pageSize'>,
): Promise<JudgedPerson[]> {
  const { jdID, status, verdict, sort = '-matchScore' } = query;
  const caller = signedIn(context);
  const now = context.now();
  const job = await readRow(context.db, jobsFor(caller, now), jdID, jobsInScope(caller));
  if (!job) throw notFound();
  const people = await peopleFor(context, job, query);
  const ids = people.map(({ user }) => user.id);
  const facts = await readFacts(context.db, ids, now);
  const gatesOf = await readGates(context.db, [job], ids);
  const isCompany = caller.type === 'E';
  return people
    .flatMap((person): JudgedPerson[] => {
      const known = facts.get(person.user.id);
      if (known === undefined) return [];
      const evaluation = evaluate(job, known, gatesOf(job, person.user.id), { now, locale: context.locale });
      const hasApplied = person.mapping?.appliedAt != null;
      return [
        {
          ...person,
          evaluation: isCompany && !hasApplied ? withoutValues(evaluation) : evaluation,
          hasContact: !isCompany || person.mapping?.contactRevealedAt != null,
        },
      ];
    })
    .filter(({ evaluation, mapping }) => !isCompany || mapping !== null || evaluation.verdict === 'Eligible')
    .filter(({ evaluation }) => verdict === undefined || evaluation.verdict === verdict)
    .filter(({ mapping }) => status === undefined || (mapping?.status ?? 'Eligible') === status)
    .toSorted(byPerson(sort));
}

/** All that the filters find, as a file, and a line in the audit trail that says who took it and what for. */
export async function downloadPeople(
  {
    query: { purpose, format = 'csv', columns, ...query },
  }: Pick<OperationRequest<'downloadMappings'>, 'query'>,
  context: OperationContext,
) {
  const people = await readPeople(context, query);
  await context.db.transaction((tx) =>
    audit(tx, context, {
      action: 'downloaded',
      entityType: 'mapping',
      entityID: query.jdID,
      subjectID: signedIn(context).id,
      fields: Object.keys(query),
      reason: storedText(purpose),
    }),
  );
  if (format === 'cv') {
    const sent = people.flatMap(({ mapping, hasContact }) =>
      mapping?.appliedAt && mapping.cvID ? [{ id: mapping.cvID, hasContact }] : [],
    );
    return { file: zipOfCvs(context, sent, 'CVs') };
  }
  const wanted = columns?.split(',');
  const shown = fileColumns.filter((column) => wanted === undefined || wanted.includes(column));
  return { file: csvFile('mapping', shown, linesOf(people)) };
}

async function* linesOf(people: readonly JudgedPerson[]) {
  for (const person of people) {
    const { evaluation, mapping } = person;
    yield {
      ...studentView(person),
      matchScore: evaluation.matchScore,
      verdict: evaluation.verdict,
      status: mapping?.status ?? 'Eligible',
      appliedAt: mapping?.appliedAt?.toISOString() ?? null,
    };
  }
}

function withoutValues(evaluation: Evaluation): Evaluation {
  return { ...evaluation, rules: evaluation.rules.map((rule) => ({ ...rule, actual: null })) };
}

/** A person as the list shows them. */
export function studentView({
  user,
  mapping,
  degree,
  programName,
  instituteName,
  liveBacklogs,
  hasContact,
}: JudgedPerson) {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    mobileNumber: hasContact ? user.mobileNumber : null,
    email: hasContact ? user.email : null,
    isFresher: user.isFresher ?? false,
    rollNumber: hasContact || mapping?.appliedAt != null ? (degree?.rollNumber ?? null) : null,
    instituteName,
    programName,
    passingYear: degree?.passingYear ?? null,
    cgpa: degree?.cgpa ?? null,
    percentage: degree?.percentage ?? null,
    liveBacklogs,
  };
}

interface Person {
  user: User;
  mapping: Application | null;
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
    rollNumbers?: string;
  },
): Promise<Person[]> {
  const caller = signedIn({ db, ...context });
  const { search, programID, instituteID, passingYear, minCgpa, maxLiveBacklogs, skillID, rollNumbers } =
    query;
  const approved = db
    .select({ id: jobApprovals.instituteID })
    .from(jobApprovals)
    .where(and(eq(jobApprovals.jobDescriptionID, job.id), eq(jobApprovals.state, 'Approved')));
  const isCampus = job.audience === 'Fresher';
  return db
    .select({
      user: users,
      mapping: applications,
      degree: currentDegrees,
      programName: sql<string | null>`${masterPrograms.name} || ' ' || ${programs.specialisation}`,
      instituteName: institutes.name,
      liveBacklogs: academics.liveBacklogs,
    })
    .from(users)
    .innerJoin(candidates, eq(candidates.userId, users.id))
    .leftJoin(applications, and(eq(applications.userId, users.id), eq(applications.jdID, job.id)))
    .leftJoin(currentDegrees, eq(currentDegrees.userId, users.id))
    .leftJoin(programs, eq(programs.id, currentDegrees.programID))
    .leftJoin(masterPrograms, eq(masterPrograms.id, programs.masterProgramID))
    .leftJoin(institutes, eq(institutes.id, users.parentEntityID))
    .leftJoin(academics, eq(academics.userId, users.id))
    .where(
      and(
        eq(users.type, 'C'),
        eq(users.userStatus, 'Active'),
        eq(users.isActive, true),
        job.audience === 'Both' ? undefined : eq(users.isFresher, isCampus),
        isCampus ? inArray(users.parentEntityID, approved) : undefined,
        caller.type === 'E'
          ? or(
              and(eq(candidates.openToOpportunities, true), mayBeShownToEmployers(context.now())),
              sql`${applications.id} is not null`,
            )
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
        rollNumbers === undefined
          ? undefined
          : sql`lower(${currentDegrees.rollNumber}) = any(${sql.param(listed(rollNumbers))}::text[])`,
        skillID === undefined
          ? undefined
          : sql`exists (select from ${candidateSkills} where ${candidateSkills.userId} = ${users.id} and ${candidateSkills.skillID} = ${skillID})`,
      ),
    )
    .orderBy(asc(users.firstName), asc(users.id))
    .limit(mostPeople);
}

/** Roll numbers of a list, as they are compared. */
const listed = (rollNumbers: string): string[] =>
  rollNumbers.split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim().toLowerCase()]));

/** Officers see the people of their own institutes only. */
function ofCallersInstitutes({ roleScope, parentEntityID }: ReturnType<typeof signedIn>): SQL | undefined {
  if (roleScope === 'institute') return eq(users.parentEntityID, parentEntityID ?? '');
  return roleScope === 'university' ? eq(institutes.universityID, parentEntityID ?? '') : undefined;
}

const byPerson = (sort: string): Compare<Person & { evaluation: Evaluation }> =>
  ordered(sort, {
    matchScore: ({ evaluation }) => evaluation.matchScore ?? 0,
    firstName: ({ user }) => user.firstName.toLowerCase(),
    appliedAt: ({ mapping }) => mapping?.appliedAt?.getTime() ?? 0,
  });
