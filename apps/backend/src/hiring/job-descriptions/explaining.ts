/** Eligibility explained: to a candidate, to an officer about a student, and as counts for a job that is written. */
import type { components } from '@aarambh/api-client/schema';
import { and, asc, eq } from 'drizzle-orm';
import { programs } from '../../catalogue/index.ts';
import { users, usersInReach } from '../../identity/index.ts';
import {
  notFound,
  outOfScope,
  signedIn,
  validationFailed,
  type OperationContext,
  type Operations,
} from '../../platform/index.ts';
import { refuseWrongCriteria } from './draft-rules.ts';
import { criteriaScale, type CandidateFacts, type KnownScore } from './eligibility.ts';
import { findJob } from './finding.ts';
import { evaluationView } from './evaluation.ts';
import type { FoundEvaluation } from '../tables/evaluation.ts';
import { evaluatorOf } from './evaluator.ts';
import { readOpenJobs, type OpenJob } from './judged.ts';
import { namesOfMissing } from './missing-skills.ts';
import { countsOf } from './preview.ts';

type WhatIf = components['schemas']['WhatIf'];

/** Whom an explanation is about. @throws ApiFailure 403 OUT_OF_SCOPE, 404, 422 without a student */
async function personOf(context: OperationContext, userID: string | undefined): Promise<string> {
  const caller = signedIn(context);
  if (caller.type === 'C') {
    if (userID !== undefined && userID !== caller.id) throw outOfScope('You can ask about yourself alone.');
    return caller.id;
  }
  // What a candidate has beside what an application shows is nobody's business who hires.
  if (!['all', 'institute', 'university'].includes(caller.roleScope)) throw outOfScope();
  if (userID === undefined) {
    throw validationFailed([{ path: 'userID', code: 'required', message: 'Choose a student.' }]);
  }
  const [student] = await context.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userID), eq(users.type, 'C'), usersInReach(caller)));
  if (student === undefined) throw notFound();
  return student.id;
}

/** The facts with what is tried in place of some. */
async function triedFacts(
  { db }: OperationContext,
  facts: CandidateFacts,
  tried: WhatIf,
): Promise<CandidateFacts> {
  const { ssc, hsc, diploma, programID, skillIDs = [], languages = [], ...others } = tried;
  const percent = (value: number) => ({ type: 'Percentage' as const, value });
  const [program] =
    programID === undefined
      ? []
      : await db
          .select({ masterProgramID: programs.masterProgramID })
          .from(programs)
          .where(eq(programs.id, programID))
          .orderBy(asc(programs.id));
  return {
    ...facts,
    ...others,
    skillIDs: [...facts.skillIDs, ...skillIDs],
    languages: [...facts.languages, ...languages],
    ...(ssc === undefined ? {} : { ssc: percent(ssc) }),
    ...(hsc === undefined ? {} : { hsc: percent(hsc) }),
    ...(diploma === undefined ? {} : { diploma: percent(diploma) }),
    ...(programID === undefined ? {} : { programID, masterProgramID: program?.masterProgramID ?? null }),
  };
}

/** What somebody begins to try with: the own values, as far as they are known and have the form of one. */
function ownValues(facts: CandidateFacts): WhatIf {
  const { degree, programID, passingYear, liveBacklogs, deadBacklogs, gapYears } = facts;
  const { experienceMonths, willingToRelocate } = facts;
  return withoutNulls({
    degree,
    programID,
    passingYear,
    ssc: percentIn(facts.ssc),
    hsc: percentIn(facts.hsc),
    diploma: percentIn(facts.diploma),
    graduation: scoreIn(facts.graduation),
    postGraduation: scoreIn(facts.postGraduation),
    liveBacklogs,
    deadBacklogs,
    gapYears,
    experienceMonths: Math.min(experienceMonths, 480),
    willingToRelocate,
  });
}

const inTwoDecimals = (value: number): number => Math.round(value * 100) / 100;

const percentIn = (score: KnownScore | null): number | null =>
  score?.type === 'Percentage' ? inTwoDecimals(score.value) : null;

