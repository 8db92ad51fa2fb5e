import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { text } from '../definition/ruleChecks.ts';
import * as fields from './fields.ts';
import { requiredEmail, requiredId } from './rules.ts';

/** /team: a colleague, by e-mail address and role (specification, section 5, for the rules). */
export const teamInvitation = defineForm({
  id: 'teamInvitation',
  schema: z.object({ email: text(requiredEmail), roleID: text(requiredId) }),
  defaultValues: { email: '', roleID: '' },
  fieldOrder: ['email', 'roleID'],
  fields: {
    email: { ...fields.email, autoComplete: 'off' },
    roleID: {
      control: 'select',
      label: 'person role label',
      errors: { required: 'person role required', id: 'person role required' },
    },
  },
  payload: {
    operationId: 'addTeamInvitation',
    schema: z.strictObject({ email: text(requiredEmail), roleID: text(requiredId) }),
  },
  toPayload: ({ email, roleID }) => ({ email, roleID }),
});
