import type { ReactNode } from 'react';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export interface FormValueProps {
  value: string | null;
  name: string | undefined;
  form: string | undefined;
  autoComplete: string | undefined;
  disabled: boolean;
  /** A browser has filled something in. */
  onFill: (text: string) => void;
  /** A browser has put the focus here. */
  onFocus: () => void;
}

/**
 * What a form reads of the field: the id. Where browsers may fill the field in, it is a text input that they can find and that nobody
 * sees: filling the visible one would open their own list of suggestions over ours.
 */
export function FormValue({
  value,
  name,
  form,
  autoComplete,
  disabled,
  onFill,
  onFocus,
}: FormValueProps): ReactNode {
  const shared = { name, form, disabled, value: value ?? '' };
  if (autoComplete === undefined) return name === undefined ? null : <input type="hidden" {...shared} />;
  return (
    <input
      type="text"
      {...shared}
      className={visuallyHidden}
      data-part="autofill"
      autoComplete={autoComplete}
      tabIndex={-1}
      aria-hidden
      onChange={({ currentTarget }) => onFill(currentTarget.value)}
      onFocus={onFocus}
    />
  );
}
