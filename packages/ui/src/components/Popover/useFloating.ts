import { type RefObject } from 'react';
import { isShadow, rootOf } from '../../dom/roots.ts';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import { place, type Box, type Placement } from './place.ts';
import { showOnTop, takeFromTop } from './topLayer.ts';

/** What {@link useFloating} needs to know. */
export interface FloatingOptions {
  isOpen: boolean;
  anchorRef: RefObject<Element | null>;
  /** The box, an element with `popover="manual"`. */
  floatingRef: RefObject<HTMLElement | null>;
  placement: Placement;
  /** Distance to the anchor in CSS pixels. */
  gap?: number;
  /** Makes the box as wide as its anchor, as the list of a field is. */
  matchesAnchorWidth?: boolean;
  /**
   * Height in CSS pixels that decides which side is taken, for a box whose content grows and shrinks while it is open: it must not
   * jump from side to side. By default the height that the box has.
   */
  reservedHeight?: number;
  /** The anchor has left the visible part of the page or of the area it scrolls in. */
  onAnchorHidden: () => void;
}

/** Distance that is kept to the edges of the viewport, in CSS pixels. */
const margin = 8;

/**
 * Shows a box in the browser's top layer, where nothing clips or covers it, beside its anchor, and keeps it there while the page
 * scrolls, zooms or changes. The side that was taken is on the box as `data-side`.
 */
export function useFloating(options: FloatingOptions): void {
  const {
    isOpen,
    anchorRef,
    floatingRef,
    placement,
    gap = 6,
    matchesAnchorWidth = false,
    reservedHeight,
  } = options;
  const latest = useLatest(options);

  useClientLayoutEffect(() => {
    const [anchor, floating] = [anchorRef.current, floatingRef.current];
    if (!isOpen && floating) takeFromTop(floating);
    if (!isOpen || !anchor || !floating) return undefined;
    showOnTop(floating);

    const update = (): void => {
      floating.style.maxHeight = '';
      const anchorBox = anchor.getBoundingClientRect();
      const viewport = visibleViewport();
      if (matchesAnchorWidth) {
        floating.style.width = `${Math.min(anchorBox.width, viewport.width - 2 * margin)}px`;
      }
      const { x, y, side, maxHeight } = place({
        anchor: anchorBox,
        floating: { width: floating.offsetWidth, height: floating.offsetHeight },
        viewport,
        reservedHeight,
        placement,
        isRtl: getComputedStyle(anchor).direction === 'rtl',
        gap,
        margin,
      });
      // A scrollbar at the left, in right-to-left pages, moves the origin of fixed boxes but not that of the measures.
      Object.assign(floating.style, { left: '0', top: '0' });
      const origin = floating.getBoundingClientRect();
      floating.style.left = `${Math.round(x - origin.x)}px`;
      floating.style.top = `${Math.round(y - origin.y)}px`;
      floating.style.maxHeight = `${Math.floor(maxHeight)}px`;
      floating.dataset.side = side;
    };
    update();

    // In the next frame: what an observer changes in its own turn is an error of the page.
    let frame = 0;
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    });
    resized.observe(anchor);
    resized.observe(floating);
    const onScroll = ({ target }: Event): void => {
      if (target instanceof Node && floating.contains(target)) return;
      if (isOutOfSight(anchor)) latest.current.onAnchorHidden();
      else update();
    };
    const moves = ['animationend', 'transitionend'] as const;
    // These do not leave a shadow root.
    const roots = new Set([rootOf(anchor), document]);
    for (const root of roots) {
      moves.forEach((type) => root.addEventListener(type, update));
      root.addEventListener('scroll', onScroll, { capture: true, passive: true });
    }
    const view = window.visualViewport;
    window.addEventListener('resize', update);
    view?.addEventListener('resize', update);
    view?.addEventListener('scroll', update);
    return () => {
      resized.disconnect();
      cancelAnimationFrame(frame);
      for (const root of roots) {
        moves.forEach((type) => root.removeEventListener(type, update));
        root.removeEventListener('scroll', onScroll, { capture: true });
      }
      window.removeEventListener('resize', update);
      view?.removeEventListener('resize', update);
      view?.removeEventListener('scroll', update);
      takeFromTop(floating);
    };
  }, [isOpen, anchorRef, floatingRef, placement, gap, matchesAnchorWidth, reservedHeight, latest]);
}

/** What the eye sees of the page: without the scrollbar, an on-screen keyboard or what pinching cut off. */
function visibleViewport(): Box {
  const { clientLeft, clientWidth: width } = document.documentElement;
  const view = window.visualViewport;
  if (!view) return { x: clientLeft, y: 0, width, height: window.innerHeight };
  const x = Math.max(clientLeft, view.offsetLeft);
  const right = Math.min(clientLeft + width, view.offsetLeft + view.width);
  return { x, y: view.offsetTop, width: right - x, height: view.height };
}

/** Whether the element is gone from the page, or scrolled out of the window or of an area around it. */
function isOutOfSight(element: Element): boolean {
  if (!element.isConnected) return true;
  const box = element.getBoundingClientRect();
  for (let area = outerOf(element); area && area !== document.documentElement; area = outerOf(area)) {
    if (
      /(auto|scroll|hidden|clip)/.test(getComputedStyle(area).overflow) &&
      !overlaps(box, area.getBoundingClientRect())
    ) {
      return area !== document.body;
    }
  }
  return !overlaps(box, { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight });
}

/** The element around another one; around what lies in a shadow root, its host. */
function outerOf(element: Element): Element | null {
  const root = rootOf(element);
  return element.parentElement ?? (isShadow(root) ? root.host : null);
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
