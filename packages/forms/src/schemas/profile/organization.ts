import { employeeCountValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { employeeCountKeys } from '../../words/valueKeys.ts';
import {
  line,
  lines,
  optionalChoice,
  optionalNumber,
  optionalRecords,
  optionalText,
  requiredRecord,
  requiredText,
} from '../../records/recordField.ts';
import { optionalWebAddress, requiredWebAddress } from '../../records/webAddressField.ts';
import { browserEmail, gstin, limits, mobile, personName } from '../../rules/index.ts';
import { phone, pincode } from '../catalogue/fields.ts';
import { defineEntryForm } from './defineEntryForm.ts';
import { optionalLine } from './fields.ts';

/** Who speaks for an organisation. */
export const contact = {
  spocFirstName: requiredText(
    {
      label: 'organization contact first name label',
      errors: {
        required: 'contact person first name required',
        personName: 'contact person name validation',
      },
    },
    personName,
  ),
  spocLastName: requiredText(
    {
      label: 'organization contact last name label',
      errors: { required: 'contact person last name required', personName: 'contact person name validation' },
    },
    personName,
  ),
  spocDesignation: requiredText(
    { label: 'organization contact designation label' },
    line(limits.designation),
  ),
};

/** Who speaks for an organisation, and how to reach them. */
export const reached = {
  ...contact,
  email: requiredText(
    { label: 'organization email label', control: 'email', inputMode: 'email' },
    browserEmail,
  ),
  phone: requiredText({ label: 'organization phone label', control: 'phone', inputMode: 'tel' }, mobile),
};

export const industryType = requiredRecord({
  label: 'industry label',
  errors: { required: 'industry required' },
});
export const website = requiredWebAddress({ label: 'company website label' });
export const location = requiredText(
  { label: 'company location label', hint: 'company location hint' },
  line(limits.companyLocation),
);

/** How many people work for a company. */
export const companySizes = optionsOf(employeeCountValues, employeeCountKeys);

/** A company that staff add, with the account of its contact person, who is invited to choose a password. */
export const companyCreation = defineEntryForm({
  id: 'companyCreation',
  operation: 'addCompany',
  fields: {
    name: requiredText({ label: 'company name label' }, line(limits.companyName)),
    industryType,
    website,
    location,
    ...reached,
    email: {
      ...reached.email,
      field: { ...reached.email.field, hint: 'organization invitation hint' },
    },
  },
});

/** What an employer says of the own company. A verified company is checked again after some of it has changed, which the hints say. */
export const companyDetails = defineEntryForm({
  id: 'companyDetails',
  operation: 'updateCompany',
  fields: {
    name: requiredText(
      { label: 'company name label', hint: 'organization checked hint' },
      line(limits.companyName),
    ),
    industryType,
    website,
    about: optionalText(
      {
        label: 'organization about label',
        hint: 'organization about hint',
        control: 'textArea',
        maxLength: limits.companyAbout,
      },
      lines({ max: limits.companyAbout }),
    ),
    size: optionalChoice(
      {
        label: 'organization size label',
        options: companySizes,
      },
      employeeCountValues,
    ),
    gstin: optionalText({ label: 'gstin label', hint: 'organization checked hint' }, gstin),
    location,
    addressLine: optionalLine({ label: 'organization address label' }, limits.profileText.line),
    pincode: { ...pincode, field: { ...pincode.field, label: 'pincode label' } },
    ...reached,
  },
  sendsNull: true,
  isPartial: true,
});

/** What an officer says of the own institute; its name, place and university the platform keeps. */
export const instituteDetails = defineEntryForm({
  id: 'instituteDetails',
  operation: 'updateInstitute',
  fields: {
    ...contact,
    email: optionalText(
      { label: 'organization email label', control: 'email', inputMode: 'email' },
      browserEmail,
    ),
    phone: {
      ...phone,
      field: { ...phone.field, label: 'organization phone label', hint: 'organization landline hint' },
    },
    website: optionalWebAddress({ label: 'organization website label' }),
    pincode: { ...pincode, field: { ...pincode.field, label: 'pincode label' } },
    aisheCode: optionalLine({ label: 'organization aishe label' }, limits.recordCode),
    accreditation: optionalLine({ label: 'organization accreditation label' }, limits.accreditation),
    establishedYear: optionalNumber({ label: 'organization established label' }, { min: 1800, max: 2100 }),
    programIDs: optionalRecords({ label: 'organization programs label' }),
  },
  sendsNull: true,
  isPartial: true,
});
