/** The visit of a company to an institute: a company asks for days, the institute's office sets one. */
import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { crossField, text } from '../../definition/ruleChecks.ts';
import { splitValues } from '../../records/joinedValues.ts';
import { calendarDate, isBlank, limits, optional, recordId, required, type Rule } from '../../rules/index.ts';
import { failed, passed } from '../../rules/rule.ts';
import { reasonField, reasonRule } from './reason.ts';
import { visitFields, visitRules } from './visitFields.ts';

/** Fields of the days that are wished, the best first. */
export const wishedDayFields = ['day1', 'day2', 'day3', 'day4', 'day5'] as const;
type WishedDays = Readonly<Record<(typeof wishedDayFields)[number], string>>;

const institute = required(recordId);
const furtherDay = optional(calendarDate);
const { day: firstDay, hall, note } = visitRules;

/** The days that are typed, each once. */
export const wishedDays = (typed: WishedDays): string[] => [
  ...new Set(
    wishedDayFields.map((name) => typed[name]).filter((day) => calendarDate(day).ok && !isBlank(day)),
  ),
];

const furtherField = {
  control: 'date',
  hasCalendar: true,
  necessity: 'optional',
  label: 'visit further day label',
} as const;

/** What is sent where something was typed. */
const given = <Name extends string>(name: Name, typed: string): Partial<Record<Name, string>> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one name that is given
  isBlank(typed) ? {} : ({ [name]: typed.trim() } as Partial<Record<Name, string>>);

/** /calendar: a company asks an institute for a day. */
export const visitWish = defineForm({
  id: 'visitWish',
  schema: z.object({
    instituteID: text(institute),
    jdIDs: z.string(),
    day1: text(firstDay),
    day2: text(furtherDay),
    day3: text(furtherDay),
    day4: text(furtherDay),
    day5: text(furtherDay),
    note: text(note),
  }),
  defaultValues: { instituteID: '', jdIDs: '', day1: '', day2: '', day3: '', day4: '', day5: '', note: '' },
  fieldOrder: ['instituteID', 'jdIDs', ...wishedDayFields, 'note'],
  fields: {
    instituteID: {
      control: 'select',
      label: 'visit institute label',
      errors: { required: 'visit institute required' },
    },
    jdIDs: {
      control: 'multiSelect',
      label: 'visit jobs label',
      hint: 'visit jobs hint',
      necessity: 'optional',
    },
    day1: {
      control: 'date',
      hasCalendar: true,
      label: 'visit first day label',
      hint: 'visit first day hint',
      errors: { required: 'visit day required' },
    },
    day2: furtherField,
    day3: furtherField,
    day4: furtherField,
    day5: furtherField,
    note: {
      control: 'textArea',
      label: 'visit note label',
      hint: 'visit note hint',
      necessity: 'optional',
      maxLength: limits.visit.note,
    },
  },
  payload: {
    operationId: 'askForVisit',
    schema: z.strictObject({
      instituteID: text(institute),
      jdIDs: z.optional(z.array(text(recordId))),
      wantedDays: z.array(text(firstDay)),
      note: z.optional(text(note)),
    }),
  },
  toPayload: (typed) => {
    const jdIDs = splitValues(typed.jdIDs);
    return {
      instituteID: typed.instituteID,
      wantedDays: wishedDays(typed),
      ...(jdIDs.length > 0 && { jdIDs }),
      ...given('note', typed.note),
    };
  },
});

/** Another day than one that was wished or set is explained. */
const explained: Rule<Readonly<Record<'day' | 'reason' | 'known', string>>> = ({ day, reason, known }) =>
  day === '' || !isBlank(reason) || splitValues(known).includes(day) ? passed : failed('required');

/** /calendar: the office of an institute sets the day of a visit. `known` has the days that need no reason, joined by commas. */
export const visitDay = defineForm({
  id: 'visitDay',
  schema: z
    .object({ day: text(firstDay), hall: text(hall), reason: text(note), known: z.string() })
    .check(crossField('reason', explained)),
  defaultValues: { day: '', hall: '', reason: '', known: '' },
  fieldOrder: ['day', 'hall', 'reason'],
  fields: {
    ...visitFields,
    reason: {
      control: 'textArea',
      label: 'visit move reason label',
      hint: 'visit move reason hint',
      necessity: 'optional',
      maxLength: limits.visit.note,
      errors: { required: 'visit move reason required' },
    },
    known: { control: 'text', label: 'visit day label' },
  },
  payload: {
    operationId: 'setVisit',
    schema: z.strictObject({
      day: text(firstDay),
      hall: z.optional(text(hall)),
      reason: z.optional(text(note)),
      rowVersion: z.number(),
    }),
  },
  toPayload: ({ day, hall: typed, reason }, { rowVersion }: { readonly rowVersion: number }) => ({
    day,
    rowVersion,
    ...given('hall', typed),
    ...given('reason', reason),
  }),
});

/** /calendar: either side declines or cancels a visit. */
export const visitEnd = defineForm({
  id: 'visitEnd',
  schema: z.object({ reason: text(reasonRule) }),
  defaultValues: { reason: '' },
  fieldOrder: ['reason'],
  fields: { reason: reasonField({ hint: 'visit end hint' }) },
  payload: {
    operationId: 'cancelVisit',
    schema: z.strictObject({ reason: text(reasonRule), rowVersion: z.number() }),
  },
  toPayload: ({ reason }, { rowVersion }: { readonly rowVersion: number }) => ({
    reason: reason.trim(),
    rowVersion,
  }),
});
