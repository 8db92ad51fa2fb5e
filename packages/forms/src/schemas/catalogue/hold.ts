/** That officers keep a student from applying, and let the student again. */
import { holdKindValues, type HoldKind } from '@aarambh/api-client/enums';
import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { ruleOfText, text } from '../../definition/ruleChecks.ts';
import { momentOfIndianDay } from '../../records/indianDay.ts';
import { optionsOf } from '../../records/optionsOf.ts';
import { calendarDate, limits, maxLength, oneOf, optional, required, singleLine } from '../../rules/index.ts';
import { holdKindKeys } from '../../words/valueKeys.ts';
import { reasonField, reasonRule } from './reason.ts';

const kindRule = required(oneOf(holdKindValues));
const whereRule = required(singleLine, maxLength(limits.holdWhere));

const kindValue = z
  .custom<HoldKind>((value) => typeof value === 'string')
  .check(ruleOfText(kindRule, String));

const kindField = (label: 'hold kind label' | 'hold lift label') =>
  ({
    control: 'select',
    label,
    errors: { required: 'hold kind required' },
    options: optionsOf(holdKindValues, holdKindKeys),
  }) as const;

/** Keeps a student from applying, with a reason that the student reads. */
export const holdForm = defineForm({
  id: 'hold',
  schema: z.object({
    kind: text(kindRule),
    reason: text(reasonRule),
    liftedWhere: text(whereRule),
    until: text(optional(calendarDate)),
  }),
  defaultValues: { kind: '', reason: '', liftedWhere: '', until: '' },
  fieldOrder: ['kind', 'reason', 'liftedWhere', 'until'],
  fields: {
    kind: kindField('hold kind label'),
    reason: reasonField({ hint: 'enrolment reason hint' }),
    liftedWhere: {
      control: 'text',
      label: 'hold where label',
      hint: 'hold where hint',
      maxLength: limits.holdWhere,
      errors: { required: 'hold where required' },
    },
    until: {
      control: 'date',
      hasCalendar: true,
      label: 'hold until label',
      hint: 'hold until hint',
      errors: {},
    },
  },
  payload: {
    operationId: 'holdStudent',
    schema: z.strictObject({
      kind: kindValue,
      reason: text(reasonRule),
      liftedWhere: text(whereRule),
      until: z.optional(z.nullable(z.string())),
    }),
  },
  toPayload: ({ kind, reason: typed, liftedWhere, until }) => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema lets nothing else pass
    kind: kind as HoldKind,
    reason: typed.trim(),
    liftedWhere: liftedWhere.trim(),
    until: until === '' ? null : momentOfIndianDay(until, 'ends'),
  }),
});

/** Lets a student apply again. */
export const holdLifting = defineForm({
  id: 'holdLifting',
  schema: z.object({ kind: text(kindRule), reason: text(reasonRule) }),
  defaultValues: { kind: '', reason: '' },
  fieldOrder: ['kind', 'reason'],
  fields: { kind: kindField('hold lift label'), reason: reasonField({ hint: 'enrolment reason hint' }) },
  payload: {
    operationId: 'liftHold',
    schema: z.strictObject({ kind: kindValue, reason: text(reasonRule) }),
  },
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema lets nothing else pass
  toPayload: ({ kind, reason: typed }) => ({ kind: kind as HoldKind, reason: typed.trim() }),
});
