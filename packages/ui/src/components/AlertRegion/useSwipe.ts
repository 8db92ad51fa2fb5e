import { useRef, type PointerEvent } from 'react';

/** Handlers for an element that a finger can push aside. */
export interface Swipe {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** CSS pixels after which a push counts. */
const FAR_ENOUGH = 80;

function follow(element: HTMLElement, distance: number): void {
  const stands = distance === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.style.translate = stands ? '' : `${distance}px`;
}

/** Calls back when a finger has pushed the element far enough to the side. A mouse selects text instead. */
export function useSwipe(onSwipe: () => void): Swipe {
  const start = useRef<number | null>(null);
  const end = (event: PointerEvent<HTMLElement>): number => {
    const distance = start.current === null ? 0 : event.clientX - start.current;
    start.current = null;
    follow(event.currentTarget, 0);
    return distance;
  };
  return {
    onPointerDown(event) {
      if (event.pointerType === 'touch') start.current = event.clientX;
    },
    onPointerMove(event) {
      if (start.current !== null) follow(event.currentTarget, event.clientX - start.current);
    },
    onPointerUp(event) {
      if (Math.abs(end(event)) >= FAR_ENOUGH) onSwipe();
    },
    onPointerCancel(event) {
      end(event);
    },
  };
}
