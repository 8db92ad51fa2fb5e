import { useCallback } from 'react';
import type { Ref, RefCallback } from 'react';

function assign<Element>(ref: Ref<Element> | undefined, element: Element | null): (() => void) | undefined {
  if (typeof ref === 'function') {
    const cleanup = ref(element);
    return typeof cleanup === 'function' ? cleanup : undefined;
  }
  if (ref) ref.current = element;
  return undefined;
}

/** One ref callback for the component's own ref and the one its consumer passed. */
export function useMergedRef<Element>(
  own: Ref<Element>,
  consumer: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      const cleanups = [own, consumer].map((ref) => ({ ref, cleanup: assign(ref, element) }));
      return () => {
        for (const { ref, cleanup } of cleanups) {
          if (cleanup) cleanup();
          else assign(ref, null);
        }
      };
    },
    [own, consumer],
  );
}
