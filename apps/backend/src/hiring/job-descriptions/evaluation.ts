/** The verdict about a candidate and a job, as the contract shows it. */
import type { components } from '@aarambh/api-client/schema';
import { inLanguage, type Locale } from '../../platform/index.ts';
import type { FoundEvaluation, GateOutcome } from '../tables/evaluation.ts';
import { evaluateCriteria, verdictOf, type CandidateFacts } from './eligibility.ts';
import { fixOf, fixOfGate } from './fixes.ts';
import { missingText, type SkillNames } from './missing-skills.ts';
import { reasonOf } from './reasons.ts';
import type { JobDescription } from '../tables/job-descriptions.ts';

export type Evaluation = components['schemas']['Evaluation'];

type JobCriteriaRow = Pick<JobDescription, 'criteria' | 'criteriaVersion' | 'cityIDs' | 'skills'>;

/** Works it out anew from what is stored now. The verdict follows from the rules and the gates that are shown; warnings do not count. */
export function evaluate(
  job: JobCriteriaRow,
  facts: CandidateFacts,
  gates: readonly GateOutcome[],
  now: Date,
): FoundEvaluation {
  const rules = evaluateCriteria(job.criteria ?? {}, facts, job);
  return {
    verdict: verdictOf([...rules, ...gates.filter(({ isWarning }) => !isWarning)]),
    evaluatedAt: now.toISOString(),
    criteriaVersion: job.criteriaVersion,
    matchScore: matchScore(job.skills, facts.skillIDs),
    rules,
    gates,
  };
}

interface Reader {
  locale: Locale;
  /** Whether the evaluation is about the reader. */
  isOwn: boolean;
  /** Of the skills that are missing, for whom it is about. */
  skillNames: SkillNames;
}

/**
 * An evaluation in the language of whoever reads it. The person whom it is about reads each reason in a sentence; others read of a rule what
 * is asked and what is there, and of a gate the sentence.
 */
export function evaluationView(
  jdID: string,
  { rules, gates, ...found }: FoundEvaluation,
  { locale, isOwn, skillNames }: Reader,
): Evaluation {
  return {
    jdID,
    ...found,
    rules: rules.map(({ label, required, actual, missingSkillIDs = [], ...rule }) => {
      const missing = missingText(missingSkillIDs, skillNames);
      const reason = isOwn ? reasonOf({ ...rule, required, actual }, missing) : null;
      return {
        ...rule,
        label: inLanguage(label, locale),
        required: required && inLanguage(required, locale),
        actual: actual && inLanguage(actual, locale),
        reason: reason && inLanguage(reason, locale),
        ...fixOf({ ...rule, actual }, locale),
      };
    }),
    gates: gates.map(({ label, reason, ...gate }) => ({
      ...gate,
      label: inLanguage(label, locale),
      reason: reason === undefined ? null : inLanguage(reason[isOwn ? 'own' : 'others'], locale),
      ...fixOfGate(gate, locale),
    })),
  };
}

/** Share of the job's skills that the candidate has, by weight, from 0 to 100. A job without skills suits everybody. */
export function matchScore(wanted: JobDescription['skills'], skillIDs: readonly string[]): number {
  const weightOf = (some: JobDescription['skills']) => some.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const all = weightOf(wanted);
  return all === 0
    ? 100
    : Math.round((weightOf(wanted.filter(({ skillID }) => skillIDs.includes(skillID))) * 100) / all);
}
