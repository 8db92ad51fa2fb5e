/** Why a rule is not met, or not known to be, as one sentence to the person whom it is about. */
import { localized, type LocalizedText, type TranslatedText } from '../../platform/index.ts';
import type { RuleOutcome } from '../tables/evaluation.ts';

interface Sentences {
  notMet: TranslatedText;
  /** Nothing was entered. */
  unknown: TranslatedText;
  /** Something was entered that cannot be compared with what is asked for. @default `unknown` */
  unclear?: TranslatedText;
  /** In place of the first two where what is missing can be named. */
  named?: Pick<Sentences, 'notMet' | 'unknown'>;
  /** In place of the first two where nothing at all is allowed. */
  none?: Pick<Sentences, 'notMet' | 'unknown'>;
}

const degree: Sentences = {
  notMet: 'Your degree is {actual}. This job asks for {required}.',
  unknown: 'We do not know your degree yet. This job asks for {required}.',
};

const ofRules: Readonly<Record<string, Sentences>> = {
  R1: degree,
  R2: {
    notMet: 'This job is not for your program.',
    unknown: 'We do not know your program yet. This job is for some programs alone.',
  },
  R3: {
    notMet: 'Your passing year is {actual}. This job is for {required}.',
    unknown: 'We do not know your passing year yet. This job is for {required}.',
  },
  R4: {
    notMet: 'Your class 10 marks: {actual}. This job asks for at least {required}.',
    unknown: 'We do not know your class 10 marks yet. This job asks for at least {required}.',
    unclear:
      'We do not know yet whether your class 10 marks, {actual}, are enough. This job asks for at least {required}.',
  },
  R5: {
    notMet: 'Your class 12 or diploma marks: {actual}. This job asks for at least {required}.',
    unknown: 'We do not know your class 12 or diploma marks yet. This job asks for at least {required}.',
  },
  R6: {
    notMet: 'Your graduation marks: {actual}. This job asks for at least {required}.',
    unknown: 'We do not know your graduation marks yet. This job asks for at least {required}.',
    unclear:
      'We do not know yet whether your graduation marks, {actual}, are enough. This job asks for at least {required}.',
  },
  R7: {
    notMet: 'Your post graduation marks: {actual}. This job asks for at least {required}.',
    unknown: 'We do not know your post graduation marks yet. This job asks for at least {required}.',
    unclear:
      'We do not know yet whether your post graduation marks, {actual}, are enough. This job asks for at least {required}.',
  },
  R8: {
    notMet: 'Your live backlogs: {actual}. This job takes at most {required}.',
    unknown: 'We do not know yet how many live backlogs you have. This job takes at most {required}.',
    none: {
      notMet: 'Your live backlogs: {actual}. This job takes nobody with a live backlog.',
      unknown:
        'We do not know yet whether you have live backlogs. This job takes nobody with a live backlog.',
    },
  },
  R9: {
    notMet: 'Your cleared backlogs: {actual}. This job takes at most {required}.',
    unknown: 'We do not know yet how many backlogs you have cleared. This job takes at most {required}.',
    none: {
      notMet: 'Your cleared backlogs: {actual}. This job takes nobody who has had a backlog.',
      unknown: 'We do not know yet whether you have had backlogs. This job takes nobody who has had one.',
    },
  },
  R10: {
    notMet: 'Your years of gap: {actual}. This job takes at most {required}.',
    unknown: 'We do not know yet how many years of gap you have. This job takes at most {required}.',
    none: {
      notMet: 'Your years of gap: {actual}. This job takes nobody with a gap.',
      unknown: 'We do not know yet whether you have a gap. This job takes nobody with a gap.',
    },
  },
  R11: {
    notMet: 'Your months of experience: {actual}. This job asks for {required}.',
    unknown: 'We do not know your experience yet. This job asks for months of it: {required}.',
  },
  R12: {
    notMet: 'You have {actual} of the {required} skills that are needed for this job.',
    unknown: 'We do not know your skills yet. Skills that are needed for this job: {required}.',
    named: {
      notMet: 'You have {actual} of the {required} skills that are needed for this job. Missing: {missing}.',
      unknown: 'We do not know your skills yet. This job asks for {missing}.',
    },
  },
  R13: {
    notMet: 'You know {actual}. This job asks for {required}.',
    unknown: 'We do not know yet which languages you know. This job asks for {required}.',
  },
  R14: {
    notMet: 'You have not chosen a city of this job, and would not move.',
    unknown: 'We do not know yet in which cities you would work. This job is for those who would come.',
  },
};

type Judged = Pick<RuleOutcome, 'id' | 'outcome' | 'required' | 'actual'>;

/**
 * Nothing for a rule that is met.
 * @param missing what is not there, where it has names
 */
export function reasonOf(
  { id, outcome, required, actual }: Judged,
  missing: string | LocalizedText | null,
): LocalizedText | null {
  const sentences = ofRules[id];
  if (sentences === undefined || outcome === 'met') return null;
  const { none, named } = sentences;
  const { notMet, unknown } = (required === '0' ? none : missing === null ? undefined : named) ?? sentences;
  const { unclear = unknown } = sentences;
  const text = outcome === 'not_met' ? notMet : actual === null ? unknown : unclear;
  return localized(text, { required: required ?? '', actual: actual ?? '', missing: missing ?? '' });
}
