import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { text } from '../definition/ruleChecks.ts';
import * as fields from './fields.ts';
import { requiredEmail } from './rules.ts';

/** /job-description/:id: somebody who works on the job, by e-mail address (specification, section 5, for the rule). */
export const jobCollaborator = defineForm({
  id: 'jobCollaborator',
  schema: z.object({ email: text(requiredEmail) }),
  defaultValues: { email: '' },
  fieldOrder: ['email'],
  fields: {
    email: {
      ...fields.email,
      label: 'record email label',
      autoComplete: 'off',
      errors: { required: 'person email required' },
    },
  },
  payload: { operationId: 'addJobCollaborator', schema: z.strictObject({ email: text(requiredEmail) }) },
  toPayload: ({ email }) => ({ email }),
});
