import type { components } from '@aarambh/api-client';
import type { TimelineEvent } from '@aarambh/ui/Timeline';
import type { TFunction } from 'i18next';
import type { Formats } from '#app/i18n/formats.ts';
import { applicationStepTexts } from '#app/words/jobs.ts';
import { stepReason } from '../stepReason.ts';

type Schemas = components['schemas'];
type Event = Schemas['MappingEvent'];
type Happening = Schemas['RoundHappening'];

const attendanceWords = {
  Unknown: 'resources.roundCourse.unknown',
  Present: 'resources.roundCourse.present',
  Absent: 'resources.roundCourse.absent',
  Excused: 'resources.roundCourse.excused',
} as const satisfies Record<Schemas['RoundAttendance'], string>;

const resultWords = {
  None: 'resources.roundCourse.none',
  Passed: 'resources.roundCourse.passed',
  Failed: 'resources.roundCourse.failed',
  'On hold': 'resources.roundCourse.onHold',
  'Waiting list': 'resources.roundCourse.waiting',
} as const satisfies Record<Schemas['RoundResult'], string>;

const tones: Readonly<Partial<Record<Schemas['RoundResult'], TimelineEvent['tone']>>> = {
  Passed: 'success',
  Failed: 'danger',
  'On hold': 'warning',
  'Waiting list': 'warning',
};

/** The course of an application for a Timeline: its steps, and what happened in the rounds of the selection. */
export function courseEvents(events: readonly Event[], formats: Formats, t: TFunction): TimelineEvent[] {
  return events.map(({ to, at, actor, reason, round }, index) => {
    const parts = [
      ...(round === undefined ? [] : factsOf(round, formats, t)),
      actor,
      reason == null ? null : stepReason(reason, t),
    ].filter((part) => part != null && part !== '');
    return {
      id: String(index),
      title: round === undefined ? t(applicationStepTexts[to]) : happened(round, formats, t),
      time: formats.moment(at),
      moment: new Date(at),
      tone: toneOf(round),
      isCurrent: index === events.length - 1,
      ...(parts.length > 0 && { description: parts.join(' · ') }),
    };
  });
}

/** What happened in a round, in a few words: `Aptitude test: passed`. */
export function happened(round: Happening, formats: Formats, t: TFunction): string {
  const { name, change } = round;
  const what = whatOf(round, formats, t);
  return change === 'Corrected'
    ? t('resources.roundCourse.corrected', { name, what })
    : t('resources.roundCourse.of', { name, what });
}

function whatOf({ change, startsAt, attendance, result, rank }: Happening, formats: Formats, t: TFunction) {
  if (change === 'Planned' || change === 'Moved') {
    if (startsAt == null) return t('resources.roundCourse.changed');
    const moment = formats.moment(startsAt);
    return change === 'Planned'
      ? t('resources.roundCourse.planned', { moment })
      : t('resources.roundCourse.moved', { moment });
  }
  if (change === 'Corrected' && attendance === 'Absent') return t(attendanceWords.Absent);
  if (rank != null && (result === undefined || result === 'Waiting list')) {
    return t('resources.roundCourse.ranked', { rank });
  }
  if (result !== undefined) return t(resultWords[result]);
  return t(attendance === undefined ? 'resources.roundCourse.marked' : attendanceWords[attendance]);
}

/** What is known of it besides. */
const factsOf = ({ wasStartsAt, venue, marks }: Happening, formats: Formats, t: TFunction): string[] => [
  ...(wasStartsAt == null ? [] : [t('resources.roundCourse.was', { moment: formats.moment(wasStartsAt) })]),
  ...(venue == null ? [] : [t('resources.roundCourse.venue', { venue })]),
  ...(marks == null ? [] : [t('resources.roundCourse.marks', { marks })]),
];

function toneOf(round: Happening | undefined): NonNullable<TimelineEvent['tone']> {
  if (round?.attendance === 'Absent') return 'danger';
  return (round?.result && tones[round.result]) ?? 'neutral';
}
