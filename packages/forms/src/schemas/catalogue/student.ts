import * as z from 'zod/mini';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { optionalRecord, requiredRecord } from '../../records/recordField.ts';
import { defineEntryForm } from '../profile/defineEntryForm.ts';
import { personFields } from './person.ts';

/** A student of an institute, who is added by an officer and chooses the password. */
export const studentForm = defineRecordForm({
  id: 'student',
  operations: { add: 'addStudent', update: 'addStudent' },
  fields: {
    ...personFields,
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

/** The institute that staff give to a student who had none to choose. */
export const instituteAssignment = defineEntryForm({
  id: 'instituteAssignment',
  operation: 'assignInstitute',
  fields: { instituteID: requiredRecord({ label: 'person institute label' }) },
});
