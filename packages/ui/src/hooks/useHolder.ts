import { useState } from 'react';
import { useClientLayoutEffect } from './useClientLayoutEffect.ts';

/**
 * An element of our own at the end of another, for a portal. It moves when that other one changes, so that what is in it stays as it is;
 * and nobody else takes out what React put in.
 *
 * @param parent - nothing while there is nothing to hold
 * @returns the element while it is in the page
 */
export function useHolder(parent: ParentNode | null | undefined): HTMLElement | undefined {
  const [holder, setHolder] = useState<HTMLElement>();
  useClientLayoutEffect(() => {
    const element = document.createElement('div');
    // Modal surfaces leave what has this attribute alone: it can be read and pressed over them.
    element.dataset.reactAriaTopLayer = 'true';
    setHolder(element);
    return () => element.remove();
  }, []);
  useClientLayoutEffect(() => {
    if (holder && parent) parent.append(holder);
    else holder?.remove();
  }, [parent, holder]);
  return parent ? holder : undefined;
}
