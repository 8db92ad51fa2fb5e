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

/**
 * Whether the error of a field is shown yet. After an invalid submit every error is (specification, section 2). Before it
 * nobody is told that a field is empty while they may be on their way to it: the error of a name shows once the
 * field is dirty or touched and non-empty (specification, section 5); the others wait until the field was left, because a
 * number or an address is wrong until its last character.
 */
export function showsError(field: Pick<FieldDefinition, 'showError'>, history: FieldHistory): boolean {
  if (history.isSubmitted) return true;
  if (history.isEmpty) return false;
  return history.isTouched || (field.showError === 'typing' && history.isDirty);
}
