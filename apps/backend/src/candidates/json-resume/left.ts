/** What of a JSON Resume was not taken over, and why. */
import type { components } from '@aarambh/api-client/schema';
import { localized, type LocalizedText } from '../../platform/index.ts';

export interface Left {
  /** As the document calls it. */
  title: string;
  reason: components['schemas']['ResumeLeftReason'];
}

const messages: Readonly<Record<Left['reason'], Parameters<typeof localized>[0]>> = {
  noPlace: 'A CV here has no place for it.',
  incomplete: 'It says not all that is needed, such as a name or the month of a date.',
  tooLong: 'It is longer or has more points than your profile holds.',
  unknownSkill: 'The list of skills has none of this name.',
  badAddress: 'Only addresses that begin with https:// are taken.',
  noSummary: 'Fill in the academic summary of your profile first.',
  full: 'The list of your profile is full.',
  notInRecord: 'Marks come from your profile. Add the stage of education there.',
  ofAccount: 'Your name and how to reach you come from your account.',
  cut: 'Only the beginning was taken, because it is too long.',
  refused: 'The rules of your profile refuse it. Look at its dates.',
};

/** The reason in words. */
export const leftMessage = (reason: Left['reason']): LocalizedText => localized(messages[reason], {});

/** Why a text of this length is not taken; undefined where it fits. */
export function validateLength(text: string, min: number, max: number): 'incomplete' | 'tooLong' | undefined {
  if (text.length < min) return 'incomplete';
  return text.length > max ? 'tooLong' : undefined;
}
