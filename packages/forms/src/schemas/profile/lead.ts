/** Leads that staff add by hand, and what a lead becomes. */
import { employeeCountValues, instituteTypeValues } from '@aarambh/api-client/enums';
import { line, lines, optionalText, requiredChoice, requiredText } from '../../records/recordField.ts';
import { contactEmail, limits, mobile } from '../../rules/index.ts';
import { instituteForm } from '../catalogue/institute.ts';
import { cityName, stateCode } from '../catalogue/fields.ts';
import * as fields from '../fields.ts';
import { defineEntryForm } from './defineEntryForm.ts';
import { companyCreation, companySizes, industryType, location, reached, website } from './organization.ts';

const personName = line({ max: limits.personName });

/** A lead that did not come through the contact form: somebody called, or was met. */
export const leadCreation = defineEntryForm({
  id: 'leadCreation',
  operation: 'createLead',
  fields: {
    firstName: requiredText(
      {
        ...fields.firstName,
        errors: { required: 'person first name required', tooLong: 'contact name too long' },
      },
      personName,
    ),
    lastName: requiredText(
      {
        ...fields.lastName,
        errors: { required: 'person last name required', tooLong: 'contact name too long' },
      },
      personName,
    ),
    mobile: requiredText({ ...fields.mobileNumber, errors: { required: 'person mobile required' } }, mobile),
    email: requiredText({ ...fields.email, errors: { required: 'person email required' } }, contactEmail),
    industry: industryType,
    numberOfEmployees: requiredChoice(
      { label: 'organization size label', options: companySizes },
      employeeCountValues,
    ),
    description: optionalText(
      {
        label: 'lead note label',
        control: 'textArea',
        maxLength: limits.leadMessage,
        errors: { tooLong: 'message too long' },
      },
      lines({ max: limits.leadMessage }),
    ),
  },
});

const { name: companyName } = companyCreation.fields;

/** The company that a lead becomes, with its contact person. */
export const leadCompany = defineEntryForm({
  id: 'leadCompany',
  operation: 'convertLead',
  fields: {
    name: requiredText({ label: companyName.label }, line(limits.companyName)),
    website,
    location,
    ...reached,
  },
});

const { name, instituteType } = instituteForm.fields;

/** The institute that a lead becomes, with its contact person. */
export const leadInstitute = defineEntryForm({
  id: 'leadInstitute',
  operation: 'convertLeadToInstitute',
  fields: {
    name: requiredText(
      { label: name.label, errors: { required: 'institute name required' } },
      line({ min: 2, max: limits.instituteName }),
    ),
    instituteType: requiredChoice(
      { label: instituteType.label, options: instituteType.options },
      instituteTypeValues,
    ),
    stateCode,
    city: cityName,
    ...reached,
  },
});
