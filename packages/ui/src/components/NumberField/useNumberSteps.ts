import type { RefObject } from 'react';
import { focusedElement } from '../../dom/roots.ts';
import { setInputValue } from '../../dom/setInputValue.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { stepFrom, type NumberLimits } from './numberIssue.ts';
import type { NumberReading } from './readNumber.ts';
import type { NumberForm } from './useNumberText.ts';

export interface NumberStepsOptions {
  inputRef: RefObject<HTMLInputElement | null>;
  reading: NumberReading;
  limits: NumberLimits;
  /** Whether the number can be changed now. */
  isEditable: boolean;
  writtenAs: (form: NumberForm, number: number) => string;
  /** The number as it is said. */
  spoken: (number: number) => string;
  /** A step from what is no number was asked for. */
  onUnreadable: () => void;
}

export interface NumberSteps {
  /** Whether there is a number in a direction. */
  canGo: (direction: 1 | -1) => boolean;
  /** Changes the number; negative goes down. */
  take: (steps: number) => void;
}

const stepKeys: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** How many steps a key asks for; nothing with a key beside it, which means something else. */
export function stepsOfKey(event: {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}): number | undefined {
  const isAlone = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  return isAlone ? stepKeys[event.key] : undefined;
}

/** Changes the number of a field by its steps. */
export function useNumberSteps({
  inputRef,
  reading,
  limits,
  isEditable,
  writtenAs,
  spoken,
  onUnreadable,
}: NumberStepsOptions): NumberSteps {
  const announce = useAnnounce();
  const number = reading.state === 'number' ? reading.value : null;
  return {
    canGo: (direction) =>
      isEditable && (number === null || (stepFrom(number, direction, limits) - number) * direction > 0),
    take(steps) {
      const element = inputRef.current;
      if (!element || !isEditable) return;
      if (reading.state === 'unreadable') {
        onUnreadable();
        return;
      }
      const next = stepFrom(number ?? undefined, steps, limits);
      if (next === number) return;
      setInputValue(element, writtenAs(element === focusedElement() ? 'plain' : 'grouped', next));
      // Screen readers do not hear that a script has changed a text field.
      announce(spoken(next));
    },
  };
}
