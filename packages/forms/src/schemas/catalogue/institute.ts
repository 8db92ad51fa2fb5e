import { instituteTypeValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { instituteTypeKeys } from '../../words/valueKeys.ts';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import {
  line,
  optionalNumber,
  optionalRecord,
  optionalRecords,
  optionalText,
  requiredChoice,
  requiredText,
  yesOrNo,
} from '../../records/recordField.ts';
import { optionalWebAddress } from '../../records/webAddressField.ts';
import { browserEmail, limits, personName } from '../../rules/index.ts';
import { cityName, phone, pincode, stateCode } from './fields.ts';

/** An institute. What it decides for its students is its configuration, which has a form of its own. */
export const instituteForm = defineRecordForm({
  id: 'institute',
  operations: { add: 'addInstitute', update: 'updateInstitute' },
  fields: {
    name: requiredText(
      { label: 'institute name label', errors: { required: 'institute name required' } },
      line({ min: 2, max: limits.instituteName }),
    ),
    instituteType: requiredChoice(
      {
        label: 'institute type label',
        options: optionsOf(instituteTypeValues, instituteTypeKeys),
      },
      instituteTypeValues,
    ),
    universityID: optionalRecord({ label: 'university label', hint: 'university hint' }),
    stateCode,
    city: cityName,
    pincode,
    spocFirstName: requiredText({ label: 'spoc first name label' }, personName),
    spocLastName: requiredText({ label: 'spoc last name label' }, personName),
    spocDesignation: requiredText({ label: 'spoc designation label' }, line(limits.designation)),
    website: optionalWebAddress({ label: 'website label' }),
    email: optionalText({ label: 'record email label', control: 'email', inputMode: 'email' }, browserEmail),
    phone,
    aisheCode: optionalText({ label: 'aishe code label' }, line({ max: limits.recordCode })),
    accreditation: optionalText({ label: 'accreditation label' }, line({ max: limits.accreditation })),
    establishedYear: optionalNumber({ label: 'established label' }, { min: 1800, max: 2100 }),
    programIDs: optionalRecords({ label: 'programs label' }),
    isRegistrable: yesOrNo({ label: 'registrable label', hint: 'registrable hint' }),
  },
});
