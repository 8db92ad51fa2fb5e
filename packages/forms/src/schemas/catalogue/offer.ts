/** An offer to a candidate: its form, and the rules that hold on every way to it. */
import * as z from 'zod/mini';
import type { FieldDefinition } from '../../definition/definition.ts';
import { defineForm } from '../../definition/defineForm.ts';
import { crossField, text } from '../../definition/ruleChecks.ts';
import { errorKey, type FieldError } from '../../definition/validate.ts';
import { indianDayOf, momentOfIndianDay } from '../../records/indianDay.ts';
import type { FormSectionDefinition } from '../../records/defineRecordForm.ts';
import { line } from '../../records/recordField.ts';
import { payPartNames, sumOfParts, type PayPartName, type PayParts } from '../../reference/payParts.ts';
import {
  calendarDate,
  isBlank,
  limits,
  maxLength,
  multiLine,
  numberBetween,
  optional,
  recordId,
  required,
  type Rule,
} from '../../rules/index.ts';
import { failed, passed, type RuleResult } from '../../rules/rule.ts';

/** What an offer pays in a year, in rupees. */
const range = { min: 1, max: limits.yearlyPay, decimals: 2 };
const pay = numberBetween(range);

/** A part of it, which can be nothing. */
const partRange = { ...range, min: 0 };
const partOfPay = numberBetween(partRange);

/** The parts are all of the pay, or nobody has divided it. Amounts in paise. */
export const wholePay: (ctcPaise: number, given: PayParts | undefined) => RuleResult = (ctcPaise, given) => {
  if (given === undefined) return passed;
  const sum = sumOfParts(given);
  return sum === ctcPaise
    ? passed
    : failed('wrongSum', { sum: rupeesText(sum), whole: rupeesText(ctcPaise) });
};

/** As both languages of India group digits. */
const rupeesText = (paise: number): string =>
  new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }).format(paise / 100);

type Days = {
  /** `yyyy-mm-dd`; empty where none is named. */
  readonly joiningDate: string;
  /** The moment at which the time to answer ends. */
  readonly respondBy: string;
};

const hour = 3_600_000;

/** Whoever is offered a job has time to answer, and answers before the first day of work; days as text sort like days. */
const judges: Readonly<Record<keyof Days, (days: Days, now: Date) => RuleResult>> = {
  joiningDate: ({ joiningDate }, now) => {
    const today = indianDayOf(now.toISOString()) ?? '';
    return joiningDate !== '' && joiningDate < today ? failed('order') : passed;
  },
  respondBy: ({ joiningDate, respondBy }, now) => {
    const { leastHours } = limits.answering;
    if (Date.parse(respondBy) - now.getTime() < leastHours * hour) {
      return failed('tooSmall', { min: leastHours });
    }
    return joiningDate !== '' && (indianDayOf(respondBy) ?? '') > joiningDate ? failed('order') : passed;
  },
};

/** The same of the days of the form, by the clock of whoever fills it in. */
const judged =
  (field: keyof Days): Rule<Days> =>
  ({ joiningDate, respondBy }) => {
    // A day that is none has an error of its own.
    const joins = calendarDate(joiningDate).ok ? joiningDate : '';
    const ends = calendarDate(respondBy).ok ? momentOfIndianDay(respondBy, 'ends') : respondBy;
    return judges[field]({ joiningDate: joins, respondBy: ends }, new Date());
  };

/** The fields of the parts, in page order, by their names in the offer. */
const partFields = {
  fixedPaise: 'fixedPay',
  oneTimePaise: 'oneTimePay',
  variablePaise: 'variablePay',
  stockPaise: 'stockPay',
  otherPaise: 'otherPay',
} as const satisfies Record<PayPartName, string>;

type PartField = (typeof partFields)[PayPartName];
type TypedPay = Readonly<Record<PartField | 'rupees', string>>;

const paiseOf = (rupees: string): number => Math.round(Number(rupees) * 100);

/** The parts that are typed; undefined where none is. */
function partsOf(typed: TypedPay) {
  const given: Partial<Record<PayPartName, number>> = {};
  for (const name of payPartNames) {
    const rupees = typed[partFields[name]];
    if (!isBlank(rupees)) given[name] = paiseOf(rupees);
  }
  return Object.keys(given).length === 0 ? undefined : given;
}

