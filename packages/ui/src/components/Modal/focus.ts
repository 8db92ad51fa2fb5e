import { focusedElement, rootOf, type Root } from '../../dom/roots.ts';

/** Where focus was when a layer opened, so that it can go back there. */
export interface FocusOrigin {
  element: Element | null;
  id: string;
  /** The document or the shadow root that it was in. */
  root: Root | null;
  /** The rows after and before the one that it is in, where it is in a list or a table. */
  besides: readonly Element[];
  /** Which of the things that can be focused in its row it is. */
  place: number;
}

/** Remembers the focused element, by its id too: React may have replaced it with another one when the layer closes. */
export function rememberFocus(): FocusOrigin {
  const element = typeof document === 'undefined' ? null : focusedElement();
  const row = element?.closest(rowSelector) ?? null;
  return {
    element,
    id: element?.id ?? '',
    root: element && rootOf(element),
    besides: [row?.nextElementSibling, row?.previousElementSibling].filter((beside) => beside != null),
    place: row && element ? [...row.querySelectorAll(focusableSelector)].indexOf(element) : -1,
  };
}

const rowSelector = 'li, tr, [role="row"], [role="listitem"]';
const focusableSelector = 'a[href], button, input, select, textarea, [tabindex]';

/** Where the row of the origin is gone, what stands in the next one where it stood: who removes one row may remove another. */
function takesFocusBeside({ besides, place }: FocusOrigin): boolean {
  return besides.some((row) => {
    if (!row.isConnected) return false;
    const all = [...row.querySelectorAll(focusableSelector)];
    return [all[place], ...all].some((element) => takesFocus(element ?? null));
  });
}

/** Where the focus of closed layers came from: a layer that opened another one may close together with it. */
const origins = new WeakMap<Element, FocusOrigin>();

/**
 * Gives focus back to where it came from, or to its successor with the same id, or to the row beside it, or else to the main heading or the main
 * region: never to nowhere. Does nothing when somebody has moved focus out of `layer` meanwhile.
 */
export function restoreFocus(origin: FocusOrigin, layer: Element): void {
  origins.set(layer, origin);
  const active = focusedElement();
  if (active && active !== document.body && !layer.contains(active)) return;
  const outer = outsideClosedLayers(origin);
  const { element, id, root } = outer;
  if ([element, root && id ? root.getElementById(id) : null].some(takesFocus) || takesFocusBeside(outer))
    return;
  const landmark = [root ?? document, document]
    .flatMap((around) => ['main h1', 'main'].map((kind) => around.querySelector<HTMLElement>(kind)))
    .find((found) => found !== null);
  if (landmark && !takesFocus(landmark)) focusOnce(landmark);
}

function outsideClosedLayers(origin: FocusOrigin): FocusOrigin {
  for (let { element } = origin; element; element = element.parentElement) {
    const isClosed = !element.isConnected || (element instanceof HTMLElement && element.inert);
    const outer = isClosed ? origins.get(element) : undefined;
    if (outer) return outsideClosedLayers(outer);
  }
  return origin;
}

function takesFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  element.focus({ preventScroll: true });
  return focusedElement() === element;
}

/** Focuses an element that is not focusable by itself, for as long as focus stays there. */
function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
