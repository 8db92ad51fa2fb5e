/** An offer to a candidate: its form, and the rules that hold on every way to it. */
import * as z from 'zod/mini';
import type { FieldDefinition } from '../../definition/definition.ts';
import { defineForm } from '../../definition/defineForm.ts';
import { crossField, text } from '../../definition/ruleChecks.ts';
import { errorKey, type FieldError } from '../../definition/validate.ts';
import { indianDayOf, momentOfIndianDay } from '../../records/indianDay.ts';
import { line } from '../../records/recordField.ts';
import {
  calendarDate,
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

const parts = {
  rupees: text(required(pay)),
  joiningDate: text(optional(calendarDate)),
  location: text(optional(line({ max: limits.application.place }))),
  letterImageID: text(optional(recordId)),
  respondBy: text(required(calendarDate)),
};
const between = [
  crossField<Days>('joiningDate', judged('joiningDate')),
  crossField<Days>('respondBy', judged('respondBy')),
] as const;

const nothing = { rupees: '', joiningDate: '', location: '', respondBy: '', letterImageID: '' };
const order = ['rupees', 'joiningDate', 'location', 'respondBy', 'letterImageID'] as const;

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
} as const satisfies Record<keyof typeof nothing, FieldDefinition>;

const wireNames = {
  rupees: 'offer.ctcPaise',
  joiningDate: 'offer.joiningDate',
  location: 'offer.location',
  respondBy: 'offer.respondBy',
  letterImageID: 'offer.letterImageID',
} as const;

const sent = z.strictObject({
  ctcPaise: z.number(),
  respondBy: z.string(),
  joiningDate: z.optional(z.string()),
  location: z.optional(z.string()),
  letterImageID: z.optional(z.string()),
});

const offerOf = ({ rupees, joiningDate, location, respondBy, letterImageID }: typeof nothing) => ({
  ctcPaise: Math.round(Number(rupees) * 100),
  respondBy: momentOfIndianDay(respondBy, 'ends'),
  ...(joiningDate !== '' && { joiningDate }),
  ...(location.trim() !== '' && { location: location.trim() }),
  ...(letterImageID !== '' && { letterImageID }),
});

/** An offer: what it pays in a year, in rupees, and until when it is to be answered. */
export const applicationOffer = defineForm({
  id: 'applicationOffer',
  schema: z.object(parts).check(...between),
  defaultValues: nothing,
  fieldOrder: order,
  fields,
  wireNames,
  payload: { operationId: 'setMappingStatus', schema: z.strictObject({ offer: sent }) },
  toPayload: (values) => ({ offer: offerOf(values) }),
});

/** Another offer in place of one that waits for its answer, and why. */
export const offerAmendment = defineForm({
  id: 'offerAmendment',
  schema: z
    .object({ ...parts, note: text(required(multiLine, maxLength(limits.reason.max))) })
    .check(...between),
  defaultValues: { ...nothing, note: '' },
  fieldOrder: [...order, 'note'],
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

/** What the form begins with: what is known of an offer, or an offer that stands. */
export function offerValues({
  ctcPaise,
  joiningDate = '',
  location = '',
  respondBy,
  letterImageID = '',
}: Partial<z.infer<typeof sent>>): typeof nothing {
  return {
    rupees: ctcPaise === undefined ? '' : String(ctcPaise / 100),
    joiningDate,
    location,
    respondBy: respondBy === undefined ? '' : (indianDayOf(respondBy) ?? ''),
    letterImageID,
  };
}

/** An offer as it is sent. */
export interface MadeOffer {
  readonly ctcPaise: number;
  readonly joiningDate?: string | undefined;
  readonly respondBy: string;
}

/**
 * What keeps an offer from being made at this moment, by whomever and by whichever way: one error a field, in the order of the form. Its
 * place, and a letter of the company's own, are judged by the server alone.
 */
export function offerBlocks({ ctcPaise, joiningDate = '', respondBy }: MadeOffer, now: Date): FieldError[] {
  const days = { joiningDate, respondBy };
  const results: Readonly<Record<string, RuleResult>> = {
    'offer.ctcPaise': pay(String(ctcPaise / 100)),
    'offer.joiningDate':
      joiningDate === '' || calendarDate(joiningDate).ok ? judges.joiningDate(days, now) : failed('date'),
    'offer.respondBy': judges.respondBy(days, now),
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