/** The same of the form. A pay that is none has an error of its own. */
const wholeOfForm: Rule<TypedPay> = (typed) =>
  pay(typed.rupees).ok ? wholePay(paiseOf(typed.rupees), partsOf(typed)) : passed;

const partText = text(optional(partOfPay));

const parts = {
  rupees: text(required(pay)),
  joiningDate: text(optional(calendarDate)),
  location: text(optional(line({ max: limits.application.place }))),
  letterImageID: text(optional(recordId)),
  respondBy: text(required(calendarDate)),
  fixedPay: partText,
  oneTimePay: partText,
  variablePay: partText,
  stockPay: partText,
  otherPay: partText,
};
const between = [
  crossField<Days>('joiningDate', judged('joiningDate')),
  crossField<Days>('respondBy', judged('respondBy')),
  crossField<TypedPay>('fixedPay', wholeOfForm),
] as const;

const noParts = { fixedPay: '', oneTimePay: '', variablePay: '', stockPay: '', otherPay: '' };
const nothing = { rupees: '', joiningDate: '', location: '', respondBy: '', letterImageID: '', ...noParts };
const order = ['rupees', 'joiningDate', 'location', 'respondBy', 'letterImageID'] as const;
const partOrder = payPartNames.map((name) => partFields[name]);

const partField = { control: 'number', necessity: 'optional', range: partRange } as const;

/** The parts stand by themselves, after all that an offer needs. */
const sections = [
  { title: 'offer parts title', hint: 'offer parts hint', fields: partOrder },
] as const satisfies readonly FormSectionDefinition<PartField>[];

const fields = {
  rupees: {
    control: 'number',
    label: 'offer pay label',
    range,
    errors: { required: 'offer pay required' },
  },
  joiningDate: {
    control: 'date',
    hasCalendar: true,
    label: 'offer joining label',
    necessity: 'optional',
    errors: { order: 'offer joining past' },
  },
  location: { control: 'text', label: 'offer place label', necessity: 'optional', trims: true },
  respondBy: {
    control: 'date',
    hasCalendar: true,
    label: 'offer answer label',
    hint: 'offer answer hint',
    errors: {
      required: 'offer answer required',
      tooSmall: 'offer answer soon',
      order: 'offer answer late',
    },
  },
  letterImageID: {
    control: 'file',
    label: 'offer letter label',
    hint: 'offer letter hint',
    necessity: 'optional',
    errors: { id: 'offer letter unsent' },
  },
  fixedPay: { ...partField, label: 'offer part fixed', errors: { wrongSum: 'offer parts sum' } },
  oneTimePay: { ...partField, label: 'offer part once', hint: 'offer part once hint' },
  variablePay: { ...partField, label: 'offer part variable' },
  stockPay: { ...partField, label: 'offer part stock' },
  otherPay: { ...partField, label: 'offer part other', hint: 'offer part other hint' },
} as const satisfies Record<keyof typeof nothing, FieldDefinition>;

const wireNames = {
  rupees: 'offer.ctcPaise',
  joiningDate: 'offer.joiningDate',
  location: 'offer.location',
  respondBy: 'offer.respondBy',
  letterImageID: 'offer.letterImageID',
  fixedPay: 'offer.parts.fixedPaise',
  oneTimePay: 'offer.parts.oneTimePaise',
  variablePay: 'offer.parts.variablePaise',
  stockPay: 'offer.parts.stockPaise',
  otherPay: 'offer.parts.otherPaise',
} as const;

const sent = z.strictObject({
  ctcPaise: z.number(),
  parts: z.optional(
    z.strictObject({
      fixedPaise: z.optional(z.number()),
      oneTimePaise: z.optional(z.number()),
      variablePaise: z.optional(z.number()),
      stockPaise: z.optional(z.number()),
      otherPaise: z.optional(z.number()),
    }),
  ),
  respondBy: z.string(),
  joiningDate: z.optional(z.string()),
  location: z.optional(z.string()),
  letterImageID: z.optional(z.string()),
});

