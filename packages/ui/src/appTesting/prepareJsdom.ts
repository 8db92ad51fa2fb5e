import { fakeFileInputs } from './fakeFileInputs.ts';

/** Lays nothing out, so nothing changes its size. */
class StillObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A window of no particular size and no wishes: no query holds. */
function neverMatches(media: string): MediaQueryList {
  const target = new EventTarget();
  return Object.assign(target, {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

/** Puts a value where there is none. */
function fill(target: object, name: string, value: unknown): void {
  if (Reflect.get(target, name) !== undefined) return;
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
}

/**
 * Gives jsdom the few things of a browser that the components need and it does not have: media queries, sizes, scrolling, questions about CSS and
 * files that a script puts into an input. What is there already stays, so that it does no harm in a browser. Nothing is laid out: where
 * things stand, and what covers what, is for tests in a browser.
 */
export function prepareJsdom(): void {
  fill(globalThis, 'matchMedia', neverMatches);
  fill(globalThis, 'ResizeObserver', StillObserver);
  fill(Element.prototype, 'scrollIntoView', () => {});
  fill(globalThis, 'CSS', {});
  fill(CSS, 'supports', () => false);
  fill(CSS, 'escape', (name: string) =>
    name.replaceAll(/[^\w-]|^\d/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `),
  );
  fakeFileInputs();
}
