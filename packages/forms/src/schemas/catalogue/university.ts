import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { line, optionalText, requiredChoice, requiredText } from '../../records/recordField.ts';
import { browserEmail, limits, personName, webAddress } from '../../rules/index.ts';
import { cityName, phone, stateCode } from './fields.ts';

export const universityTypes = [
  'Central',
  'State',
  'Deemed',
  'Private',
  'Open',
  'National Importance',
] as const;

/** A university. The rule that converts its grades is entered with its source, apart from this form. */
export const universityForm = defineRecordForm({
  id: 'university',
  operations: { add: 'addUniversity', update: 'updateUniversity' },
  fields: {
    name: requiredText(
      { label: 'university name label', errors: { required: 'university name required' } },
      line({ min: 3, max: limits.universityName }),
    ),
    shortName: optionalText({ label: 'short name label' }, line({ max: limits.shortName })),
    universityType: requiredChoice(
      {
        label: 'university type label',
        options: [
          { value: 'Central', label: 'university type central' },
          { value: 'State', label: 'university type state' },
          { value: 'Deemed', label: 'university type deemed' },
          { value: 'Private', label: 'university type private' },
          { value: 'Open', label: 'university type open' },
          { value: 'National Importance', label: 'university type national' },
        ],
      },
      universityTypes,
    ),
    aisheCode: optionalText({ label: 'aishe code label' }, line({ max: limits.recordCode })),
    stateCode,
    city: cityName,
    website: optionalText({ label: 'website label', inputMode: 'url' }, webAddress),
    email: optionalText({ label: 'record email label', control: 'email', inputMode: 'email' }, browserEmail),
    phone,
    spocFirstName: optionalText({ label: 'spoc first name label' }, personName),
    spocLastName: optionalText({ label: 'spoc last name label' }, personName),
    spocDesignation: optionalText({ label: 'spoc designation label' }, line({ max: limits.designation.max })),
  },
});
