import { useRef, useState, type CSSProperties, type RefObject } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import type { AlertEntry } from './alertQueue.ts';
import { topModalDialog } from '../../dom/modalDialogs.ts';
import { rootOf } from '../../dom/roots.ts';
import { freePlace, touches, type Kept, type Rectangle } from './freePlace.ts';

/** What can be pressed. A box of a form is drawn by its label. */
const pressed =
  'a[href], button, input, select, textarea, summary, label:has(input), [role="tab"], [contenteditable="true"]';

/** How long after another look at the page it counts as still, if nothing has moved, in milliseconds. */
const lookEvery = 200;

/** Kept free between an alert and what can be pressed, for the ring of the focus, in pixels. */
const gap = 4;

/** Where everything is full, a link in the text is covered first, then a field, and a button or what leads around the app last. */
function weightOf(element: Element): number {
  if (element.matches('main a[href]')) return 1;
  return element.matches('input, select, textarea, label, [contenteditable]') ? 4 : 16;
}

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** What can be pressed in the window now. The page under a panel or a dialog, of ours or a native one, cannot. */
function pressedIn(region: Element): Kept[] {
  // The region is larger than its alerts.
  const ring = gap - pixels(getComputedStyle(region).paddingTop);
  const root = rootOf(region);
  return [...(topModalDialog(root) ?? root).querySelectorAll(pressed)].flatMap((element) => {
    if (region.contains(element)) return [];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isDrawn = right - left > 1 && bottom - top > 1;
    const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    if (!isDrawn || !isInWindow || element.closest('[inert]') !== null) return [];
    return [
      {
        weight: weightOf(element),
        left: left - ring,
        top: top - ring,
        right: right + ring,
        bottom: bottom + ring,
      },
    ];
  });
}

/** How far from the edges of the window the style sheet puts the region. */
interface Edges {
  readonly from: 'left' | 'right';
  readonly aside: number;
  readonly above: number;
}

function edgesOf(region: Element): Edges {
  const { left, right, top } = region.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(region).direction === 'rtl';
  return isRightToLeft
    ? { from: 'left', aside: left, above: top }
    : { from: 'right', aside: document.documentElement.clientWidth - right, above: top };
}

/**
 * Where alerts may stand: below what stays at the top of the window, for which the document keeps a scroll padding, and above what a phone
 * covers of its lower edge, its keyboard and its bar.
 */
function roomOf(region: Element, { aside, above }: Edges): Rectangle {
  const [{ scrollPaddingTop }, { scrollMarginBottom, paddingTop }] = [
    getComputedStyle(document.documentElement),
    getComputedStyle(region),
  ];
  const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {};
  return {
    left: aside,
    right: document.documentElement.clientWidth - aside,
    top: offsetTop + Math.max(above, pixels(scrollPaddingTop) - pixels(paddingTop)),
    bottom: offsetTop + height - aside - pixels(scrollMarginBottom),
  };
}

/**
 * Keeps the alerts off everything that can be pressed, as far as there is a free place of their size: when one comes, and when what is below
 * them has moved and stands still again. What a pointer or the focus is in stays where it is.
 *
 * @returns the place, for the element of the region
 */
export function useFreePlace(
  regionRef: RefObject<HTMLElement | null>,
  visible: readonly AlertEntry[],
): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>();
  const lookNow = useRef(() => {});
  const isEmpty = visible.length === 0;

  useClientLayoutEffect(() => {
    const region = regionRef.current;
    if (isEmpty || region === null) return undefined;
    const edges = edgesOf(region);
    let seen = '';
    const look = (waitsUntilStill: boolean): void => {
      if (region.matches(':hover, :focus-within')) return;
      const now = region.getBoundingClientRect();
      const kept = pressedIn(region);
      const before = seen;
      seen = JSON.stringify(kept);
      if (waitsUntilStill && (seen !== before || !kept.some((each) => touches(each, now)))) return;
      const room = roomOf(region, edges);
      const found = freePlace(now, room, kept, edges.from);
      if (found.left === now.left && found.top === now.top) return;
      setPlace({ inset: 'auto', margin: 0, ...found, maxBlockSize: room.bottom - room.top });
    };
    lookNow.current = () => look(false);
    const timer = setInterval(look, lookEvery, true);
    return () => {
      clearInterval(timer);
      lookNow.current = () => {};
      setPlace(undefined);
    };
  }, [regionRef, isEmpty]);
  // The size of the region changes with what it shows.
  useClientLayoutEffect(() => lookNow.current(), [visible]);
  return place;
}
