/** What the forms of merging two records share. */
import * as z from 'zod/mini';
import type { FieldDefinition } from '../../definition/definition.ts';
import { isChecked, text } from '../../definition/ruleChecks.ts';
import { recordId, required } from '../../rules/index.ts';
import { reasonRule } from './reason.ts';

const chosen = required(recordId);

/** The record that stays, why, and that whoever does it knows that there is no way back. */
export const mergeSchema = z.object({ intoID: text(chosen), reason: text(reasonRule), isFinal: isChecked() });

export const mergePayload = z.strictObject({ intoID: text(chosen), reason: text(reasonRule) });

/** A body of an operation that merges. */
export const mergeBody = z.strictObject({
  intoID: text(chosen),
  reason: text(reasonRule),
  rowVersion: z.number(),
});

export const mergeDefaults = { intoID: '', reason: '', isFinal: false };

export const mergeOrder = ['intoID', 'reason', 'isFinal'] as const;

/** That whoever merges knows that there is no way back. */
export const finalField = {
  control: 'checkbox',
  label: 'merge final label',
  errors: { required: 'merge final required', accepted: 'merge final required' },
} as const satisfies FieldDefinition;
