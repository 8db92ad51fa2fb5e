import { useCallback, useEffect, useState } from 'react';
import type { MenuBox } from '../Menu/MenuBox.tsx';

/** The drawn part of a menu, which arrives after the grid: it is as large as the rest of the grid and needed only on a press. */
export interface LateMenuBox {
  MenuBox: typeof MenuBox | undefined;
  /** It was asked for by a press and could not be loaded. */
  hasFailed: boolean;
  /** Asks for it, on a press. */
  load: () => void;
}

const loadMenuBox = async (): Promise<typeof MenuBox> => (await import('../Menu/MenuBox.tsx')).MenuBox;

/** Fetches the menu once the grid is drawn, and again on a press when that did not work. */
export function useLateMenuBox(isNeeded: boolean): LateMenuBox {
  const [box, setBox] = useState<{ MenuBox?: typeof MenuBox }>({});
  const [hasFailed, setHasFailed] = useState(false);
  const keep = useCallback((loaded: typeof MenuBox) => {
    setBox({ MenuBox: loaded });
    setHasFailed(false);
  }, []);

  useEffect(() => {
    // Until somebody presses, a failure is of no interest.
    if (isNeeded) loadMenuBox().then(keep, () => undefined);
  }, [isNeeded, keep]);

  const load = useCallback(() => {
    setHasFailed(false);
    loadMenuBox().then(keep, () => setHasFailed(true));
  }, [keep]);
  return { MenuBox: box.MenuBox, hasFailed, load };
}
