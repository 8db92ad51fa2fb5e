/**
 * Whether a candidate meets the criteria of a job, rule by rule. What is not known never passes: it asks for the missing
 * data instead. Grade points and percentages are compared by the published formula of the candidate's university, or not at all.
 */
import type { components } from '@aarambh/api-client/schema';
import { gradeFormulaText, gradeText, percentOfGrade, type GradeFormula } from '@aarambh/forms';
import { localized, type LocalizedText } from '../../platform/index.ts';
import type { RuleOutcome } from '../tables/evaluation.ts';
import { degreeName, degreeNames, type Degree } from '../../catalogue/index.ts';

type Schemas = components['schemas'];
type Criteria = Schemas['Criteria'];
type Outcome = Schemas['RuleResult']['outcome'];

export type Verdict = Schemas['Evaluation']['verdict'];

export interface Score {
  type: 'Percentage' | 'CGPA';
  value: number;
}

/** The scale of the grades that criteria name. */
export const criteriaScale = 10;

/** A score that a candidate has. */
export interface KnownScore extends Score {
  /** Top of the scale of a grade. @default that of criteria */
  outOf?: number;
  /** How grades of the university become percentages. Null and left out: nobody knows. */
  formula?: GradeFormula | null;
}

/** What the rules look at. Null: the candidate has not entered it. */
export interface CandidateFacts {
  /** What is studied now, or the highest that was completed. */
  degree: Degree | null;
  programID: string | null;
  masterProgramID: string | null;
  passingYear: number | null;
  ssc: KnownScore | null;
  hsc: KnownScore | null;
  diploma: KnownScore | null;
  graduation: KnownScore | null;
  postGraduation: KnownScore | null;
  liveBacklogs: number | null;
  deadBacklogs: number | null;
  gapYears: number | null;
  /** No entry is known to be none. */
  experienceMonths: number;
  skillIDs: readonly string[];
  languages: readonly string[];
  preferredCityIDs: readonly string[];
  willingToRelocate: boolean | null;
}

/** Whoever has entered nothing. */
export const nobody: CandidateFacts = {
  degree: null,
  programID: null,
  masterProgramID: null,
  passingYear: null,
  ssc: null,
  hsc: null,
  diploma: null,
  graduation: null,
  postGraduation: null,
  liveBacklogs: null,
  deadBacklogs: null,
  gapYears: null,
  experienceMonths: 0,
  skillIDs: [],
  languages: [],
  preferredCityIDs: [],
  willingToRelocate: null,
};

/** What of a job the rules look at. */
export interface JobCriteria {
  /** Null: not chosen yet, which keeps nobody out. */
  criteria: Criteria | null;
  cityIDs: readonly string[];
  skills: readonly { skillID: string }[];
}

/** The skills that a candidate needs all of, and the others of the job with the share of them, in percent, that is asked for. */
export function wantedSkills(
  { mustHaveSkillIDs = [], minSkillMatch = 0 }: Criteria,
  skills: JobCriteria['skills'],
): { musts: string[]; others: string[]; share: number } {
  const musts = [...new Set(mustHaveSkillIDs)];
  const others = [...new Set(skills.map(({ skillID }) => skillID))].filter((each) => !musts.includes(each));
  return { musts, others, share: minSkillMatch };
}

