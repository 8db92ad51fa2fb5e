/** What a candidate can do about a rule or a gate that is not met, and where. */
import { inLanguage, localized, type Locale, type TranslatedText } from '../../platform/index.ts';
import type { GateName, GateOutcome, RuleOutcome } from '../tables/evaluation.ts';

interface Fix {
  /** What is missing. */
  unknown: TranslatedText;
  /** What is there and cannot be compared. @default `unknown` */
  unclear?: TranslatedText;
  notMet: TranslatedText;
  /** Path of the portal. */
  link: string;
}

const degree: Fix = {
  unknown: 'Fill in your current degree.',
  notMet: 'Correct your current degree if it is wrong.',
  link: '/profile#currentDegree',
};
const marks: Fix = {
  unknown: 'Fill in these marks.',
  unclear: 'Grades and percent are compared once your university has published its formula.',
  notMet: 'Correct your marks if they are wrong.',
  link: '/profile#education',
};
/** Boards give grades too; there is no formula of a university for them. */
const schoolMarks: Fix = {
  ...marks,
  unclear: 'Enter them in percent, as your board states them: the job asks for percent.',
};
const summary: Fix = {
  unknown: 'Fill in your backlogs and years of gap.',
  notMet: 'Correct it in your profile if it is wrong.',
  link: '/profile#academics',
};

const ofRules: Readonly<Record<string, Fix>> = {
  R1: degree,
  R2: degree,
  R3: degree,
  R4: schoolMarks,
  R5: schoolMarks,
  R6: marks,
  R7: marks,
  R8: { ...summary, notMet: 'Clear backlogs, then change them in your profile.' },
  R9: summary,
  R10: summary,
  R11: {
    unknown: 'Add your experience.',
    notMet: 'Add experience that is missing. Internships do not count.',
    link: '/profile#experience',
  },
  R12: { unknown: 'Add your skills.', notMet: 'Add skills that are missing.', link: '/profile#skills' },
  R13: {
    unknown: 'Add the languages that you know.',
    notMet: 'Add languages that are missing.',
    link: '/profile#languages',
  },
  R14: {
    unknown: 'Choose the cities that you would work in, or say that you would move.',
    notMet: 'Choose a city of the job, or say that you would move.',
    link: '/profile#personal',
  },
};

interface GateFix {
  text: TranslatedText;
  link: string | null;
}

const ofGates: Readonly<Partial<Record<GateName, GateFix>>> = {
  account: { text: 'Verify your mobile number.', link: '/profile#account' },
  looking: { text: 'Say in your profile that you look for a job.', link: '/profile#placement' },
  audience: { text: 'Change your work status if it is wrong.', link: '/profile#personal' },
  hold: { text: 'You can apply again once it is lifted.', link: null },
  institute: { text: 'Ask your placement office about it.', link: null },
  policy: { text: 'Ask your placement office about the rules of the season.', link: null },
  credits: { text: 'Add credits before you apply.', link: '/wallet' },
};

interface Shown {
  howToFix: string | null;
  link: string | null;
}

const nothing: Shown = { howToFix: null, link: null };

export function fixOf(
  { id, outcome, actual }: Pick<RuleOutcome, 'id' | 'outcome' | 'actual'>,
  locale: Locale,
): Shown {
  const fix = ofRules[id];
  if (fix === undefined || outcome === 'met') return nothing;
  const { unknown, unclear = unknown, notMet } = fix;
  const text = outcome === 'not_met' ? notMet : actual === null ? unknown : unclear;
  return { howToFix: inLanguage(localized(text, {}), locale), link: fix.link };
}

const season = (outcome: GateOutcome['outcome'], isJoinable: boolean): GateFix => {
  if (isJoinable) return { text: 'Join it on your dashboard.', link: '/dashboard#season' };
  return outcome === 'unknown'
    ? { text: 'You need not do anything now.', link: null }
    : { text: 'Ask your placement office about it.', link: null };
};

export function fixOfGate(
  { id, outcome, isJoinable = false }: Pick<GateOutcome, 'id' | 'outcome' | 'isJoinable'>,
  locale: Locale,
): Shown {
  const fix = id === 'season' ? season(outcome, isJoinable) : ofGates[id];
  if (fix === undefined || outcome === 'met') return nothing;
  return { howToFix: inLanguage(localized(fix.text, {}), locale), link: fix.link };
}