function offerOf(typed: typeof nothing) {
  const { rupees, joiningDate, location, respondBy, letterImageID } = typed;
  const given = partsOf(typed);
  return {
    ctcPaise: paiseOf(rupees),
    respondBy: momentOfIndianDay(respondBy, 'ends'),
    ...(given !== undefined && { parts: given }),
    ...(joiningDate !== '' && { joiningDate }),
    ...(location.trim() !== '' && { location: location.trim() }),
    ...(letterImageID !== '' && { letterImageID }),
  };
}

const offerForm = defineForm({
  id: 'applicationOffer',
  schema: z.object(parts).check(...between),
  defaultValues: nothing,
  fieldOrder: [...order, ...partOrder],
  fields,
  wireNames,
  payload: { operationId: 'setMappingStatus', schema: z.strictObject({ offer: sent }) },
  toPayload: (values) => ({ offer: offerOf(values) }),
});

/** An offer: what it pays in a year, in rupees, of which parts, and until when it is to be answered. */
export const applicationOffer = { ...offerForm, sections };

const amendmentForm = defineForm({
  id: 'offerAmendment',
  schema: z
    .object({ ...parts, note: text(required(multiLine, maxLength(limits.reason.max))) })
    .check(...between),
  defaultValues: { ...nothing, note: '' },
  fieldOrder: [...order, 'note', ...partOrder],
  fields: {
    ...fields,
    note: {
      control: 'textArea',
      label: 'offer change label',
      hint: 'refusal note hint',
      errors: { required: 'offer change required' },
      maxLength: limits.reason.max,
    },
  },
  wireNames,
  payload: { operationId: 'amendOffer', schema: z.strictObject({ offer: sent, note: z.string() }) },
  toPayload: ({ note, ...values }) => ({ offer: offerOf(values), note: note.trim() }),
});

/** Another offer in place of one that waits for its answer, and why. */
export const offerAmendment = { ...amendmentForm, sections };

/** What the form begins with: what is known of an offer, or an offer that stands. */
export function offerValues({
  ctcPaise,
  parts: given = {},
  joiningDate = '',
  location = '',
  respondBy,
  letterImageID = '',
}: Partial<z.infer<typeof sent>>): typeof nothing {
  return {
    rupees: rupeesOf(ctcPaise),
    fixedPay: rupeesOf(given.fixedPaise || undefined),
    oneTimePay: rupeesOf(given.oneTimePaise || undefined),
    variablePay: rupeesOf(given.variablePaise || undefined),
    stockPay: rupeesOf(given.stockPaise || undefined),
    otherPay: rupeesOf(given.otherPaise || undefined),
    joiningDate,
    location,
    respondBy: respondBy === undefined ? '' : (indianDayOf(respondBy) ?? ''),
    letterImageID,
  };
}

const rupeesOf = (paise: number | undefined): string => (paise === undefined ? '' : String(paise / 100));

/** An offer as it is sent. */
export interface MadeOffer {
  readonly ctcPaise: number;
  readonly parts?: PayParts | undefined;
  readonly joiningDate?: string | undefined;
  readonly respondBy: string;
}

/**
 * What keeps an offer from being made at this moment, by whomever and by whichever way: one error a field, in the order of the form. Its
 * place, and a letter of the company's own, are judged by the server alone.
 */
export function offerBlocks(
  { ctcPaise, parts: given, joiningDate = '', respondBy }: MadeOffer,
  now: Date,
): FieldError[] {
  const days = { joiningDate, respondBy };
  const results: Readonly<Record<string, RuleResult>> = {
    'offer.ctcPaise': pay(String(ctcPaise / 100)),
    'offer.joiningDate':
      joiningDate === '' || calendarDate(joiningDate).ok ? judges.joiningDate(days, now) : failed('date'),
    'offer.respondBy': judges.respondBy(days, now),
    'offer.parts.fixedPaise': wholePay(ctcPaise, given),
    ...Object.fromEntries(
      Object.entries(given ?? {})
        .map(([name, paise]) => [`offer.parts.${name}`, partOfPay(String(paise / 100))] as const)
        .filter(([, result]) => !result.ok),
    ),
  };
  return Object.entries(results).flatMap(([path, result]) =>
    result.ok
      ? []
      : [
          {
            path,
            code: result.code,
            params: result.params,
            key: errorKey(applicationOffer.payload, path, result.code),
          },
        ],
  );
}
