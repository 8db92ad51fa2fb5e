import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { limits } from '../../rules/index.ts';
import { requiredLine } from '../rules.ts';

const name = requiredLine({ min: 2, max: limits.seasonName });

/** What the copy of a season is called; its days follow from those of the season, a year later. */
export const seasonCopyForm = defineForm({
  id: 'seasonCopy',
  schema: z.object({ name: text(name) }),
  defaultValues: { name: '' },
  fieldOrder: ['name'],
  fields: {
    name: {
      control: 'text',
      label: 'season name label',
      errors: { required: 'season name required' },
      trims: true,
    },
  },
  payload: { operationId: 'cloneSeason', schema: z.strictObject({ name: text(name) }) },
  toPayload: ({ name: typed }) => ({ name: typed.trim() }),
});
