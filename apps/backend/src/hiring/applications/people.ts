/** The people for a job: who they are, how they meet its criteria, and where they stand with it. */
import { gradeText } from '@aarambh/forms';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { academics, currentDegrees } from '../../candidates/index.ts';
import { masterPrograms, programs } from '../../catalogue/index.ts';
import { candidates, users, type User } from '../../identity/index.ts';
import { institutes } from '../../organisations/index.ts';
import {
  csvFile,
  csvLines,
  signedIn,
  storedText,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { zipOfCvs } from '../candidate-profiles/zip.ts';
import { evaluate, evaluationView, type Evaluation } from '../job-descriptions/evaluation.ts';
import { readJudged } from '../job-descriptions/judging.ts';
import type { JudgedJob } from '../job-descriptions/reading.ts';
import { refuseOrder } from './ratings.ts';
import { findPeople, idsOfPeople, type FoundPeople } from './finding.ts';
import { asItStands } from '../statuses/standing.ts';
import { applications } from '../tables/applications.ts';

type Application = typeof applications.$inferSelect;

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
  'experienceMonths',
  'noticePeriodDays',
  'matchScore',
  'verdict',
  'status',
  'appliedAt',
  'mobileNumber',
  'email',
] as const;

/** Most people of one file. */
const mostInFile = 100_000;

/** People of a file that are read at once. */
const readAtOnce = 500;

interface Person {
  user: User;
  mapping: Application | null;
  degree: typeof currentDegrees.$inferSelect | null;
  programName: string | null;
  instituteName: string | null;
  liveBacklogs: number | null;
  noticePeriodDays: number | null;
}

/** Somebody whom the caller may see for a job. */
export interface JudgedPerson extends Person {
  evaluation: Evaluation;
  /** Months of work, without internships. */
  experienceMonths: number;
  /** Whether the caller is told how to reach the person. */
  hasContact: boolean;
}

/**
 * These people of a job in this order, each with the whole evaluation: of an application the one that it was sent with, since later criteria
 * are for new applicants alone. Of somebody who has not applied a company learns that the rules are met, not the marks behind them.
 */
export async function readPeople(
  context: OperationContext,
  job: JudgedJob,
  ids: readonly string[],
): Promise<JudgedPerson[]> {
  const now = context.now();
  const people = new Map((await peopleOf(context, job, ids)).map((each) => [each.user.id, each]));
  const judged = await readJudged(context.db, [job], ids, now);
  const isCompany = signedIn(context).type === 'E';
  return ids.flatMap((id): JudgedPerson[] => {
    const person = people.get(id);
    const known = judged.get(id);
    if (person === undefined || known === undefined) return [];
    const found = person.mapping?.eligibilitySnapshot ?? evaluate(job, known.facts, known.gatesOf(job), now);
    const evaluation = evaluationView(job.id, found, {
      locale: context.locale,
      isOwn: false,
      skillNames: new Map(),
    });
    const hasApplied = person.mapping?.appliedAt != null;
    return [
      {
        ...person,
        mapping: person.mapping && asItStands(person.mapping, job),
        evaluation: isCompany && !hasApplied ? withoutValues(evaluation) : evaluation,
        experienceMonths: known.facts.experienceMonths,
        hasContact: !isCompany || person.mapping?.contactRevealedAt != null,
      },
    ];
  });
}

/** All that the filters find, as a file, and a line in the audit trail that says who took it and what for. */
export async function downloadPeople(
  {
    query: { purpose, format = 'csv', columns, applicationIDs, sort = 'firstName', ...query },
  }: Pick<OperationRequest<'downloadMappings'>, 'query'>,
  context: OperationContext,
) {
  refuseOrder(context, sort);
  const all = await findPeople(context, query);
  const isChosen =
    applicationIDs === undefined ? undefined : inArray(applications.id, applicationIDs.split(','));
  const found = { ...all, where: and(all.where, isChosen) };
  const ids = await idsOfPeople(found, { sort, limit: mostInFile });
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
  const wanted = columns?.split(',');
  const shown = fileColumns.filter((column) => wanted === undefined || wanted.includes(column));
  if (format === 'cv') {
    const sent = await sentCvs(context, found, ids);
    const senders = sent.map(({ userID }) => userID);
    const list = (names: ReadonlyMap<string, string>) =>
      csvLines(['cv', ...shown], linesOf(context, found, senders, names));
    return { file: zipOfCvs(context, sent, { name: 'CVs', list }) };
  }
  return { file: csvFile('mapping', shown, linesOf(context, found, ids)) };
}

