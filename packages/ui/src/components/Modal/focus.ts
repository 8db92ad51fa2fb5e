/** Where focus was when a layer opened, so that it can go back there. */
export interface FocusOrigin {
  element: Element | null;
  id: string;
}

/** Remembers the focused element, by its id too: React may have replaced it with another one when the layer closes. */
export function rememberFocus(): FocusOrigin {
  const element = typeof document === 'undefined' ? null : document.activeElement;
  return { element, id: element?.id ?? '' };
}

/** Where the focus of closed layers came from: a layer that opened another one may close together with it. */
const origins = new WeakMap<Element, FocusOrigin>();

/**
 * Gives focus back to where it came from, or to its successor with the same id, or else to the main heading or the main
 * region: never to nowhere. Does nothing when somebody has moved focus out of `layer` meanwhile.
 */
export function restoreFocus(origin: FocusOrigin, layer: Element): void {
  origins.set(layer, origin);
  const active = document.activeElement;
  if (active && active !== document.body && !layer.contains(active)) return;
  const { element, id } = outsideClosedLayers(origin);
  if ([element, id ? document.getElementById(id) : null].some(takesFocus)) return;
  const landmark =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
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
  return document.activeElement === element;
}

/** Focuses an element that is not focusable by itself, for as long as focus stays there. */
function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
