import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { crossField, number, obeys, text } from '../../definition/ruleChecks.ts';
import { line } from '../../records/recordField.ts';
import { momentInIndia } from '../../reference/indianClock.ts';
import type { PanelTimes } from '../../reference/slotTimes.ts';
import {
  browserEmail,
  isBlank,
  limits,
  numberBetween,
  optional,
  required,
  type Rule,
} from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';
import { meetingFields, meetingRules } from './meetingFields.ts';
import { rulesOfTimes } from './panelTimes.ts';

const { name, venue, link, interviewers, minutes, pauseAfter, pauseMinutes, buffer, most } = limits.panel;

/** Somebody who asks in a panel. */
type Interviewer = { readonly name: string; readonly email: string | null };

/** Who is typed, one on each line: a name, then an e-mail address behind a comma. */
const interviewersIn = (typed: string): Interviewer[] =>
  typed.split('\n').flatMap((each) => {
    const [named = '', ...address] = each.split(',').map((part) => part.trim());
    const email = address.join(',');
    return named === '' && email === '' ? [] : [{ name: named, email: email === '' ? null : email }];
  });

const interviewerName = required(line(interviewers.name));
const interviewerEmail = optional(browserEmail);

const fewEnough: Rule<readonly unknown[]> = ({ length }) =>
  length > interviewers.most ? failed('tooMany', { max: interviewers.most }) : passed;

const interviewersTyped: Rule = (typed) => {
  const named = interviewersIn(typed);
  const wrong = [
    fewEnough(named),
    ...named.flatMap((each) => [interviewerName(each.name), interviewerEmail(each.email ?? '')]),
  ];
  return wrong.find(({ ok }) => !ok) ?? passed;
};

const rules = {
  name: required(line(name)),
  venue: optional(line({ max: venue })),
  link: meetingRules.link(link),
  day: meetingRules.day,
  time: meetingRules.time,
  minutes: required(numberBetween(minutes)),
  pauseAfter: optional(numberBetween(pauseAfter)),
  pauseMinutes: optional(numberBetween(pauseMinutes)),
  buffer: optional(numberBetween(buffer)),
};

type Typed = Readonly<
  Record<'day' | 'from' | 'to' | 'minutes' | 'pauseAfter' | 'pauseMinutes' | 'buffer', string>
>;

/** A number that is typed, or none. */
const numberOf = (typed: string): number | null => (isBlank(typed) ? null : Number(typed));

/** When a panel sits by what is typed; undefined while something of it is missing or wrong. */
function typedTimes({ day, from, to, ...typed }: Typed): PanelTimes | undefined {
  const isRead =
    [rules.day(day), rules.time(from), rules.time(to)].every(({ ok }) => ok) &&
    (['minutes', 'pauseAfter', 'pauseMinutes', 'buffer'] as const).every(
      (each) => rules[each](typed[each]).ok,
    );
  if (!isRead) return undefined;
  return {
    startsAt: Date.parse(momentInIndia(day, from)),
    endsAt: Date.parse(momentInIndia(day, to)),
    minutes: Number(typed.minutes),
    pauseAfter: numberOf(typed.pauseAfter),
    pauseMinutes: numberOf(typed.pauseMinutes),
    buffer: numberOf(typed.buffer) ?? 0,
  };
}

const ofTyped = rulesOfTimes(typedTimes);

const mayBeNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

const row = {
  id: z.optional(z.string()),
  name: text(rules.name),
  venue: mayBeNull(text(rules.venue)),
  link: mayBeNull(text(rules.link)),
  interviewers: z.optional(
    z
      .array(z.strictObject({ name: text(interviewerName), email: mayBeNull(text(interviewerEmail)) }))
      .check(obeys<readonly unknown[]>(fewEnough)),
  ),
  startsAt: z.string(),
  endsAt: z.string(),
  minutes: number(numberBetween(minutes)),
  pauseAfter: mayBeNull(number(numberBetween(pauseAfter))),
  pauseMinutes: mayBeNull(number(numberBetween(pauseMinutes))),
  buffer: z.optional(number(numberBetween(buffer))),
};

/** A panel as it is sent. */
type Sent = z.infer<z.ZodMiniObject<typeof row>>;

/** When a panel that is sent sits; undefined where a moment of it is none, or a number is out of its range. */
function sentTimes(sent: Sent): PanelTimes | undefined {
  const [startsAt, endsAt] = [Date.parse(sent.startsAt), Date.parse(sent.endsAt)];
  const ofSent = {
    minutes: sent.minutes,
    pauseAfter: sent.pauseAfter ?? null,
    pauseMinutes: sent.pauseMinutes ?? null,
    buffer: sent.buffer ?? 0,
  };
  const isRead = (['minutes', 'pauseAfter', 'pauseMinutes', 'buffer'] as const).every(
    (each) => ofSent[each] === null || rules[each](String(ofSent[each])).ok,
  );
  return isRead && !Number.isNaN(startsAt + endsAt) ? { startsAt, endsAt, ...ofSent } : undefined;
}

const ofSent = rulesOfTimes(sentTimes);

const shape = {
  name: text(rules.name),
  venue: text(rules.venue),
  interviewers: text(interviewersTyped),
  day: text(rules.day),
  from: text(rules.time),
  to: text(rules.time),
  minutes: text(rules.minutes),
  pauseAfter: text(rules.pauseAfter),
  pauseMinutes: text(rules.pauseMinutes),
  buffer: text(rules.buffer),
  isSlotChosen: z.boolean(),
};

