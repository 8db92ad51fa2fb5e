import { workModeValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { workModeKeys } from '../../words/valueKeys.ts';
import { line, optionalChoice, optionalText, requiredText } from '../../records/recordField.ts';
import { repeatedRows } from '../../records/recordRows.ts';
import { calendarDate, limits } from '../../rules/index.ts';

/** The rounds of a selection, in the order in which they take place. */
export const jobRounds = repeatedRows(
  {
    label: 'job rounds label',
    hint: 'job rounds hint',
    row: 'job round',
    add: 'job round add',
    max: limits.jobRounds.maxEntries,
    place: 'order',
  },
  {
    name: requiredText(
      {
        label: 'job round name label',
        hint: 'job round name hint',
        errors: { required: 'job round name required' },
      },
      line(limits.jobRounds.name),
    ),
    mode: optionalChoice(
      {
        label: 'job round mode label',
        options: optionsOf(workModeValues, workModeKeys),
      },
      workModeValues,
    ),
    date: optionalText({ label: 'job round date label', control: 'date', hasCalendar: true }, calendarDate),
    venue: optionalText({ label: 'job round venue label' }, line({ max: limits.jobRounds.venue })),
  },
);
