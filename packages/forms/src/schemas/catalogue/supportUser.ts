import * as z from 'zod/mini';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { optionalRecord, requiredRecord } from '../../records/recordField.ts';
import { definePayload } from '../../definition/defineForm.ts';
import { personFields } from './person.ts';

/** Somebody of the staff or an officer; the person chooses the password (specification, section 5, for the rules). */
export const supportUserForm = defineRecordForm({
  id: 'supportUser',
  operations: { add: 'addSupportUser', update: 'updateSupportUser' },
  fields: {
    ...personFields,
    roleID: requiredRecord({ label: 'person role label', errors: { required: 'person role required' } }),
    parentEntityID: optionalRecord({ label: 'person institute label', hint: 'person institute hint' }),
  },
  // Follows from the role; a program may name it.
  extraProperties: { parentEntityType: z.nullable(z.string()) },
});

/** An officer of an institute that is chosen already: whose account `supportUserForm` makes, with that institute. */
export const officerForm = defineRecordForm({
  id: 'officer',
  operations: { add: 'addSupportUser', update: 'updateSupportUser' },
  fields: {
    ...personFields,
    roleID: requiredRecord({ label: 'person role label', errors: { required: 'person role required' } }),
  },
});

/** Body of createSupportUser, which adds the same account and answers with less. */
export const supportUserCreation = definePayload(
  'createSupportUser',
  supportUserForm.payload.schema,
  supportUserForm.payload.errorKeys,
);
