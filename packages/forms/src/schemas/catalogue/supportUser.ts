import * as z from 'zod/mini';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { optionalRecord, requiredRecord, requiredText } from '../../records/recordField.ts';
import { definePayload } from '../../definition/defineForm.ts';
import { browserEmail, mobile, personName } from '../../rules/index.ts';
import * as fields from '../fields.ts';

/** Somebody of the staff or an officer; the person chooses the password (specification, section 5, for the rules). */
export const supportUserForm = defineRecordForm({
  id: 'supportUser',
  operations: { add: 'addSupportUser', update: 'updateSupportUser' },
  fields: {
    firstName: requiredText(
      { ...fields.firstName, errors: { required: 'person first name required' } },
      personName,
    ),
    lastName: requiredText(
      { ...fields.lastName, errors: { required: 'person last name required' } },
      personName,
    ),
    email: requiredText({ ...fields.email, errors: { required: 'person email required' } }, browserEmail),
    mobileNumber: requiredText(
      { ...fields.mobileNumber, errors: { required: 'person mobile required' } },
      mobile,
    ),
    roleID: requiredRecord({ label: 'person role label', errors: { required: 'person role required' } }),
    parentEntityID: optionalRecord({ label: 'person institute label', hint: 'person institute hint' }),
  },
  // Follows from the role; a program may name it.
  extraProperties: { parentEntityType: z.nullable(z.string()) },
});

/** Body of createSupportUser, which adds the same account and answers with less. */
export const supportUserCreation = definePayload(
  'createSupportUser',
  supportUserForm.payload.schema,
  supportUserForm.payload.errorKeys,
);
