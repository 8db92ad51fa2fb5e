import type { Root } from './roots.ts';

/** When a dialog was seen to open, counted up: the last one of them lies on top. */
const openings = new WeakMap<Element, number>();
let opened = 0;

/** jsdom does not know the selector. */
function isModal(dialog: Element): boolean {
  try {
    return dialog.matches(':modal');
  } catch {
    return false;
  }
}

/** The native modal `dialog` that lies over all others of a document: whatever is outside of it is inert. */
export function topModalDialog(root: Root): HTMLDialogElement | null {
  const dialogs = [...root.querySelectorAll<HTMLDialogElement>('dialog[open]')].filter(isModal);
  const rank = (dialog: Element): number => openings.get(dialog) ?? 0;
  return dialogs.toSorted((one, other) => rank(one) - rank(other)).at(-1) ?? null;
}

/**
 * Tells when a native modal `dialog` may have opened or gone. There is an event for neither in every browser.
 *
 * @returns a function that ends it
 */
export function watchModalDialogs(root: Root, onChange: () => void): () => void {
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records) {
      if (type === 'attributes' && target instanceof Element) openings.set(target, (opened += 1));
    }
    watch();
    onChange();
  });
  const watch = (): void => {
    observer.observe(root, {
      subtree: true,
      attributeFilter: ['open'],
      // One that is taken out of the page while it is open stays so.
      childList: topModalDialog(root) !== null,
    });
  };
  watch();
  return () => observer.disconnect();
}
