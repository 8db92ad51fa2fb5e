import type { components } from '@aarambh/api-client';
import type { Panel } from './panelsQuery.ts';

type Change = components['schemas']['PanelChange'];

/** A panel as it is typed. */
export interface Draft {
  readonly name: string;
  readonly venue: string;
  /** One on each line: a name, then an e-mail address behind a comma. */
  readonly interviewers: string;
  /** As on the Indian clock: `10:20`. */
  readonly from: string;
  readonly to: string;
  readonly minutes: number | null;
  readonly pauseAfter: number | null;
  readonly pauseMinutes: number | null;
  readonly buffer: number | null;
}

interface Times {
  readonly startsAt: string;
  readonly endsAt: string;
}

const indiaMs = 5.5 * 60 * 60_000;

const inIndia = (moment: string): string => new Date(Date.parse(moment) + indiaMs).toISOString();

const clockOf = (moment: string): string => inIndia(moment).slice(11, 16);

/** As it stands; a new one takes the times of its round. */
export function draftOf(round: Times, panel: Panel | undefined): Draft {
  const { startsAt, endsAt } = panel ?? round;
  return {
    name: panel?.name ?? '',
    venue: panel?.venue ?? '',
    interviewers: (panel?.interviewers ?? [])
      .map(({ name, email }) => [name, email].filter(Boolean).join(', '))
      .join('\n'),
    from: clockOf(startsAt),
    to: clockOf(endsAt),
    minutes: panel?.minutes ?? 20,
    pauseAfter: panel?.pauseAfter ?? null,
    pauseMinutes: panel?.pauseMinutes ?? null,
    buffer: panel?.buffer ?? 0,
  };
}

/** What is sent; undefined while something that it needs is missing. Its day is the one it has, or the first of the round. */
export function panelOfDraft(round: Times, draft: Draft, panel: Panel | undefined): Change | undefined {
  const day = inIndia((panel ?? round).startsAt).slice(0, 10);
  const [startsAt, endsAt] = [draft.from, draft.to].map((time) => momentOf(day, time));
  const { minutes } = draft;
  if (draft.name.trim() === '' || startsAt === undefined || endsAt === undefined || minutes === null) {
    return undefined;
  }
  return {
    ...(panel !== undefined && { id: panel.id, link: panel.link ?? null }),
    name: draft.name.trim(),
    venue: draft.venue.trim() || null,
    interviewers: draft.interviewers.split('\n').flatMap(interviewerOf),
    startsAt,
    endsAt,
    minutes,
    pauseAfter: draft.pauseAfter,
    pauseMinutes: draft.pauseMinutes,
    buffer: draft.buffer ?? 0,
  };
}

function momentOf(day: string, time: string): string | undefined {
  const typed = /^(\d{1,2})[:.](\d{2})$/.exec(time.trim());
  if (typed === null) return undefined;
  const at = new Date(`${day}T${(typed[1] ?? '').padStart(2, '0')}:${typed[2] ?? ''}:00+05:30`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

function interviewerOf(line: string): { name: string; email: string | null }[] {
  const [name = '', email = ''] = line.split(',').map((part) => part.trim());
  return name === '' ? [] : [{ name, email: email || null }];
}
