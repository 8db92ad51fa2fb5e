import { useEffect, useState, type RefObject } from 'react';
import type { AnatomyPart } from './AnatomyFigure.tsx';
import { placeCallouts, type Box, type Callout, type Side } from './placeCallouts.ts';

/** A number of a part with its place. */
export type NumberedCallout = Callout & { readonly number: number };

const sides = {
  ltr: { start: 'left', end: 'right', top: 'top', bottom: 'bottom' },
  rtl: { start: 'right', end: 'left', top: 'top', bottom: 'bottom' },
} as const satisfies Record<string, Record<AnatomyPart['side'] & string, Side>>;

const moved = (box: Box, origin: Box): Box => ({
  left: box.left - origin.left,
  right: box.right - origin.left,
  top: box.top - origin.top,
  bottom: box.bottom - origin.top,
});

function calloutsOf(
  parts: readonly AnatomyPart[],
  figure: HTMLElement,
  isInTopLayer: boolean,
): readonly NumberedCallout[] {
  const origin = isInTopLayer
    ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    : figure.getBoundingClientRect();
  const turn = sides[getComputedStyle(figure).direction === 'rtl' ? 'rtl' : 'ltr'];
  const found = parts.flatMap(({ selector, side }, index) => {
    const element = selector && (isInTopLayer ? document.body : figure).querySelector(selector);
    if (!element || side === undefined) return [];
    return [{ number: index + 1, box: moved(element.getBoundingClientRect(), origin), side: turn[side] }];
  });
  if (found.length === 0) return [];
  return placeCallouts(moved(origin, origin), found).map((callout, index) => ({
    ...callout,
    number: found[index]?.number ?? 0,
  }));
}

/**
 * Where the numbers of the parts stand: measured again whenever the figure or what is in it changes, and when its animations have ended.
 * @param isInTopLayer whether the component covers the window, so that its parts are elsewhere in the document
 */
export function useCallouts(
  parts: readonly AnatomyPart[],
  figureRef: RefObject<HTMLElement | null>,
  isInTopLayer: boolean,
): readonly NumberedCallout[] {
  const [callouts, setCallouts] = useState<readonly NumberedCallout[]>([]);
  useEffect(() => {
    const figure = figureRef.current;
    if (!figure) return undefined;
    const root = isInTopLayer ? document.body : figure;
    const measure = (): void => {
      const next = calloutsOf(parts, figure, isInTopLayer);
      setCallouts((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    const measureTwice = async (): Promise<void> => {
      measure();
      await Promise.allSettled(root.getAnimations({ subtree: true }).map(({ finished }) => finished));
      if (figure.isConnected) measure();
    };
    const resized = new ResizeObserver(() => void measureTwice());
    const changed = new MutationObserver(() => void measureTwice());
    resized.observe(root);
    changed.observe(root, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [parts, figureRef, isInTopLayer]);
  return callouts;
}
