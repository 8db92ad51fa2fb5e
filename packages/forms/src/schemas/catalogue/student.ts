import * as z from 'zod/mini';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { optionalRecord, requiredText } from '../../records/recordField.ts';
import { browserEmail, mobile, personName } from '../../rules/index.ts';
import * as fields from '../fields.ts';

/** A student of an institute, who is added by an officer and chooses the password. */
export const studentForm = defineRecordForm({
  id: 'student',
  operations: { add: 'addStudent', update: 'addStudent' },
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
    instituteID: optionalRecord({ label: 'person institute label', hint: 'student institute hint' }),
  },
  // What the student studies comes from a file, or the student enters it.
  extraProperties: {
    rollNumber: z.string(),
    programID: z.string(),
    admissionYear: z.number(),
    passingYear: z.number(),
    currentSemester: z.number(),
  },
});
