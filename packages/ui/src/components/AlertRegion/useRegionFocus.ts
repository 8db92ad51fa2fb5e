import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { focusedElement } from '../../dom/roots.ts';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import type { AlertEntry } from './alertQueue.ts';

/** Attribute of an alert's element with its id, to find the one that holds the focus. */
export const alertIdAttribute = 'data-alert-id';

/** Handlers for the element of the region. */
export interface RegionFocus {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

function alertAround(element: EventTarget): string | null {
  return element instanceof Element
    ? (element.closest(`[${alertIdAttribute}]`)?.getAttribute(alertIdAttribute) ?? null)
    : null;
}

/** Gives the focus back to the element that had it, or to nothing when nothing had it or it is gone. */
function goBack(cameFrom: RefObject<Element | null>): void {
  const [before, active] = [cameFrom.current, focusedElement()];
  cameFrom.current = null;
  if (before instanceof HTMLElement && before.isConnected) before.focus();
  else if (active instanceof HTMLElement) active.blur();
}

/**
 * The ways into and out of the region. It never takes the focus by itself. F6 goes there and back; when the alert that holds the
 * focus leaves, the focus goes to the one in its place, or back to where it was before.
 */
export function useRegionFocus(
  regionRef: RefObject<HTMLElement | null>,
  visible: readonly AlertEntry[],
): RegionFocus {
  const cameFrom = useRef<Element | null>(null);
  const focusedAlert = useRef<{ id: string; place: number } | null>(null);

  useClientLayoutEffect(() => {
    const left = focusedAlert.current;
    if (!left || visible.some(({ id }) => id === left.id)) return;
    focusedAlert.current = null;
    const next = visible[Math.min(left.place, visible.length - 1)];
    const element =
      next && regionRef.current?.querySelector(`[${alertIdAttribute}="${next.id}"] [data-part="dismiss"]`);
    if (element instanceof HTMLElement) {
      const before = cameFrom.current;
      element.focus();
      // The focus comes from an element that is gone; that is not where it belongs.
      cameFrom.current = before;
    } else goBack(cameFrom);
  }, [visible, regionRef]);

  const isOpen = visible.length > 0;
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const region = regionRef.current;
      if (event.key !== 'F6' || event.defaultPrevented || !region) return;
      event.preventDefault();
      if (region.contains(focusedElement())) goBack(cameFrom);
      else region.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, regionRef]);

  return {
    onFocus({ target, relatedTarget, currentTarget }) {
      const comesFromOutside = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
      if (comesFromOutside) cameFrom.current = relatedTarget instanceof Element ? relatedTarget : null;
      const id = alertAround(target);
      focusedAlert.current =
        id === null ? null : { id, place: visible.findIndex((alert) => alert.id === id) };
    },
    onBlur() {
      focusedAlert.current = null;
    },
  };
}
