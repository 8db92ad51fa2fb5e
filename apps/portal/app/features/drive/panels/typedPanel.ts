import { panelForm, typedInIndia } from '@aarambh/forms';
import type { Panel } from './panelsQuery.ts';

type Typed = typeof panelForm.defaultValues;

interface Times {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** A number as it is typed; empty where there is none. */
const typedNumber = (number: number | null | undefined): string => (number == null ? '' : String(number));

/** A panel as it would be typed into its form; a new one takes the first day of its round, and its times. */
export function typedPanel(round: Times, panel: Panel | undefined): Partial<Typed> {
  const { startsAt, endsAt } = panel ?? round;
  const { day, time: from } = typedInIndia(startsAt);
  const times = { day, from, to: typedInIndia(endsAt).time };
  if (panel === undefined) return times;
  const { name, venue, interviewers, minutes, pauseAfter, pauseMinutes, buffer } = panel;
  return {
    ...times,
    name,
    venue: venue ?? '',
    interviewers: interviewers.map((each) => [each.name, each.email].filter(Boolean).join(', ')).join('\n'),
    minutes: typedNumber(minutes),
    pauseAfter: typedNumber(pauseAfter),
    pauseMinutes: typedNumber(pauseMinutes),
    buffer: typedNumber(buffer),
  };
}

/** Whether a round goes on over a night in India, so that a panel of it names its day. */
export const hasSeveralDays = ({ startsAt, endsAt }: Times): boolean =>
  typedInIndia(startsAt).day !== typedInIndia(endsAt).day;

/**
 * The form of a panel, with the names of its fields in the body, which has all panels of the round: what the server says of this one is said there.
 * @param place of the panel among them, from 0
 */
export const panelFormAt = (place: number): typeof panelForm => ({
  ...panelForm,
  wireNames: Object.fromEntries(
    Object.entries(panelForm.wireNames).map(([name, path]) => [
      name,
      path?.replace(/^panels\./, `panels.${place}.`),
    ]),
  ),
});