/** A grade on another scale than that of criteria cannot be tried. */
function scoreIn(score: KnownScore | null): WhatIf['graduation'] | null {
  if (score === null) return null;
  const { type, value, outOf = criteriaScale } = score;
  return type === 'Percentage' || outOf === criteriaScale ? { type, value: inTwoDecimals(value) } : null;
}

type Nullable<Values> = { [Name in keyof Values]: Values[Name] | null };

function withoutNulls(values: Nullable<WhatIf>): WhatIf {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as WhatIf;
}

/** Who reads these evaluations of a person. */
async function readerOf(
  { db, locale, user }: OperationContext,
  person: string,
  evaluations: readonly FoundEvaluation[],
) {
  const isOwn = user?.id === person;
  return { locale, isOwn, skillNames: await namesOfMissing(db, locale, isOwn ? evaluations : []) };
}

export const explainingOperations = {
  explainEligibility: async ({ params: { id }, query: { userID }, body }, context) => {
    const person = await personOf(context, userID);
    const job = await findJob(context, id);
    if (job === undefined) throw notFound();
    const isTried = Object.keys(body).length > 0;
    const caller = signedIn(context);
    const open = isTried && caller.type === 'C' ? await readOpenJobs(context) : [];
    const { facts, evaluateFor } = await evaluatorOf(context, person, [job, ...open]);
    const tried = await triedFacts(context, facts, body);
    const isWon = (each: OpenJob) =>
      each.id !== job.id &&
      evaluateFor(each, facts).verdict !== 'Eligible' &&
      evaluateFor(each, tried).verdict === 'Eligible';
    const won = open.filter(isWon);
    const found = evaluateFor(job, tried);
    const pays = won.flatMap(({ ctcMaxPaise }) => ctcMaxPaise ?? []);
    return {
      data: {
        evaluation: evaluationView(job.id, found, await readerOf(context, person, [found])),
        ...(caller.type === 'C' && { facts: ownValues(facts) }),
        ...(isTried &&
          caller.type === 'C' && {
            moreJobs: won.length,
            moreJobsCtcMaxPaise: pays.length === 0 ? null : Math.max(...pays),
          }),
      },
    };
  },

  evaluateEligibility: async ({ query }, context) => {
    const { jdID, verdict, pageNo = 1, pageSize = 25 } = query;
    const caller = signedIn(context);
    const named = jdID === undefined ? undefined : await findJob(context, jdID);
    if (jdID !== undefined && named === undefined) throw notFound();
    if (caller.type !== 'C') {
      if (named === undefined) {
        throw validationFailed([{ path: 'jdID', code: 'required', message: 'Choose a job.' }]);
      }
      const at = { now: context.now(), locale: context.locale };
      return { data: { eligible: await countsOf(context.db, named, at) } };
    }
    const jobs = named === undefined ? await readOpenJobs(context) : [named];
    const { facts, evaluateFor } = await evaluatorOf(context, caller.id, jobs);
    const found = jobs
      .map((job) => ({ id: job.id, evaluation: evaluateFor(job, facts) }))
      .filter(({ evaluation }) => verdict === undefined || evaluation.verdict === verdict);
    const shown = found.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    const reader = await readerOf(
      context,
      caller.id,
      shown.map(({ evaluation }) => evaluation),
    );
    return {
      data: {
        evaluations: shown.map(({ id, evaluation }) => evaluationView(id, evaluation, reader)),
      },
    };
  },

  previewEligibility: async ({ body }, context) => {
    const { audience, criteria, seasonID = null, instituteIDs = [], cityIDs = [], skills = [] } = body;
    const { roleScope, parentEntityID } = signedIn(context);
    await refuseWrongCriteria(context.db, criteria);
    const ids = roleScope === 'institute' && parentEntityID !== null ? [parentEntityID] : instituteIDs;
    const job = { audience, criteria, seasonID, instituteIDs: ids, cityIDs, skills, ctcMaxPaise: null };
    return {
      data: { eligible: await countsOf(context.db, job, { now: context.now(), locale: context.locale }) },
    };
  },
} satisfies Operations;