/** The outcome of every rule that the criteria have. An empty list: everybody is eligible. */
export function evaluateCriteria(
  criteria: Criteria,
  facts: CandidateFacts,
  job: Pick<JobCriteria, 'cityIDs' | 'skills'>,
): RuleOutcome[] {
  const { degrees, minSSC, minGraduation, minPostGraduation, languages } = criteria;
  const programs = [...(criteria.programIDs ?? []), ...(criteria.masterProgramIDs ?? [])];
  const own = [facts.programID, facts.masterProgramID].filter((each) => each !== null);
  return [
    degrees?.length
      ? rule('R1', localized('Degree: {degrees}', { degrees: degreeNames(degrees) }), {
          required: degreeNames(degrees),
          actual: facts.degree && degreeName(facts.degree),
          outcome: facts.degree === null ? 'unknown' : metIf(degrees.includes(facts.degree)),
        })
      : null,
    programs.length > 0
      ? rule('R2', localized('One of the programs that are asked for', {}), {
          outcome: own.length === 0 ? 'unknown' : metIf(own.some((each) => programs.includes(each))),
        })
      : null,
    criteria.passingYears?.length
      ? rule('R3', localized('Passing in {years}', { years: criteria.passingYears.join(', ') }), {
          required: criteria.passingYears.join(', '),
          actual: text(facts.passingYear),
          outcome:
            facts.passingYear === null ? 'unknown' : metIf(criteria.passingYears.includes(facts.passingYear)),
        })
      : null,
    minSSC === undefined
      ? null
      : atLeast(
          'R4',
          localized('SSC at least {value} percent', { value: minSSC }),
          percent(minSSC),
          facts.ssc,
        ),
    schoolRule(criteria, facts),
    minGraduation
      ? atLeast('R6', scoreLabel('Graduation', minGraduation), minGraduation, facts.graduation)
      : null,
    minPostGraduation
      ? atLeast(
          'R7',
          scoreLabel('Post graduation', minPostGraduation),
          minPostGraduation,
          facts.postGraduation,
        )
      : null,
    atMost('R8', 'At most {count} live backlogs', criteria.maxLiveBacklogs, facts.liveBacklogs),
    atMost('R9', 'At most {count} cleared backlogs', criteria.maxDeadBacklogs, facts.deadBacklogs),
    atMost('R10', 'At most {count} years of gap', criteria.maxGapYears, facts.gapYears),
    experienceRule(criteria, facts),
    skillsRule(wantedSkills(criteria, job.skills), facts),
    languages?.length
      ? rule('R13', localized('Languages: {languages}', { languages: languages.join(', ') }), {
          required: languages.join(', '),
          actual: facts.languages.join(', ') || null,
          outcome:
            facts.languages.length === 0
              ? 'unknown'
              : metIf(languages.every((each) => facts.languages.some((known) => isSame(known, each)))),
        })
      : null,
    criteria.locationOnly === true && job.cityIDs.length > 0
      ? rule('R14', localized('One of the cities of the job, or ready to move', {}), {
          outcome: locationOutcome(facts, job.cityIDs),
        })
      : null,
  ].filter((each) => each !== null);
}

/** Not eligible as soon as one rule is not met; otherwise data is missing as long as one is unknown. */
export function verdictOf(rules: readonly Pick<RuleOutcome, 'outcome'>[]): Verdict {
  if (rules.some(({ outcome }) => outcome === 'not_met')) return 'NotEligible';
  return rules.some(({ outcome }) => outcome === 'unknown') ? 'NeedsData' : 'Eligible';
}

function experienceRule(
  { minExperienceMonths: from, maxExperienceMonths: to }: Criteria,
  { experienceMonths: months }: CandidateFacts,
): RuleOutcome | null {
  if (from === undefined && to === undefined) return null;
  return rule('R11', localized('Months of experience', {}), {
    required: rangeText(from, to),
    actual: text(months),
    outcome: metIf(months >= (from ?? 0) && months <= (to ?? Infinity)),
  });
}

function rangeText(from: number | undefined, to: number | undefined): LocalizedText {
  if (to === undefined) return localized('{count} or more', { count: from ?? 0 });
  return from === undefined
    ? localized('Up to {count}', { count: to })
    : localized('{from} to {to}', { from, to });
}

/** Every skill that is a must, and a share of the job's other ones. */
function skillsRule(
  { musts, others, share }: ReturnType<typeof wantedSkills>,
  { skillIDs }: CandidateFacts,
): RuleOutcome | null {
  const hasShare = share > 0 && others.length > 0;
  if (musts.length === 0 && !hasShare) return null;
  const known = (ids: readonly string[]) => ids.filter((each) => skillIDs.includes(each)).length;
  const missing = (ids: readonly string[]) => ids.filter((each) => !skillIDs.includes(each));
  const label = hasShare
    ? localized('Every skill that is a must, and {share} percent of the others', { share })
    : localized('Skills that are a must', {});
  const neededOthers = hasShare ? Math.ceil((share * others.length) / 100) : 0;
  const hasOthers = known(others) * 100 >= share * others.length;
  const isMet = known(musts) === musts.length && hasOthers;
  return rule('R12', label, {
    required: text(musts.length + neededOthers),
    // More of the others than are needed do not stand in for a must.
    actual: text(known(musts) + Math.min(known(others), neededOthers)),
    outcome: skillIDs.length === 0 ? 'unknown' : metIf(isMet),
    ...(!isMet && { missingSkillIDs: [...missing(musts), ...(hasOthers ? [] : missing(others))] }),
  });
}

