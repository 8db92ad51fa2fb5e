import { roleScopeValues, userTypeValues } from '@aarambh/api-client/enums';
import { optionsOf } from '../../records/optionsOf.ts';
import { roleScopeKeys } from '../../words/valueKeys.ts';
import * as z from 'zod/mini';
import { defineRecordForm } from '../../records/defineRecordForm.ts';
import { line, lines, optionalText, requiredChoice, requiredText } from '../../records/recordField.ts';
import { limits } from '../../rules/index.ts';

/** A role. Its permissions are no field of this form: they are chosen in a table of their own, and the contract lists them. */
export const roleForm = defineRecordForm({
  id: 'role',
  operations: { add: 'addRole', update: 'updateRole' },
  fields: {
    name: requiredText(
      { label: 'role name label', errors: { required: 'role name required' } },
      line(limits.roleName),
    ),
    description: optionalText(
      { label: 'role description label', control: 'textArea', maxLength: limits.roleDescription },
      lines({ max: limits.roleDescription }),
    ),
    userType: requiredChoice(
      {
        label: 'role type label',
        options: [
          { value: 'S', label: 'role type staff' },
          { value: 'C', label: 'role type candidate' },
          { value: 'E', label: 'role type employer' },
        ],
        errors: { required: 'role type required' },
      },
      userTypeValues,
    ),
    scope: requiredChoice(
      {
        label: 'role scope label',
        hint: 'role scope hint',
        options: optionsOf(roleScopeValues, roleScopeKeys),
        errors: { required: 'role scope required' },
      },
      roleScopeValues,
    ),
  },
  extraProperties: { permissions: z.array(z.string()) },
});
