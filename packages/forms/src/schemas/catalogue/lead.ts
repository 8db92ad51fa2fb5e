import { leadNextActionValues, leadStatusValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { leadNextActionKeys, leadStatusKeys } from '../../words/valueKeys.ts';
import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { optionalIndianDay } from '../../records/indianDay.ts';
import { lines, optionalRecord, optionalText, requiredChoice } from '../../records/recordField.ts';
import { limits, optional, recordId } from '../../rules/index.ts';
import { noted } from './noted.ts';
import { personFields } from './person.ts';

/** Where a lead stands, what comes next, and what was done: people send leads, staff follow them up. */
export const leadForm = defineRecordForm({
  id: 'lead',
  operations: { add: 'updateLead', update: 'updateLead' },
  fields: {
    // As somebody wrote it, who may have mistyped a letter or a digit.
    firstName: personFields.firstName,
    lastName: personFields.lastName,
    mobile: personFields.mobileNumber,
    email: personFields.email,
    status: requiredChoice(
      {
        label: 'lead status label',
        options: optionsOf(leadStatusValues, leadStatusKeys),
      },
      leadStatusValues,
    ),
    nextAction: requiredChoice(
      {
        label: 'lead action label',
        options: optionsOf(leadNextActionValues, leadNextActionKeys),
      },
      leadNextActionValues,
    ),
    nextActionAt: optionalIndianDay({ label: 'lead action day label', hint: 'lead action day hint' }),
    ownerID: optionalRecord({ label: 'lead owner label', hint: 'lead owner hint' }),
    note: noted(
      optionalText(
        {
          label: 'lead note label',
          hint: 'lead note hint',
          control: 'textArea',
          maxLength: limits.leadMessage,
        },
        lines({ max: limits.leadMessage }),
      ),
    ),
  },
});

const owner = optional(recordId);

/** Who follows a lead up from now on; nobody, where it is left empty. */
export const leadAssignment = defineForm({
  id: 'leadAssignment',
  schema: z.object({ ownerID: text(owner) }),
  defaultValues: { ownerID: '' },
  fieldOrder: ['ownerID'],
  fields: {
    ownerID: {
      control: 'select',
      necessity: 'optional',
      label: 'lead owner label',
      hint: 'lead owner hint',
      errors: {},
    },
  },
  payload: {
    operationId: 'updateLead',
    schema: z.strictObject({ ownerID: z.nullable(text(owner)) }),
  },
  toPayload: ({ ownerID }) => ({ ownerID: ownerID === '' ? null : ownerID }),
});
