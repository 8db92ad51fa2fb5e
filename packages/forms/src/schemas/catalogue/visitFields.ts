/** What the forms of a visit share: its day, its hall, and what is written to it. */
import { line, lines } from '../../records/recordField.ts';
import { calendarDate, limits, optional, required } from '../../rules/index.ts';

export const visitRules = {
  day: required(calendarDate),
  hall: optional(line({ max: limits.visit.hall })),
  note: optional(lines({ max: limits.visit.note })),
};

export const visitFields = {
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
} as const;
