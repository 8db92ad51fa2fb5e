/** The visit of a company that called: the office of an institute enters it. */
import { roundKindValues, type RoundKind } from '@aarambh/api-client/enums';
import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { splitValues } from '../../records/joinedValues.ts';
import { line, lines } from '../../records/recordField.ts';
import { calendarDate, isBlank, limits, oneOf, optional, recordId, required } from '../../rules/index.ts';
import { optionsOf } from '../../records/optionsOf.ts';
import { roundKindKeys } from '../../words/valueKeys.ts';

const company = required(recordId);
const day = required(calendarDate);
const kind = required(oneOf(roundKindValues));
const hall = optional(line({ max: limits.visit.hall }));
const note = optional(lines({ max: limits.visit.note }));

/** /calendar: the office of an institute enters a visit with its day. */
export const visitEntry = defineForm({
  id: 'visitEntry',
  schema: z.object({
    companyID: text(company),
    kind: text(kind),
    day: text(day),
    hall: text(hall),
    jdIDs: z.string(),
    note: text(note),
  }),
  defaultValues: { companyID: '', kind: '', day: '', hall: '', jdIDs: '', note: '' },
  fieldOrder: ['companyID', 'kind', 'day', 'hall', 'jdIDs', 'note'],
  fields: {
    companyID: {
      control: 'select',
      label: 'visit company label',
      hint: 'visit company hint',
      errors: { required: 'visit company required' },
    },
    kind: {
      control: 'select',
      label: 'visit kind label',
      options: optionsOf(roundKindValues, roundKindKeys),
      errors: { required: 'visit kind required' },
    },
    day: {
      control: 'date',
      hasCalendar: true,
      label: 'visit day label',
      errors: { required: 'visit day required' },
    },
    hall: {
      control: 'text',
      label: 'visit hall label',
      hint: 'visit hall hint',
      necessity: 'optional',
      maxLength: limits.visit.hall,
      trims: true,
    },
    jdIDs: {
      control: 'multiSelect',
      label: 'visit jobs label',
      hint: 'visit entry jobs hint',
      necessity: 'optional',
    },
    note: {
      control: 'textArea',
      label: 'visit entry note label',
      hint: 'visit end hint',
      necessity: 'optional',
      maxLength: limits.visit.note,
    },
  },
  payload: {
    operationId: 'enterVisit',
    schema: z.strictObject({
      companyID: text(company),
      kind: z.custom<RoundKind>((value) => typeof value === 'string' && kind(value).ok),
      day: text(day),
      hall: z.optional(text(hall)),
      jdIDs: z.optional(z.array(text(recordId))),
      note: z.optional(text(note)),
    }),
  },
  toPayload: (typed) => {
    const jdIDs = splitValues(typed.jdIDs);
    return {
      companyID: typed.companyID,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rule lets nothing else pass
      kind: typed.kind as RoundKind,
      day: typed.day,
      ...(!isBlank(typed.hall) && { hall: typed.hall.trim() }),
      ...(jdIDs.length > 0 && { jdIDs }),
      ...(!isBlank(typed.note) && { note: typed.note.trim() }),
    };
  },
});
