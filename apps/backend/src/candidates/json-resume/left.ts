/** What of a JSON Resume was not taken over, and why. */
import type { components } from '@aarambh/api-client/schema';
import { localized, type LocalizedText } from '../../platform/index.ts';

export interface Left {
  /** In words of a person; an entry by its own. */
  title: LocalizedText;
  reason: components['schemas']['ResumeLeftReason'];
}

const messages: Readonly<Record<Left['reason'], Parameters<typeof localized>[0]>> = {
  noPlace: 'A CV here has no place for it.',
  incomplete: 'It says not all that is needed, such as a name.',
  noDate: 'Its dates are not complete or not clear. Add it in your profile.',
  unreadable: 'It is not written in the way of a JSON Resume.',
  tooLong: 'It is longer than your profile holds.',
  tooMany: 'There are more than can be taken over. The first ones were.',
  unknownSkill: 'The list of skills has none of this name.',
  badAddress: 'Only addresses that begin with https:// are taken.',
  noSummary: 'Fill in the academic summary of your profile first.',
  full: 'The list of your profile is full.',
  notInRecord: 'Marks come from your profile. Add the stage of education there.',
  ofAccount: 'Your name and how to reach you come from your account.',
  cut: 'Only the beginning was taken, because it is too long.',
  shortened: 'This CV says all of it. Your profile holds the beginning, because it is too long.',
  order: 'It ends before it begins.',
  future: 'Its date is still to come.',
  verified: 'Your institute has verified this part of your profile. Ask it to add this.',
  refused: 'The rules of your profile refuse it.',
};

/** The reason in words. */
export const leftMessage = (reason: Left['reason']): LocalizedText => localized(messages[reason], {});

/** Why a text of this length is not taken; undefined where it fits. */
export function validateLength(text: string, min: number, max: number): 'incomplete' | 'tooLong' | undefined {
  const { length } = Array.from(text);
  if (length < min) return 'incomplete';
  return length > max ? 'tooLong' : undefined;
}

/** What breaks a rule of the profile by this code is left out for this reason. */
export function reasonOf(code: string | undefined): Left['reason'] {
  switch (code) {
    case 'required':
    case 'tooShort':
      return 'incomplete';
    case 'tooLong':
      return 'tooLong';
    case 'tooMany':
      return 'full';
    case 'order':
    case 'future':
      return code;
    case 'webAddress':
      return 'badAddress';
    default:
      return 'refused';
  }
}

/** Everything once, in its order: of one thing the first reason stands. */
export function onceEach(all: readonly Left[]): Left[] {
  const titles = new Set<string>();
  return all.filter(({ title }) => !titles.has(title.en) && titles.add(title.en));
}

/** The first reason that there is. */
export const firstOf = (reasons: readonly (Left['reason'] | undefined)[]): Left['reason'] | undefined =>
  reasons.find((reason) => reason !== undefined);
