import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import type { MessageKey } from '../../messages/keys.ts';
import { limits } from '../../rules/index.ts';
import { requiredLine } from '../rules.ts';

interface CopyParts {
  readonly id: string;
  readonly operationId: string;
  readonly length: { readonly min: number; readonly max: number };
  readonly label: MessageKey;
  /** For a copy without a name. */
  readonly required: MessageKey;
}

function copyForm({ id, operationId, length, label, required }: CopyParts) {
  const name = requiredLine(length);
  return defineForm({
    id,
    schema: z.object({ name: text(name) }),
    defaultValues: { name: '' },
    fieldOrder: ['name'],
    fields: { name: { control: 'text', label, errors: { required }, trims: true } },
    payload: { operationId, schema: z.strictObject({ name: text(name) }) },
    toPayload: ({ name: typed }) => ({ name: typed.trim() }),
  });
}

/** What the copy of a role is called; the rest, its permissions among it, is taken from the role. */
export const roleCopyForm = copyForm({
  id: 'roleCopy',
  operationId: 'addRole',
  length: limits.roleName,
  label: 'role name label',
  required: 'role name required',
});

/** What the copy of a season is called; its days follow from those of the season, a year later. */
export const seasonCopyForm = copyForm({
  id: 'seasonCopy',
  operationId: 'cloneSeason',
  length: { min: 2, max: limits.seasonName },
  label: 'season name label',
  required: 'season name required',
});
