import * as z from 'zod/mini';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { lines, optionalText, requiredChoice } from '../../records/recordField.ts';
import { leadNextActions, leadStatuses } from '../../reference/leadStates.ts';
import { limits } from '../../rules/index.ts';

/** Where a lead stands, what comes next, and what was done: people send leads, staff follow them up. */
export const leadForm = defineRecordForm({
  id: 'lead',
  operations: { add: 'updateLead', update: 'updateLead' },
  fields: {
    status: requiredChoice(
      {
        label: 'lead status label',
        options: [
          { value: 'New', label: 'lead status new' },
          { value: 'Contacted', label: 'lead status contacted' },
          { value: 'Qualified', label: 'lead status qualified' },
          { value: 'Converted', label: 'lead status converted' },
          { value: 'Lost', label: 'lead status lost' },
        ],
      },
      leadStatuses,
    ),
    nextAction: requiredChoice(
      {
        label: 'lead action label',
        options: [
          { value: 'Open', label: 'lead action open' },
          { value: 'Call back', label: 'lead action call' },
          { value: 'Send proposal', label: 'lead action proposal' },
          { value: 'Meeting', label: 'lead action meeting' },
          { value: 'None', label: 'lead action none' },
        ],
      },
      leadNextActions,
    ),
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

type NoteField = ReturnType<typeof optionalText>;

/** A note begins empty each time, and one that is empty is not sent. */
function noted(field: NoteField) {
  return {
    ...field,
    shape: z.optional(z.string()),
    write: (typed: string): string | undefined => field.write(typed) ?? undefined,
    read: (stored: string | null | undefined): string => stored ?? '',
  };
}
