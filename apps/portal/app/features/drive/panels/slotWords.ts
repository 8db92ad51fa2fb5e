import type { components } from '@aarambh/api-client';
import type { TFunction } from 'i18next';
import type { Formats } from '#app/i18n/formats.ts';
import type { Tones } from '#app/words/values.ts';
import type { SlotPerson } from './panelsQuery.ts';

type Schemas = components['schemas'];

export const queueTexts = {
  'Not here': 'drive.slots.queue.notHere',
  Here: 'drive.slots.queue.here',
  Called: 'drive.slots.queue.called',
  In: 'drive.slots.queue.in',
  Done: 'drive.slots.queue.done',
} as const satisfies Record<Schemas['SlotQueue'], string>;

export const queueTones: Tones<Schemas['SlotQueue']> = {
  Here: 'info',
  Called: 'warning',
  In: 'success',
};

/** Where somebody with a slot stands, in one word. */
export function standing(
  { isLeft, attendance, queue, isLate }: SlotPerson,
  t: TFunction,
): { word: string; tone: 'neutral' | 'info' | 'warning' | 'success' | 'danger' } {
  if (isLeft) return { word: t('drive.slots.left'), tone: 'danger' };
  if (attendance === 'Absent') return { word: t('drive.attendance.absent'), tone: 'danger' };
  if (attendance === 'Excused') return { word: t('drive.attendance.excused'), tone: 'neutral' };
  if (queue === 'Not here' && isLate) return { word: t('drive.slots.late'), tone: 'danger' };
  return { word: t(queueTexts[queue]), tone: queueTones[queue] ?? 'neutral' };
}

type Engagement = Schemas['Engagement'];

/** What stands in somebody's way: `10:00 to 10:30, Technical interview, Vegavati`, or only when where it is not the reader's. */
export const engagementText = (
  { startsAt, endsAt, roundName, companyName }: Engagement,
  formats: Formats,
  t: TFunction,
): string =>
  [
    t('drive.slots.span', { from: formats.moment(startsAt), to: formats.time(endsAt) }),
    roundName ?? t('drive.slots.elsewhere'),
    companyName,
  ]
    .filter(Boolean)
    .join(', ');
