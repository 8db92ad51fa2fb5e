import { useMemo } from 'react';
import type { Ref, RefCallback } from 'react';

/** Hands the element over and returns what takes it away again. */
function assign<Element>(ref: Ref<Element> | undefined, element: Element): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(element);
    return typeof cleanup === 'function' ? cleanup : () => void ref(null);
  }
  if (!ref) return () => {};
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

/** Returns no cleanup, which React 18 does not know; the refs may. */
function mergeRefs<Element>(...refs: ReadonlyArray<Ref<Element> | undefined>): RefCallback<Element> {
  let releases: ReadonlyArray<() => void> = [];
  return (element): void => {
    for (const release of releases) release();
    releases = element === null ? [] : refs.map((ref) => assign(ref, element));
  };
}

/** One ref callback for the component's own ref and the one its consumer passed. */
export function useMergedRef<Element>(
  own: Ref<Element>,
  consumer: Ref<Element> | undefined,
): RefCallback<Element> {
  return useMemo(() => mergeRefs(own, consumer), [own, consumer]);
}
