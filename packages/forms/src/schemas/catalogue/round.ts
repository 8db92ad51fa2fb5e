import {
  roundAudienceValues,
  roundKindValues,
  type RoundAudience,
  type RoundKind,
} from '@aarambh/api-client/enums';
import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { crossField, obeys, text } from '../../definition/ruleChecks.ts';
import { optionsOf } from '../../records/optionsOf.ts';
import { line } from '../../records/recordField.ts';
import { clockTime, momentInIndia, timeOfDay } from '../../reference/indianClock.ts';
import {
  calendarDate,
  isBlank,
  limits,
  maxLength,
  multiLine,
  numberBetween,
  oneOf,
  optional,
  required,
  type Rule,
} from '../../rules/index.ts';
import { allOf, failed, passed } from '../../rules/rule.ts';
import { roundAudienceKeys, roundKindKeys } from '../../words/valueKeys.ts';
import { meetingFields, meetingRules } from './meetingFields.ts';

const { name, venue, link, bring, instructions, marks } = limits.selectionRound;

const rules = {
  name: required(line(name)),
  kind: required(oneOf(roundKindValues)),
  isFor: required(oneOf(roundAudienceValues)),
  day: meetingRules.day,
  lastDay: optional(calendarDate),
  time: meetingRules.time,
  venue: optional(line({ max: venue })),
  link: meetingRules.link(link),
  bring: optional(line({ max: bring })),
  instructions: optional(allOf(multiLine, maxLength(instructions))),
  maxMarks: optional(numberBetween(marks)),
};

type Typed = Readonly<Record<'day' | 'from' | 'lastDay' | 'to', string>>;

/** A round of one day names no last one. */
const lastOf = ({ day, lastDay }: Pick<Typed, 'day' | 'lastDay'>): string =>
  isBlank(lastDay) ? day : lastDay;

/** The last day is none before the first. Days as text sort like days. */
const daysInOrder: Rule<Typed> = ({ day, lastDay }) =>
  calendarDate(day).ok && calendarDate(lastDay).ok && lastDay < day ? failed('order') : passed;

/** The end comes after the beginning. Times as they are stored sort like times. */
const inOrder: Rule<Typed> = (typed) => {
  const [from, to] = [clockTime(typed.from), clockTime(typed.to)];
  if (lastOf(typed) !== typed.day || from === undefined || to === undefined) return passed;
  return to <= from ? failed('order') : passed;
};

/** When a round of these days and times of India would begin and end; null until they are typed, and in order. */
export function roundTimes(typed: Typed) {
  const { day, from, to } = typed;
  const lastDay = lastOf(typed);
  if (!calendarDate(day).ok || !calendarDate(lastDay).ok || !timeOfDay(from).ok || !timeOfDay(to).ok)
    return null;
  if (!inOrder(typed).ok || lastDay < day) return null;
  return { startsAt: momentInIndia(day, from), endsAt: momentInIndia(lastDay, to) };
}

/** Nothing typed is nothing stored. */
const given = (typed: string): string | null => (isBlank(typed) ? null : typed.trim());

const storedText = (rule: Rule) =>
  z.optional(z.nullable(z.string().check(obeys((value: string) => rule(value)))));

/** A round of a selection: what it is, who takes part, when and where. */
export const roundForm = defineForm({
  id: 'round',
  schema: z
    .object({
      name: text(rules.name),
      kind: text(rules.kind),
      isFor: text(rules.isFor),
      day: text(rules.day),
      from: text(rules.time),
      lastDay: text(rules.lastDay),
      to: text(rules.time),
      venue: text(rules.venue),
      link: text(rules.link),
      bring: text(rules.bring),
      instructions: text(rules.instructions),
      maxMarks: text(rules.maxMarks),
    })
    .check(crossField('lastDay', daysInOrder), crossField('to', inOrder)),
  defaultValues: {
    name: '',
    kind: '',
    isFor: '',
    day: '',
    from: '',
    lastDay: '',
    to: '',
    venue: '',
    link: '',
    bring: '',
    instructions: '',
    maxMarks: '',
  },
  fieldOrder: [
    'name',
    'kind',
    'isFor',
    'day',
    'from',
    'lastDay',
    'to',
    'venue',
    'link',
    'bring',
    'instructions',
    'maxMarks',
  ],
  fields: {
    name: {
      control: 'text',
      label: 'round name label',
      maxLength: name.max,
      errors: { required: 'round name required' },
      trims: true,
    },
    kind: {
      control: 'select',
      label: 'round kind label',
      options: optionsOf(roundKindValues, roundKindKeys),
      errors: { required: 'round kind required' },
    },
    isFor: {
      control: 'select',
      label: 'round audience label',
      hint: 'round audience hint',
      options: optionsOf(roundAudienceValues, roundAudienceKeys),
      errors: { required: 'round audience required' },
    },
    day: meetingFields.day,
    from: meetingFields.from,
    lastDay: {
      control: 'date',
      label: 'round last day label',
      hint: 'round last day hint',
      necessity: 'optional',
      hasCalendar: true,
      errors: { order: 'round last day order' },
    },
    to: meetingFields.to,
    venue: {
      control: 'text',
      label: 'round venue label',
      necessity: 'optional',
      maxLength: venue,
      trims: true,
    },
    link: {
      control: 'text',
      label: 'round link label',
      hint: 'round link hint',
      inputMode: 'url',
      necessity: 'optional',
      maxLength: link,
      errors: { webAddress: 'round link wrong' },
      trims: true,
    },
    bring: {
      control: 'text',
      label: 'round bring label',
      necessity: 'optional',
      maxLength: bring,
      trims: true,
    },
    instructions: {
      control: 'textArea',
      label: 'round instructions label',
      necessity: 'optional',
      maxLength: instructions,
    },
    maxMarks: {
      control: 'number',
      label: 'round marks label',
      hint: 'round marks hint',
      necessity: 'optional',
      range: marks,
    },
  },
  // A refusal of a time stands at the time.
  wireNames: { from: 'startsAt', to: 'endsAt' },
  payload: {
    operationId: 'addRound',
    schema: z.strictObject({
      jdID: z.string(),
      name: text(rules.name),
      kind: z.custom<RoundKind>((value) => typeof value === 'string' && rules.kind(value).ok),
      isFor: z.custom<RoundAudience>((value) => typeof value === 'string' && rules.isFor(value).ok),
      startsAt: z.string(),
      endsAt: z.string(),
      mode: z.optional(z.nullable(z.enum(['On site', 'Hybrid', 'Remote']))),
      venue: storedText(rules.venue),
      link: storedText(rules.link),
      bring: storedText(rules.bring),
      instructions: storedText(rules.instructions),
      maxMarks: z.optional(z.nullable(z.number())),
    }),
  },
  toPayload: (
    { day, from, lastDay, to, name: named, kind, isFor, maxMarks, ...texts },
    { jdID }: { readonly jdID: string },
  ) => ({
    jdID,
    name: named.trim(),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rule lets nothing else pass
    kind: kind as RoundKind,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rule lets nothing else pass
    isFor: isFor as RoundAudience,
    startsAt: momentInIndia(day, from),
    endsAt: momentInIndia(lastOf({ day, lastDay }), to),
    venue: given(texts.venue),
    link: given(texts.link),
    bring: given(texts.bring),
    instructions: given(texts.instructions),
    maxMarks: isBlank(maxMarks) ? null : Number(maxMarks),
  }),
});
