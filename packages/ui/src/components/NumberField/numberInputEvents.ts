import type { ComponentProps } from 'react';
import { stepsOfKey } from './useNumberSteps.ts';
import type { NumberTextState } from './useNumberText.ts';

/** The events of the input that a number field hears, and hands on. */
export type NumberInputEvents = Pick<
  ComponentProps<'input'>,
  'onBlur' | 'onFocus' | 'onInput' | 'onInvalid' | 'onKeyDown'
>;

export interface NumberInputActions extends Pick<NumberTextState, 'takeOver' | 'rewrite'> {
  isReadOnly: boolean;
  /** From now on what is wrong is said, if something is. */
  judge: () => void;
  /** Where arrow keys change the number. */
  takeSteps: ((steps: number) => void) | undefined;
}

/** What a number field does with the events of its input; `given` are the handlers of whoever writes the page. */
export function numberInputEvents(
  given: NumberInputEvents,
  { isReadOnly, takeOver, rewrite, judge, takeSteps }: NumberInputActions,
): NumberInputEvents {
  return {
    onInput(event) {
      given.onInput?.(event);
      takeOver(event.currentTarget.value);
    },
    onFocus(event) {
      const element = event.currentTarget;
      const { value, selectionStart, selectionEnd } = element;
      const isAllSelected = value !== '' && selectionStart === 0 && selectionEnd === value.length;
      // Editing a number with commas in it leaves them in the wrong places.
      if (!isReadOnly) rewrite('plain');
      if (isAllSelected && element.value !== value) element.select();
      given.onFocus?.(event);
    },
    onBlur(event) {
      if (!isReadOnly) rewrite('grouped');
      judge();
      given.onBlur?.(event);
    },
    onInvalid(event) {
      given.onInvalid?.(event);
      judge();
    },
    onKeyDown(event) {
      given.onKeyDown?.(event);
      if (event.defaultPrevented) return;
      // Enter may send the form without the field being left.
      if (event.key === 'Enter') judge();
      const steps = stepsOfKey(event);
      if (takeSteps === undefined || steps === undefined) return;
      event.preventDefault();
      takeSteps(steps);
    },
  };
}
