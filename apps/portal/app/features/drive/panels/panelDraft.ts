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

/** What of it has an error, by its field. */
export type DraftErrors = Partial<Readonly<Record<keyof Draft, string>>>;

/** What no panel is without. */
export type NeededField = 'name' | 'from' | 'to' | 'minutes';

/** The fields that a panel cannot be without and that are not typed, or not so that they say it. */
export function missingOf({ name, from, to, minutes }: Draft): readonly NeededField[] {
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(clockTime.test(from.trim()) ? [] : (['from'] as const)),
    ...(clockTime.test(to.trim()) ? [] : (['to'] as const)),
    ...(minutes === null ? (['minutes'] as const) : []),
  ];
}

const fieldsOfDraft: Readonly<Record<string, keyof Draft>> = {
  name: 'name',
  venue: 'venue',
  interviewers: 'interviewers',
  startsAt: 'from',
  endsAt: 'to',
  minutes: 'minutes',
  pauseAfter: 'pauseAfter',
  pauseMinutes: 'pauseMinutes',
  buffer: 'buffer',
};

/** The field of the draft of which the server speaks; undefined for another panel, or for what has no field. @param path `panels.1.startsAt` */
export function fieldOfPath(path: string, place: number): keyof Draft | undefined {
  const [, index, name = ''] = path.split('.');
  return Number(index) === place ? fieldsOfDraft[name] : undefined;
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

/** `9:30`, `09.30`: as on a clock of 24 hours. */
const clockTime = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

function momentOf(day: string, time: string): string | undefined {
  const typed = clockTime.exec(time.trim());
  if (typed === null) return undefined;
  return new Date(`${day}T${(typed[1] ?? '').padStart(2, '0')}:${typed[2] ?? ''}:00+05:30`).toISOString();
}

function interviewerOf(line: string): { name: string; email: string | null }[] {
  const [name = '', email = ''] = line.split(',').map((part) => part.trim());
  return name === '' ? [] : [{ name, email: email || null }];
}
