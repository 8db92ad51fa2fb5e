/** The visit of a company that called: the office of an institute enters it. */
import { roundKindValues, type RoundKind } from '@aarambh/api-client/enums';
import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { splitValues } from '../../records/joinedValues.ts';
import { isBlank, limits, oneOf, recordId, required } from '../../rules/index.ts';
import { optionsOf } from '../../records/optionsOf.ts';
import { roundKindKeys } from '../../words/valueKeys.ts';
import { visitFields, visitRules } from './visitFields.ts';

const company = required(recordId);
const kind = required(oneOf(roundKindValues));
const { day, hall, note } = visitRules;

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
    ...visitFields,
    jdIDs: {
      control: 'multiSelect',
      label: 'visit jobs label',
      hint: 'visit entry jobs hint',
      necessity: 'optional',
    },
    note: {
      control: 'textArea',
      label: 'visit entry note label',
      hint: 'visit entry note hint',
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
