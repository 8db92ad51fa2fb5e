import { useId } from 'react';
import type { ReactNode } from 'react';

export type FieldIds = {
  readonly controlId: string;
  readonly labelId: string;
  readonly errorId: string;
  readonly hintId: string;
};

/** True for what React draws: `''`, `false`, `null` and `undefined` are an absent text. */
export const isPresent = (text: ReactNode): boolean =>
  text !== undefined && text !== null && text !== false && text !== '';

/** The ids that tie a control to its texts; they are the same on the server and in the browser. */
export function useFieldIds(id: string | undefined): FieldIds {
  const generated = useId();
  const controlId = id ?? generated;
  return {
    controlId,
    labelId: `${controlId}-label`,
    errorId: `${controlId}-error`,
    hintId: `${controlId}-hint`,
  };
}

/**
 * The attributes that say how a control stands, and nothing where there is nothing to say.
 * The error is read before the hint, and what the consumer adds comes last.
 */
export function describeControl(
  ids: FieldIds,
  field: {
    readonly error?: ReactNode;
    readonly hint?: ReactNode;
    readonly required?: boolean;
    readonly describedBy?: string;
  },
): {
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': true | undefined;
} {
  const described = [
    isPresent(field.error) && ids.errorId,
    isPresent(field.hint) && ids.hintId,
    field.describedBy,
  ].filter(Boolean);
  const invalid = isPresent(field.error);
  return {
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    // Browsers report an empty required input as invalid from the start; `false` keeps screen readers from saying so.
    'aria-invalid': invalid ? true : field.required ? false : undefined,
    'aria-required': field.required ? true : undefined,
  };
}
