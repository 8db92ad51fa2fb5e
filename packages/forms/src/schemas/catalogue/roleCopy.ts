import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { limits } from '../../rules/index.ts';
import { requiredLine } from '../rules.ts';

const name = requiredLine(limits.roleName);

/** What the copy of a role is called; the rest, its permissions among it, is taken from the role. */
export const roleCopyForm = defineForm({
  id: 'roleCopy',
  schema: z.object({ name: text(name) }),
  defaultValues: { name: '' },
  fieldOrder: ['name'],
  fields: {
    name: {
      control: 'text',
      label: 'role name label',
      errors: { required: 'role name required' },
      trims: true,
    },
  },
  payload: { operationId: 'addRole', schema: z.strictObject({ name: text(name) }) },
  toPayload: ({ name: typed }) => ({ name: typed.trim() }),
});
