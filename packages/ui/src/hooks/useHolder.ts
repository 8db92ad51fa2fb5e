import { useState } from 'react';
import { useClientLayoutEffect } from './useClientLayoutEffect.ts';

/**
 * An element of our own at the end of another, for a portal. It moves when that other one changes, so that what is in it stays as it is;
 * and nobody else takes out what React put in.
 *
 * @param parent - nothing while there is nothing to hold
 * @param isAboveAll - whether what is in it can be read and pressed while a dialog or a panel is open
 * @returns the element while it is in the page
 */
export function useHolder(
  parent: ParentNode | null | undefined,
  isAboveAll: boolean,
): HTMLElement | undefined {
  const [holder, setHolder] = useState<HTMLElement>();
  useClientLayoutEffect(() => {
    const element = document.createElement('div');
    setHolder(element);
    if (!isAboveAll) return () => element.remove();
    // Modal surfaces leave what has this attribute alone,
    element.dataset.reactAriaTopLayer = 'true';
    // but they do not see it in a shadow root.
    const observer = new MutationObserver(() => element.removeAttribute('inert'));
    observer.observe(element, { attributeFilter: ['inert'] });
    return () => {
      observer.disconnect();
      element.remove();
    };
  }, [isAboveAll]);
  useClientLayoutEffect(() => {
    if (holder && parent) parent.append(holder);
    else holder?.remove();
  }, [parent, holder]);
  return parent ? holder : undefined;
}
