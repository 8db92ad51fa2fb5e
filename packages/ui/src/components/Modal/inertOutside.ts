/**
 * What stays alive beside an open modal, marked as react-aria marks it: the live regions, because a message in an inert part of the
 * page is not read out, and the alerts, because they must stay reachable.
 */
const topLayer = '[data-live-announcer="true"], [data-react-aria-top-layer="true"]';

/** How many open modals hold an element inert; an element the page itself made inert is not counted and never freed. */
const holders = new WeakMap<Element, number>();

/**
 * Makes everything inert except `target` and the live regions and alerts: out of reach of pointer, keyboard,
 * find-in-page and screen readers. Modals may overlap and close in any order.
 *
 * @returns a function that undoes exactly this call
 */
export function inertOutside(target: Element): () => void {
  const keep = [target, ...target.ownerDocument.querySelectorAll(topLayer)];
  const releases: (() => void)[] = [];

  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      if (!(child instanceof HTMLElement) || keep.includes(child)) continue;
      if (keep.some((element) => child.contains(element))) visit(child);
      else releases.push(holdInert(child));
    }
  };
  visit(target.ownerDocument.body);
  return () => releases.splice(0).forEach((release) => release());
}

/**
 * Makes one element inert for as long as somebody holds it so.
 *
 * @returns a function that gives up this hold; calling it twice does nothing more
 */
export function holdInert(element: HTMLElement): () => void {
  const before = holders.get(element) ?? 0;
  if (before === 0 && element.inert) return () => {};
  holders.set(element, before + 1);
  element.inert = true;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    const count = (holders.get(element) ?? 1) - 1;
    if (count > 0) {
      holders.set(element, count);
      return;
    }
    holders.delete(element);
    element.inert = false;
  };
}
