import type { TFunction } from 'i18next';
import type { Formats } from '#app/i18n/formats.ts';
import { roundResultTexts } from '../roundWords.ts';
import type { Panel } from './panelsQuery.ts';
import { standing } from './slotWords.ts';

/** A round of the day with its panels. */
export interface RoundDay {
  readonly round: { readonly name: string };
  readonly panels: readonly Panel[];
}

/** The day as a table: who was where, when, and what came of it. */
export function dayTable(
  days: readonly RoundDay[],
  formats: Formats,
  t: TFunction,
): [header: string[], rows: (string | null)[][]] {
  const time = (moment: string | null | undefined) => (moment == null ? null : formats.time(moment));
  const header = [
    'round',
    'panel',
    'planned',
    'name',
    'rollNumber',
    'standing',
    'called',
    'in',
    'out',
    'result',
  ] as const;
  const rows = days.flatMap(({ round, panels }) =>
    panels.flatMap((panel) =>
      panel.slots.flatMap(({ startsAt, person }) =>
        person == null
          ? []
          : [
              [
                round.name,
                panel.name,
                formats.moment(startsAt),
                person.name,
                person.rollNumber ?? null,
                standing(person, t).word,
                time(person.calledAt),
                time(person.inAt),
                time(person.doneAt),
                person.result === 'None' ? null : t(roundResultTexts[person.result]),
              ],
            ],
      ),
    ),
  );
  return [header.map((column) => t(`drive.day.columns.${column}`)), rows];
}
