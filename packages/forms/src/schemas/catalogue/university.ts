import { universityTypeValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { universityTypeKeys } from '../../words/valueKeys.ts';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import {
  line,
  numberChoice,
  optionalText,
  requiredChoice,
  requiredNumber,
  requiredText,
} from '../../records/recordField.ts';
import { optionalGroup } from '../../records/recordGroup.ts';
import { optionalWebAddress } from '../../records/webAddressField.ts';
import { gradeFormulaRange, gradeScales } from '../../reference/grades.ts';
import { browserEmail, calendarDate, limits, personName } from '../../rules/index.ts';
import { cityName, phone, stateCode } from './fields.ts';

const incomplete = { required: 'grade formula incomplete' } as const;

/** A university, with the rule that makes its grades into percentages once it has published one. */
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
        options: optionsOf(universityTypeValues, universityTypeKeys),
      },
      universityTypeValues,
    ),
    aisheCode: optionalText({ label: 'aishe code label' }, line({ max: limits.recordCode })),
    stateCode,
    city: cityName,
    website: optionalWebAddress({ label: 'website label' }),
    email: optionalText({ label: 'record email label', control: 'email', inputMode: 'email' }, browserEmail),
    phone,
    spocFirstName: optionalText({ label: 'spoc first name label' }, personName),
    spocLastName: optionalText({ label: 'spoc last name label' }, personName),
    spocDesignation: optionalText({ label: 'spoc designation label' }, line({ max: limits.designation.max })),
    cgpaScale: numberChoice(
      {
        label: 'grade scale label',
        hint: 'grade scale hint',
        options: [
          { value: '10', label: 'grade scale ten' },
          { value: '7', label: 'grade scale seven' },
          { value: '5', label: 'grade scale five' },
          { value: '4', label: 'grade scale four' },
        ],
      },
      gradeScales,
      gradeScales[0],
    ),
    cgpaFormula: optionalGroup({
      a: requiredNumber(
        { label: 'grade formula a label', hint: 'grade formula hint', errors: incomplete },
        gradeFormulaRange.a,
      ),
      b: requiredNumber(
        { label: 'grade formula b label', hint: 'grade formula b hint', errors: incomplete },
        gradeFormulaRange.b,
      ),
      source: requiredText(
        { label: 'grade formula source label', hint: 'grade formula source hint', errors: incomplete },
        line({ max: limits.formulaSource }),
      ),
      effectiveFrom: requiredText(
        { label: 'grade formula start label', control: 'date', errors: incomplete },
        calendarDate,
      ),
    }),
  },
});
