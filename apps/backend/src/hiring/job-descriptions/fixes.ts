/** What a candidate can do about a rule or a gate that is not met, and where. */
import { inLanguage, localized, type Locale, type TranslatedText } from '../../platform/index.ts';
import type { RuleOutcome } from './eligibility.ts';
import type { GateName, GateOutcome } from './gates.ts';

interface Fix {
  /** What is missing. */
  unknown: TranslatedText;
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
  unknown: 'Fill in these marks. Grades count as percent once your university has published its formula.',
  notMet: 'Correct your marks if they are wrong.',
  link: '/profile#education',
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
  R4: marks,
  R5: marks,
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

const ofGates: Readonly<Partial<Record<GateName, { text: TranslatedText; link: string | null }>>> = {
  account: { text: 'Verify your mobile number.', link: '/profile#account' },
  looking: { text: 'Say in your profile that you look for a job.', link: '/profile#placement' },
  audience: { text: 'Change your work status if it is wrong.', link: '/profile#personal' },
  institute: { text: 'Ask your placement office about it.', link: null },
  season: { text: 'Join the season, and let your placement office approve it.', link: '/dashboard' },
  policy: { text: 'Ask your placement office about the rules of the season.', link: null },
  credits: { text: 'Add credits before you apply.', link: '/wallet' },
};

interface Shown {
  howToFix: string | null;
  link: string | null;
}

const nothing: Shown = { howToFix: null, link: null };

export function fixOf({ id, outcome }: Pick<RuleOutcome, 'id' | 'outcome'>, locale: Locale): Shown {
  const fix = ofRules[id];
  if (fix === undefined || outcome === 'met') return nothing;
  const text = outcome === 'unknown' ? fix.unknown : fix.notMet;
  return { howToFix: inLanguage(localized(text, {}), locale), link: fix.link };
}

export function fixOfGate({ id, outcome }: Pick<GateOutcome, 'id' | 'outcome'>, locale: Locale): Shown {
  const fix = ofGates[id];
  if (fix === undefined || outcome === 'met') return nothing;
  return { howToFix: inLanguage(localized(fix.text, {}), locale), link: fix.link };
}