/** Panels that stand already, and which of them is changed. */
interface Standing {
  /** All of the round, in their order, as they are sent. */
  readonly panels: readonly Sent[];
  /** The place among them of the one that is typed; behind the last for a new one. */
  readonly place: number;
  /** Of the round. */
  readonly rowVersion: number;
}

/** A panel of a round: who asks, where, from when to when, how long each interview takes. The body names all panels of the round. */
export const panelForm = defineForm({
  id: 'panel',
  schema: z
    .object(shape)
    .check(
      crossField('to', ofTyped.ending),
      crossField('minutes', ofTyped.fitting),
      crossField('pauseMinutes', ofTyped.pausing),
      crossField('buffer', ofTyped.keeping),
    ),
  defaultValues: {
    name: '',
    venue: '',
    interviewers: '',
    day: '',
    from: '',
    to: '',
    minutes: '20',
    pauseAfter: '',
    pauseMinutes: '',
    buffer: '0',
    isSlotChosen: false,
  },
  fieldOrder: [
    'name',
    'venue',
    'interviewers',
    'day',
    'from',
    'to',
    'minutes',
    'pauseAfter',
    'pauseMinutes',
    'buffer',
    'isSlotChosen',
  ],
  fields: {
    name: {
      control: 'text',
      label: 'panel name label',
      maxLength: name.max,
      errors: { required: 'panel name required' },
      trims: true,
    },
    venue: {
      control: 'text',
      label: 'panel venue label',
      necessity: 'optional',
      maxLength: venue,
      trims: true,
    },
    interviewers: {
      control: 'textArea',
      label: 'panel interviewers label',
      hint: 'panel interviewers hint',
      necessity: 'optional',
      errors: {
        required: 'panel interviewer name',
        tooShort: 'panel interviewer name',
        tooLong: 'panel interviewer long',
        email: 'panel interviewer email',
        tooMany: 'panel interviewers too many',
      },
    },
    ...meetingFields,
    to: { ...meetingFields.to, errors: { ...meetingFields.to.errors, tooLarge: 'panel too long' } },
    minutes: {
      control: 'number',
      label: 'panel minutes label',
      range: minutes,
      errors: { required: 'panel minutes required', tooFew: 'panel minutes too many' },
    },
    pauseAfter: {
      control: 'number',
      label: 'panel pause after label',
      necessity: 'optional',
      range: pauseAfter,
    },
    pauseMinutes: {
      control: 'number',
      label: 'panel pause minutes label',
      necessity: 'optional',
      range: pauseMinutes,
      errors: { required: 'panel pause incomplete' },
    },
    buffer: {
      control: 'number',
      label: 'panel buffer label',
      hint: 'panel buffer hint',
      necessity: 'optional',
      range: buffer,
      errors: { tooMany: 'panel buffer too many' },
    },
    isSlotChosen: { control: 'checkbox', label: 'panel slots chosen label', necessity: 'optional' },
  },
  wireNames: {
    name: 'panels.name',
    venue: 'panels.venue',
    interviewers: 'panels.interviewers',
    from: 'panels.startsAt',
    to: 'panels.endsAt',
    minutes: 'panels.minutes',
    pauseAfter: 'panels.pauseAfter',
    pauseMinutes: 'panels.pauseMinutes',
    buffer: 'panels.buffer',
  },
  payload: {
    operationId: 'setPanels',
    schema: z.strictObject({
      panels: z
        .array(
          z
            .strictObject(row)
            .check(
              crossField('endsAt', ofSent.ending),
              crossField('minutes', ofSent.fitting),
              crossField('pauseMinutes', ofSent.pausing),
              crossField('buffer', ofSent.keeping),
            ),
        )
        .check(
          obeys<readonly unknown[]>(({ length }) =>
            length > most ? failed('tooMany', { max: most }) : passed,
          ),
        ),
      isSlotChosen: z.optional(z.boolean()),
      rowVersion: z.number(),
    }),
    errorKeys: {
      'panels.link': { webAddress: 'round link wrong' },
      'panels.interviewers.name': {
        required: 'panel interviewer name',
        tooShort: 'panel interviewer name',
        tooLong: 'panel interviewer long',
      },
      'panels.interviewers.email': { email: 'panel interviewer email' },
    },
  },
  toPayload: ({ day, from, to, isSlotChosen, ...typed }, { panels, place, rowVersion }: Standing) => {
    const before = panels[place];
    const panel: Sent = {
      ...(before?.id !== undefined && { id: before.id }),
      ...(before?.link != null && { link: before.link }),
      name: typed.name.trim(),
      venue: isBlank(typed.venue) ? null : typed.venue.trim(),
      interviewers: interviewersIn(typed.interviewers),
      startsAt: momentInIndia(day, from),
      endsAt: momentInIndia(day, to),
      minutes: Number(typed.minutes),
      pauseAfter: numberOf(typed.pauseAfter),
      pauseMinutes: numberOf(typed.pauseMinutes),
      buffer: numberOf(typed.buffer) ?? 0,
    };
    return { panels: panels.toSpliced(place, 1, panel), isSlotChosen, rowVersion };
  },
});
