import { useCallback, useState } from 'react';

/** A part of a component that arrives when it is first needed, so that no page pays for what nobody opens. */
export interface Late<Part> {
  /** Undefined until it is there. */
  part: Part | undefined;
  /** It was loaded and could not be. */
  hasFailed: boolean;
  /** Brings it; again after a failure. Resolves to whether it is there. */
  load: () => Promise<boolean>;
  /** Brings it before anybody asks: a failure is of no interest. */
  prefetch: () => void;
}

/**
 * Brings a part of a component late.
 * @param bring imports it; the same function in every render
 */
export function useLate<Part>(bring: () => Promise<Part>): Late<Part> {
  const [state, setState] = useState<{ part?: Part; hasFailed: boolean }>({ hasFailed: false });

  const load = useCallback(async () => {
    setState((last) => ({ ...last, hasFailed: false }));
    try {
      const part = await bring();
      setState({ part, hasFailed: false });
      return true;
    } catch {
      setState((last) => ({ ...last, hasFailed: true }));
      return false;
    }
  }, [bring]);

  const prefetch = useCallback(() => {
    bring().then(
      (part) => setState({ part, hasFailed: false }),
      () => undefined,
    );
  }, [bring]);

  return { part: state.part, hasFailed: state.hasFailed, load, prefetch };
}
