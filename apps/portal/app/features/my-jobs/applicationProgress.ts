import type { components } from '@aarambh/api-client';

type Schemas = components['schemas'];

/** What is known of an application, wherever it is read. */
export type Progressing = Pick<Schemas['Mapping'], 'status' | 'openedAt' | 'timeline'>;

/** One fact of the way of an application; the text `resources.progress.<key>`. A fact without a moment has not come to pass. */
export type ProgressFact =
  | { readonly key: 'sent' | 'opened'; readonly at: string }
  | { readonly key: 'notOpened' }
  | { readonly key: 'resultBy' | 'resultDue'; readonly day: string }
  | { readonly key: 'lastWord'; readonly status: Schemas['MappingStatus']; readonly at: string };

/** Nothing is decided about it, and the company has to. */
const waits: ReadonlySet<Schemas['MappingStatus']> = new Set(['Applied', 'On Hold', 'Shortlisted']);

/**
 * How far an application has come: when it was sent, whether the company has opened it, by when the result is to come, and what was said last.
 * What no longer matters is left out: of an application that ended, when the result was due.
 * @param resultBy of the job, a day of India
 * @param today as `yyyy-mm-dd`
 */
export function progressOf(
  { status, openedAt = null, timeline: course = [] }: Progressing,
  resultBy: string | null | undefined,
  today: string,
): readonly ProgressFact[] {
  // What happens in rounds stands with them.
  const timeline = course.filter(({ round }) => round === undefined);
  const sent = timeline.find(({ to }) => to === 'Applied');
  if (sent === undefined) return [];
  const last = timeline.at(-1);
  const facts: (ProgressFact | false)[] = [
    { key: 'sent', at: sent.at },
    openedAt === null
      ? // Who was shortlisted without a CV knows that somebody looked.
        status === 'Applied' && { key: 'notOpened' }
      : { key: 'opened', at: openedAt },
    last !== undefined && last !== sent && { key: 'lastWord', status: last.to, at: last.at },
    resultBy != null &&
      waits.has(status) && { key: resultBy < today ? 'resultDue' : 'resultBy', day: resultBy },
  ];
  return facts.filter((fact) => fact !== false);
}
