import { phoneNumberPattern } from '@aarambh/api-client/patterns';
import { recruiterStatusValues } from '@aarambh/api-client/enums';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { optionsOf } from '../../records/optionsOf.ts';
import {
  line,
  lines,
  optionalNumber,
  optionalRecord,
  optionalText,
  requiredChoice,
  requiredText,
} from '../../records/recordField.ts';
import { optionalRupees } from '../../records/rupees.ts';
import { optionalWebAddress } from '../../records/webAddressField.ts';
import { browserEmail, calendarDate, limits } from '../../rules/index.ts';
import { matching } from '../../rules/rule.ts';
import { recruiterStatusKeys } from '../../words/valueKeys.ts';
import { noted } from './noted.ts';

const day = (label: 'recruiter step day label' | 'recruiter visit label') =>
  optionalText({ label, control: 'date', hasCalendar: true }, calendarDate);

/** A company that a placement office speaks with: whom to call, where it stands, what comes next, and what was said. */
export const recruiterForm = defineRecordForm({
  id: 'recruiter',
  operations: { add: 'addRecruiter', update: 'updateRecruiter' },
  fields: {
    name: requiredText(
      { label: 'recruiter name label', errors: { required: 'recruiter name required' } },
      line({ min: 2, max: limits.recordName }),
    ),
    status: requiredChoice(
      { label: 'recruiter status label', options: optionsOf(recruiterStatusValues, recruiterStatusKeys) },
      recruiterStatusValues,
    ),
    nextStep: optionalText(
      { label: 'recruiter step label', hint: 'recruiter step hint' },
      line({ max: limits.nextStep }),
    ),
    nextStepOn: day('recruiter step day label'),
    note: noted(
      optionalText(
        {
          label: 'recruiter note label',
          hint: 'recruiter note hint',
          control: 'textArea',
          maxLength: limits.recruiterNote,
        },
        lines({ max: limits.recruiterNote }),
      ),
    ),
    visitOn: day('recruiter visit label'),
    contactName: optionalText({ label: 'recruiter contact label' }, line({ max: limits.recordName })),
    contactDesignation: optionalText(
      { label: 'recruiter designation label' },
      line({ max: limits.designation.max }),
    ),
    contactEmail: optionalText(
      { label: 'recruiter email label', control: 'email', inputMode: 'email' },
      browserEmail,
    ),
    contactPhone: optionalText(
      { label: 'recruiter phone label', inputMode: 'tel' },
      matching(phoneNumberPattern, 'phone'),
    ),
    city: optionalText({ label: 'recruiter city label' }, line({ max: limits.recordName })),
    industryID: optionalRecord({ label: 'recruiter industry label' }),
    website: optionalWebAddress({ label: 'website label' }),
    lastPayPaise: optionalRupees({ label: 'recruiter pay label' }),
    lastHired: optionalNumber({ label: 'recruiter hired label' }, { min: 0, max: 10_000 }),
  },
});
