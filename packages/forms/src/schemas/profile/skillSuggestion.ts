/** A skill that a candidate misses, and what staff decide about it. */
import { skillCategoryValues } from '@aarambh/api-client/enums';
import * as z from 'zod/mini';
import { defineForm } from '../../definition/defineForm.ts';
import { text } from '../../definition/ruleChecks.ts';
import { line, requiredChoice, requiredText, requiredRecord } from '../../records/recordField.ts';
import { limits } from '../../rules/index.ts';
import { reasonField, reasonRule } from '../catalogue/reason.ts';
import { skillForm } from '../catalogue/skill.ts';
import { defineEntryForm } from './defineEntryForm.ts';

const { category } = skillForm.fields;

/** A skill that is not in the list. */
export const skillSuggestion = defineEntryForm({
  id: 'skillSuggestion',
  operation: 'suggestSkill',
  fields: {
    name: requiredText(
      { label: 'skill name label', errors: { required: 'skill name required' } },
      line({ max: limits.recordName }),
    ),
    category: requiredChoice({ label: category.label, options: category.options }, skillCategoryValues),
  },
});

/** The skill that a suggestion is another name of. */
export const skillAlias = defineEntryForm({
  id: 'skillAlias',
  operation: 'decideSkill',
  fields: { sameAsID: requiredRecord({ label: 'skill label' }) },
});

/** Why a suggestion is not taken up; the candidate reads it. */
export const skillRefusal = defineForm({
  id: 'skillRefusal',
  schema: z.object({ reason: text(reasonRule) }),
  defaultValues: { reason: '' },
  fieldOrder: ['reason'],
  fields: { reason: reasonField({ hint: 'skill refusal hint' }) },
  payload: { operationId: 'decideSkill', schema: z.strictObject({ reason: text(reasonRule) }) },
  toPayload: ({ reason }) => ({ reason: reason.trim() }),
});
