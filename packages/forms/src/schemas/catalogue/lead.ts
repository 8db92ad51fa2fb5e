import { leadNextActionValues, leadStatusValues } from '@aarambh/api-client/enums';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { lines, optionalRecord, optionalText, requiredChoice } from '../../records/recordField.ts';
import { calendarDate, limits } from '../../rules/index.ts';
import { noted } from './noted.ts';

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
      leadStatusValues,
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
      leadNextActionValues,
    ),
    nextActionAt: indianDay({ label: 'lead action day label', hint: 'lead action day hint' }),
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

type TextField = ReturnType<typeof optionalText>;

/** A day of the Indian calendar, stored as the moment at which it begins there. */
function indianDay(words: Parameters<typeof optionalText>[0]): TextField {
  const field = optionalText({ ...words, control: 'date' }, calendarDate);
  return {
    ...field,
    read: (stored) => (stored === null || stored === undefined ? '' : (indianDayOf(stored) ?? stored)),
    write: (typed) => {
      const day = field.write(typed);
      return day !== null && calendarDate(day).ok ? new Date(`${day}T00:00:00+05:30`).toISOString() : day;
    },
  };
}

const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day in India of a moment, `yyyy-mm-dd`; undefined for a text that is none. */
function indianDayOf(moment: string): string | undefined {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? undefined : inIndia.format(date);
}
