import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs something once no finger and no mouse button is down: at once, or after the press that is going on.
 * An error that appears while a field is left by a press moves what is below it away from under the pointer, and the press
 * on a button never becomes a click.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onPress = (): void => {
      isPressed.current = true;
    };
    const onRelease = (): void => {
      isPressed.current = false;
      // The click comes right after the release.
      timer = setTimeout(() => {
        waiting.current?.();
        waiting.current = undefined;
      });
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('pointerup', onRelease, true);
    document.addEventListener('pointercancel', onRelease, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('pointerup', onRelease, true);
      document.removeEventListener('pointercancel', onRelease, true);
    };
  }, []);

  return useCallback((run) => {
    if (isPressed.current) waiting.current = run;
    else run();
  }, []);
}
