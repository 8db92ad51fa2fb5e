/** Whether a candidate looks for a job, said by the candidate or by an officer of the institute. */
import { placementPlanValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { limits, maxLength, multiLine, oneOf, optional, required } from '../../rules/index.ts';
import { reasonField, reasonRule } from '../catalogue/reason.ts';

const { max } = limits.reason;

const plan = text(required(oneOf(placementPlanValues)));
const note = text(optional(multiLine, maxLength(max)));

const noteField = {
  control: 'textArea',
  label: 'placement note label',
  hint: 'placement note hint',
  necessity: 'optional',
  maxLength: max,
} as const;

/** The same plans, in the person's own words or in those of who enters them for a student. */
const planField = <Who extends 'placement' | 'student'>(who: Who) =>
  ({
    control: 'radioGroup',
    label: `${who} plan label`,
    options: optionsOf(placementPlanValues, {
      Looking: `${who} looking`,
      'Placed elsewhere': `${who} elsewhere`,
      'Higher studies': `${who} studies`,
      'Not looking': `${who} not looking`,
    }),
  }) as const;

const planPayload = { plan: z.enum(placementPlanValues), note: z.nullable(z.string()) };

const toPlan = (values: { plan: string; note: string }) => ({
  plan: placementPlanValues.find((each) => each === values.plan) ?? ('Looking' as const),
  note: values.note.trim() === '' ? null : values.note.trim(),
});

/** What a candidate plans. */
export const placementPlan = defineForm({
  id: 'placementPlan',
  schema: z.object({ plan, note }),
  defaultValues: { plan: 'Looking', note: '' },
  fieldOrder: ['plan', 'note'],
  fields: {
    plan: planField('placement'),
    note: noteField,
  },
  payload: { operationId: 'setPlacement', schema: z.strictObject(planPayload) },
  toPayload: toPlan,
});

/** What a student plans, as an officer of the institute enters it: with a reason, which the student reads. */
export const studentPlacement = defineForm({
  id: 'studentPlacement',
  schema: z.object({ plan, note, reason: text(reasonRule) }),
  defaultValues: { plan: 'Looking', note: '', reason: '' },
  fieldOrder: ['plan', 'note', 'reason'],
  fields: {
    plan: planField('student'),
    note: noteField,
    reason: reasonField({ label: 'placement reason label', hint: 'placement reason hint' }),
  },
  payload: {
    operationId: 'setPlacement',
    schema: z.strictObject({ ...planPayload, reason: z.string() }),
  },
  toPayload: (values) => ({ ...toPlan(values), reason: values.reason.trim() }),
});
