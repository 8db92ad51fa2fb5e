/** When and where people meet: what the forms of a round and of its panels share. */
import { line } from '../../records/recordField.ts';
import { timeOfDay } from '../../reference/indianClock.ts';
import { calendarDate, optional, required } from '../../rules/index.ts';
import { allOf, matching } from '../../rules/rule.ts';

export const meetingRules = {
  day: required(calendarDate),
  time: required(timeOfDay),
  /** @param max in characters */
  link: (max: number) => optional(allOf(line({ max }), matching(/^https:\/\/\S+$/, 'webAddress'))),
};

const time = {
  control: 'text',
  hint: 'round time hint',
  errors: { required: 'round time required', invalid: 'round time required', order: 'round time order' },
  trims: true,
} as const;

export const meetingFields = {
  day: {
    control: 'date',
    label: 'round day label',
    hasCalendar: true,
    errors: { required: 'round day required' },
  },
  from: { ...time, label: 'round from label' },
  to: { ...time, label: 'round to label' },
} as const;
