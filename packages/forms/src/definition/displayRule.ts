import type { FieldDefinition } from './definition.ts';

/** What has happened to a field. */
export type FieldHistory = {
  /** The person changed it at least once. */
  readonly isDirty: boolean;
  /** The person was in it and left it. */
  readonly isTouched: boolean;
  /** There is nothing in it. */
  readonly isEmpty: boolean;
  /** The form was submitted and refused. */
  readonly isSubmitted: boolean;
};

/** What decides when the error of a field shows. */
export type DisplayRule = Pick<FieldDefinition, 'control' | 'showError'> & {
  /** From the form: its button is off until it is valid. */
  readonly submitNeedsValid?: boolean;
};

/** Fields that say what they want without a word, and that the form empties by itself. */
const selfExplaining: ReadonlySet<FieldDefinition['control']> = new Set(['captcha', 'otp']);

/**
 * Whether the error of a field is shown yet. After an invalid submit every error is (specification, section 2). Before it
 * nobody is told that a field is empty while they may be on their way to it: the error of a name shows once the
 * field is dirty or touched and non-empty (specification, section 5); the others wait until the field was left, because a
 * number or an address is wrong until its last character. Where an invalid form cannot be submitted, a field that was left empty
 * says so, because nothing else would.
 */
export function showsError(rule: DisplayRule, history: FieldHistory): boolean {
  if (history.isSubmitted) return true;
  if (history.isEmpty) {
    return rule.submitNeedsValid === true && history.isTouched && !selfExplaining.has(rule.control);
  }
  return history.isTouched || (rule.showError === 'typing' && history.isDirty);
}
