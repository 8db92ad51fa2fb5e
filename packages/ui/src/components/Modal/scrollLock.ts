/** On `<html>` while the page must not scroll; styled in Modal.css.ts. */
export const scrollLockAttribute = 'data-aarambh-scroll-lock';

/** The width that the scrollbar had when the page was locked. */
export const scrollbarWidth = '--aarambh-scrollbar-width';

let locks = 0;

/**
 * Stops the page behind a modal from scrolling, without moving it: neither the position nor the width changes. Locks nest.
 *
 * @returns a function that gives up this lock; calling it twice does nothing more
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks === 0) {
    root.style.setProperty(scrollbarWidth, `${window.innerWidth - root.clientWidth}px`);
    root.setAttribute(scrollLockAttribute, '');
  }
  locks += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    locks -= 1;
    if (locks > 0) return;
    root.removeAttribute(scrollLockAttribute);
    root.style.removeProperty(scrollbarWidth);
  };
}