/** The CVs that these people have sent, and whether the caller reads there how to reach them. */
async function sentCvs(context: OperationContext, { db, job }: FoundPeople, ids: readonly string[]) {
  const rows = await db
    .select({ userID: applications.userID, id: applications.cvID, revealed: applications.contactRevealedAt })
    .from(applications)
    .where(
      and(
        eq(applications.jdID, job.id),
        inArray(applications.userID, [...ids]),
        sql`${applications.appliedAt} is not null`,
      ),
    );
  const cvOf = new Map(rows.map((row) => [row.userID, row]));
  const isCompany = signedIn(context).type === 'E';
  return ids.flatMap((userID) => {
    const { id = null, revealed = null } = cvOf.get(userID) ?? {};
    return id === null ? [] : [{ id, userID, hasContact: !isCompany || revealed !== null }];
  });
}

/** @param cvs the name of the file of each CV, where there are files */
async function* linesOf(
  context: OperationContext,
  { job }: FoundPeople,
  ids: readonly string[],
  cvs: ReadonlyMap<string, string> = new Map(),
) {
  for (let from = 0; from < ids.length; from += readAtOnce) {
    for (const person of await readPeople(context, job, ids.slice(from, from + readAtOnce))) {
      const { evaluation, mapping } = person;
      const { cgpa, ...student } = studentView(person);
      yield {
        ...student,
        cv: cvs.get(mapping?.cvID ?? '') ?? null,
        cgpa: cgpa === null ? null : gradeText(cgpa),
        matchScore: evaluation.matchScore,
        verdict: evaluation.verdict,
        status: mapping?.status ?? 'Eligible',
        appliedAt: mapping?.appliedAt?.toISOString() ?? null,
      };
    }
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
  noticePeriodDays,
  experienceMonths,
  hasContact,
}: JudgedPerson) {
  const isExperienced = user.isFresher === false;
  // What the person has sent, or is known to the own office.
  const isKnown = hasContact || mapping?.appliedAt != null;
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    mobileNumber: hasContact ? user.mobileNumber : null,
    email: hasContact ? user.email : null,
    isFresher: user.isFresher ?? false,
    rollNumber: isKnown ? (degree?.rollNumber ?? null) : null,
    instituteName,
    programName,
    passingYear: degree?.passingYear ?? null,
    cgpa: degree?.cgpa ?? null,
    percentage: degree?.percentage ?? null,
    liveBacklogs,
    experienceMonths: isExperienced ? experienceMonths : null,
    noticePeriodDays: isExperienced && isKnown ? noticePeriodDays : null,
  };
}

const peopleOf = ({ db }: OperationContext, { id }: JudgedJob, ids: readonly string[]): Promise<Person[]> =>
  db
    .select({
      user: users,
      mapping: applications,
      degree: currentDegrees,
      programName: sql<string | null>`${masterPrograms.name} || ' ' || ${programs.specialisation}`,
      instituteName: institutes.name,
      liveBacklogs: academics.liveBacklogs,
      noticePeriodDays: candidates.noticePeriodDays,
    })
    .from(users)
    .leftJoin(candidates, eq(candidates.userID, users.id))
    .leftJoin(applications, and(eq(applications.userID, users.id), eq(applications.jdID, id)))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .leftJoin(programs, eq(programs.id, currentDegrees.programID))
    .leftJoin(masterPrograms, eq(masterPrograms.id, programs.masterProgramID))
    .leftJoin(institutes, eq(institutes.id, users.parentEntityID))
    .leftJoin(academics, eq(academics.userID, users.id))
    .where(inArray(users.id, [...ids]));
