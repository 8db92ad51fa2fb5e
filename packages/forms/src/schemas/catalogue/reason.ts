import type { FieldDefinition } from '../../definition/definition.ts';
import { limits, maxLength, minLength, multiLine, required } from '../../rules/index.ts';

/** Why somebody decides about a person or a company: long enough to be understood by those who read it later. */
export const reasonRule = required(multiLine, minLength(limits.reason.min), maxLength(limits.reason.max));

/** A field that takes a reason. */
export const reasonField = (words: Partial<Pick<FieldDefinition, 'label' | 'hint'>> = {}) =>
  ({
    label: 'status reason label',
    ...words,
    control: 'textArea',
    maxLength: limits.reason.max,
    errors: { required: 'status reason required', tooShort: 'status reason too short' },
  }) as const satisfies FieldDefinition;
