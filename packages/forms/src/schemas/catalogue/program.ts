import { degreeValues } from '@aarambh/api-client/enums';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import {
  line,
  optionalText,
  requiredChoice,
  requiredNumber,
  requiredRecord,
  requiredText,
} from '../../records/recordField.ts';
import { limits } from '../../rules/index.ts';
import { aliases, degreeOptions } from './fields.ts';

/** A kind of degree, such as B.Tech. */
export const masterProgramForm = defineRecordForm({
  id: 'masterProgram',
  operations: { add: 'addMasterProgram', update: 'updateMasterProgram' },
  fields: {
    name: requiredText(
      { label: 'master program name label', errors: { required: 'master program name required' } },
      line({ min: 2, max: limits.recordName }),
    ),
    degree: requiredChoice(
      {
        label: 'program degree label',
        options: degreeOptions,
      },
      degreeValues,
    ),
    durationYears: requiredNumber({ label: 'duration label' }, { min: 0.5, max: 6, decimals: 1 }),
    semesters: requiredNumber({ label: 'semesters label' }, { min: 1, max: 12 }),
  },
});

/** A kind of degree in one specialisation. */
export const programForm = defineRecordForm({
  id: 'program',
  operations: { add: 'addProgram', update: 'updateProgram' },
  fields: {
    masterProgramID: requiredRecord({
      label: 'master program label',
      errors: { required: 'master program required' },
    }),
    specialisation: requiredText(
      { label: 'program specialisation label', errors: { required: 'program specialisation required' } },
      line({ min: 2, max: limits.specialisation }),
    ),
    code: optionalText({ label: 'record code label' }, line({ max: limits.recordCode })),
    aliases,
  },
});
