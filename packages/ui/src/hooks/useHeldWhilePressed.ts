import { useState } from 'react';
import { isPressing, onDecided, watchPresses } from '../dom/press.ts';
import { useClientLayoutEffect } from './useClientLayoutEffect.ts';

/**
 * A value that is drawn in the flow of the page, as it was when the press that is going on began. A text that comes or goes because a
 * field is left by a press would move what is pressed away from under the pointer.
 */
export function useHeldWhilePressed<Value>(value: Value): Value {
  const [shown, setShown] = useState({ value });
  const isNew = !Object.is(shown.value, value);
  const isHeld = isNew && isPressing();
  if (isNew && !isHeld) setShown({ value });
  useClientLayoutEffect(watchPresses, []);
  useClientLayoutEffect(() => (isHeld ? onDecided(() => setShown({ value })) : undefined), [isHeld, value]);
  return isHeld ? shown.value : value;
}