/** HSC and diploma: one of the two does unless the criteria say otherwise. */
function schoolRule(
  { minHSC, minDiploma, hscOrDiploma = true }: Criteria,
  { hsc, diploma }: CandidateFacts,
): RuleOutcome | null {
  const parts = [
    minHSC === undefined ? null : reaches(percent(minHSC), hsc),
    minDiploma === undefined ? null : reaches(percent(minDiploma), diploma),
  ].filter((each) => each !== null);
  if (parts.length === 0) return null;
  const outcome: Outcome = hscOrDiploma
    ? parts.includes('met')
      ? 'met'
      : parts.every((each) => each === 'unknown')
        ? 'unknown'
        : 'not_met'
    : parts.includes('not_met')
      ? 'not_met'
      : parts.includes('unknown')
        ? 'unknown'
        : 'met';
  const value = minHSC ?? minDiploma ?? 0;
  const shown = hsc ?? diploma;
  return rule('R5', localized('HSC or diploma at least {value} percent', { value }), {
    required: scoreText(percent(value)),
    // Of what cannot be compared the one that is missing is the one to fill in.
    actual: shown && outcome !== 'unknown' ? explained(percent(value), shown) : null,
    outcome,
  });
}

function scoreLabel(name: 'Graduation' | 'Post graduation', { type, value }: Score): LocalizedText {
  const level = localized(name, {});
  return type === 'CGPA'
    ? localized('{level} at least CGPA {value}', { level, value })
    : localized('{level} at least {value} percent', { level, value });
}

function atLeast(id: string, label: LocalizedText, wanted: Score, has: KnownScore | null): RuleOutcome {
  return rule(id, label, {
    required: scoreText(wanted),
    actual: has && explained(wanted, has),
    outcome: reaches(wanted, has),
  });
}

/** A score in another unit is not known to be enough, unless a formula says what it is in the other one. */
function reaches(wanted: Score, has: KnownScore | null): Outcome {
  if (has === null) return 'unknown';
  const { type, value, outOf = criteriaScale, formula } = has;
  if (type === wanted.type)
    return type === 'Percentage' || outOf === criteriaScale ? metIf(value >= wanted.value) : 'unknown';
  if (formula == null) return 'unknown';
  const inPercent = (score: Score) =>
    score.type === 'Percentage' ? score.value : percentOfGrade(formula, score.value);
  return metIf(inPercent(has) >= inPercent(wanted));
}

/** The value that was compared, with the formula where one was used. */
function explained(wanted: Score, has: KnownScore): string {
  const { formula } = has;
  if (has.type === wanted.type || formula == null) return scoreText(has);
  const inPercent = (grade: number) =>
    `${gradeFormulaText(formula, grade)} = ${percentOfGrade(formula, grade)} %`;
  return has.type === 'CGPA' ? inPercent(has.value) : `${has.value} % (${inPercent(wanted.value)})`;
}

/** Marks with their unit; grades have two decimals, as on the papers of universities. */
const scoreText = ({ type, value, outOf = criteriaScale }: Score & Pick<KnownScore, 'outOf'>): string => {
  if (type === 'Percentage') return `${Math.round(value * 100) / 100} %`;
  return `CGPA ${gradeText(value)}${outOf === criteriaScale ? '' : ` / ${outOf}`}`;
};

/** -1 means no limit, and no limit is no rule. */
function atMost(
  id: string,
  label: Parameters<typeof localized>[0],
  most: number | undefined,
  has: number | null,
): RuleOutcome | null {
  if (most === undefined || most === -1) return null;
  return rule(id, localized(label, { count: most }), {
    required: text(most),
    actual: text(has),
    outcome: has === null ? 'unknown' : metIf(has <= most),
  });
}

function locationOutcome(
  { preferredCityIDs, willingToRelocate }: CandidateFacts,
  cityIDs: readonly string[],
): Outcome {
  if (willingToRelocate === true || preferredCityIDs.some((each) => cityIDs.includes(each))) return 'met';
  return preferredCityIDs.length === 0 && willingToRelocate === null ? 'unknown' : 'not_met';
}

function rule(
  id: string,
  label: LocalizedText,
  { required = null, actual = null, ...rest }: Partial<RuleOutcome> & Pick<RuleOutcome, 'outcome'>,
): RuleOutcome {
  return { id, label, required, actual, ...rest };
}

const percent = (value: number): Score => ({ type: 'Percentage', value });
const metIf = (isMet: boolean): Outcome => (isMet ? 'met' : 'not_met');
const text = (value: number | null): string | null => (value === null ? null : String(value));
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
