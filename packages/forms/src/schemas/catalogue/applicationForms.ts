/** What those who hire fill in about an application. */
import { mappingReasonValues } from '@aarambh/api-client/enums';
import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { momentOfIndianDay } from '../../records/indianDay.ts';
import {
  calendarDate,
  limits,
  maxLength,
  multiLine,
  numberBetween,
  oneOf,
  optional,
  recordId,
  required,
} from '../../rules/index.ts';
import { line } from '../../records/recordField.ts';

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
        { value: 'Skills', label: 'decline skills' },
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

/** An offer to a candidate: what it pays in a year, in rupees, and until when it is to be answered. */
export const applicationOffer = defineForm({
  id: 'applicationOffer',
  schema: z.object({
    rupees: text(required(numberBetween({ min: 1, max: limits.yearlyPay, decimals: 2 }))),
    joiningDate: text(optional(calendarDate)),
    location: text(optional(line({ max: limits.application.place }))),
    letterImageID: text(optional(recordId)),
    respondBy: text(required(calendarDate)),
  }),
  defaultValues: { rupees: '', joiningDate: '', location: '', respondBy: '', letterImageID: '' },
  fieldOrder: ['rupees', 'joiningDate', 'location', 'respondBy', 'letterImageID'],
  fields: {
    rupees: {
      control: 'number',
      label: 'offer pay label',
      range: { min: 1, max: limits.yearlyPay, decimals: 2 },
      errors: { required: 'offer pay required' },
    },
    joiningDate: {
      control: 'date',
      hasCalendar: true,
      label: 'offer joining label',
      necessity: 'optional',
    },
    location: { control: 'text', label: 'offer place label', necessity: 'optional', trims: true },
    respondBy: {
      control: 'date',
      hasCalendar: true,
      label: 'offer answer label',
      hint: 'offer answer hint',
      errors: { required: 'offer answer required' },
    },
    letterImageID: {
      control: 'file',
      label: 'offer letter label',
      hint: 'offer letter hint',
      necessity: 'optional',
      errors: { id: 'offer letter unsent' },
    },
  },
  payload: {
    operationId: 'setMappingStatus',
    schema: z.strictObject({
      offer: z.strictObject({
        ctcPaise: z.number(),
        respondBy: z.string(),
        joiningDate: z.optional(z.string()),
        location: z.optional(z.string()),
        letterImageID: z.optional(z.string()),
      }),
    }),
  },
  toPayload: ({ rupees, joiningDate, location, respondBy, letterImageID }) => ({
    offer: {
      ctcPaise: Math.round(Number(rupees) * 100),
      respondBy: momentOfIndianDay(respondBy, 'ends'),
      ...(joiningDate !== '' && { joiningDate }),
      ...(location.trim() !== '' && { location: location.trim() }),
      ...(letterImageID !== '' && { letterImageID }),
    },
  }),
});
