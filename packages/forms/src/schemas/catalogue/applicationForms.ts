/** What those who hire fill in about an application. */
import { mappingReasonValues } from '@aarambh/api-client/enums';
import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { limits, maxLength, multiLine, oneOf, optional, required } from '../../rules/index.ts';

const reasonCode = text(required(oneOf(mappingReasonValues)));
const note = text(optional(multiLine, maxLength(limits.reason.max)));

/** Why somebody is not chosen; the candidate reads it. */
export const applicationRefusal = defineForm({
  id: 'applicationRefusal',
  schema: z.object({ reasonCode, note }),
  defaultValues: { reasonCode: '', note: '' },
  fieldOrder: ['reasonCode', 'note'],
  fields: {
    reasonCode: {
      control: 'select',
      label: 'refusal reason label',
      errors: { required: 'refusal reason required' },
      options: [
        { value: 'Criteria', label: 'refusal criteria' },
        { value: 'Skills', label: 'refusal skills' },
        { value: 'Position filled', label: 'refusal filled' },
        { value: 'No show', label: 'refusal no show' },
        { value: 'Other', label: 'refusal other' },
      ],
    },
    note: {
      control: 'textArea',
      label: 'refusal note label',
      hint: 'refusal note hint',
      necessity: 'optional',
      maxLength: limits.reason.max,
    },
  },
  payload: {
    operationId: 'setMappingStatus',
    schema: z.strictObject({ reasonCode: z.enum(mappingReasonValues), note: z.optional(z.string()) }),
  },
  toPayload: ({ reasonCode: code, note: typed }) => ({
    reasonCode: mappingReasonValues.find((each) => each === code) ?? ('Other' as const),
    ...(typed.trim() !== '' && { note: typed.trim() }),
  }),
});

/** Why an offer is withdrawn; the candidate reads it. */
export const offerWithdrawal = defineForm({
  id: 'offerWithdrawal',
  schema: z.object({ reasonCode, note: text(required(multiLine, maxLength(limits.reason.max))) }),
  defaultValues: { reasonCode: '', note: '' },
  fieldOrder: ['reasonCode', 'note'],
  fields: {
    reasonCode: {
      ...applicationRefusal.fields.reasonCode,
      options: [
        { value: 'Position filled', label: 'refusal filled' },
        { value: 'Criteria', label: 'refusal criteria' },
        { value: 'Other', label: 'refusal other' },
      ],
    },
    note: {
      control: 'textArea',
      label: 'offer change label',
      hint: 'refusal note hint',
      errors: { required: 'offer change required' },
      maxLength: limits.reason.max,
    },
  },
  payload: applicationRefusal.payload,
  toPayload: applicationRefusal.toPayload,
});

/** What those who hire note about an applicant, whom they do not tell. */
export const applicationNote = defineForm({
  id: 'applicationNote',
  schema: z.object({ text: text(required(multiLine, maxLength(limits.application.note))) }),
  defaultValues: { text: '' },
  fieldOrder: ['text'],
  fields: {
    text: {
      control: 'textArea',
      label: 'applicant note label',
      hint: 'applicant note hint',
      errors: { required: 'applicant note required' },
      maxLength: limits.application.note,
    },
  },
  payload: { operationId: 'addMappingNote', schema: z.strictObject({ text: z.string() }) },
  toPayload: ({ text: typed }) => ({ text: typed.trim() }),
});

/** Why a candidate withdraws or declines an offer; those who hire read it. */
export const applicationWithdrawal = defineForm({
  id: 'applicationWithdrawal',
  schema: z.object({ reasonCode, note }),
  defaultValues: { reasonCode: '', note: '' },
  fieldOrder: ['reasonCode', 'note'],
  fields: {
    ...applicationRefusal.fields,
    reasonCode: {
      ...applicationRefusal.fields.reasonCode,
      options: [
        { value: 'Other offer', label: 'withdrawal other offer' },
        { value: 'Personal', label: 'withdrawal personal' },
        { value: 'Other', label: 'refusal other' },
      ],
    },
    note: { ...applicationRefusal.fields.note, hint: 'withdrawal note hint' },
  },
  payload: applicationRefusal.payload,
  toPayload: applicationRefusal.toPayload,
});

/** Why a candidate declines a job, for those who say it. */
export const jobDecline = defineForm({
  id: 'jobDecline',
  schema: z.object({ reasonCode: text(optional(oneOf(mappingReasonValues))), note }),
  defaultValues: { reasonCode: '', note: '' },
  fieldOrder: ['reasonCode', 'note'],
  fields: {
    reasonCode: {
      control: 'select',
      label: 'refusal reason label',
      necessity: 'optional',
      options: [
        { value: 'Other offer', label: 'withdrawal other offer' },
        { value: 'Skills', label: 'refusal skills' },
        { value: 'Personal', label: 'withdrawal personal' },
        { value: 'Other', label: 'refusal other' },
      ],
    },
    note: { ...applicationRefusal.fields.note, hint: 'withdrawal note hint' },
  },
  payload: {
    operationId: 'addMapping',
    schema: z.strictObject({
      reasonCode: z.optional(z.enum(mappingReasonValues)),
      note: z.optional(z.string()),
    }),
  },
  toPayload: ({ reasonCode: code, note: typed }) => {
    const reason = mappingReasonValues.find((each) => each === code);
    return { ...(reason && { reasonCode: reason }), ...(typed.trim() !== '' && { note: typed.trim() }) };
  },
});
