import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './AnatomyFigure.css.ts';
import { useCallouts } from './useCallouts.ts';

/** A part of a component; the number of its row and of its place in the picture is its place in the list. */
export type AnatomyPart = {
  /** As the page calls it; of a part with a `data-part`, its value. */
  readonly name: string;
  /** What it is, in a few words. */
  readonly what: string;
  /** Finds it in the picture. Without it the part is not in the picture. */
  readonly selector?: string;
  /** Where its number stands beside the component. */
  readonly side?: 'top' | 'bottom' | 'start' | 'end';
};

export type AnatomyFigureProps = {
  /** The name of the component. */
  readonly of: string;
  readonly parts: readonly AnatomyPart[];
  /** The component with everything that it can have. */
  readonly children: ReactNode;
  /** Whether it lies over the page, as dialogs and menus do: the picture is then the window. @default false */
  readonly isOverlay?: boolean;
};

/** A component as it is, with a numbered line to each of its parts. Nobody can press or reach anything in it. */
export function AnatomyFigure({ of, parts, children, isOverlay = false }: AnatomyFigureProps) {
  const figureRef = useRef<HTMLElement>(null);
  const calloutsRef = useRef<HTMLDivElement>(null);
  const callouts = useCallouts(parts, figureRef, isOverlay);
  useEffect(() => {
    // Once the component is there, so that the lines lie over it.
    const layer = calloutsRef.current;
    if (isOverlay && callouts.length > 0 && !layer?.matches(':popover-open')) layer?.showPopover();
  }, [isOverlay, callouts.length]);
  return (
    <figure
      ref={figureRef}
      className={isOverlay ? `${styles.figure} ${styles.wholeWindow}` : styles.figure}
      aria-label={`Anatomy of ${of}`}
    >
      <div inert>{children}</div>
      <div
        ref={calloutsRef}
        className={styles.callouts}
        {...(isOverlay && { popover: 'manual' as const })}
        aria-hidden
      >
        <svg className={styles.lines}>
          {callouts.map(({ number, mark, tip }) => (
            <g key={number}>
              <line className={styles.halo} x1={mark.x} y1={mark.y} x2={tip.x} y2={tip.y} />
              <line x1={mark.x} y1={mark.y} x2={tip.x} y2={tip.y} />
              <circle cx={tip.x} cy={tip.y} r={3} />
            </g>
          ))}
        </svg>
        {callouts.map(({ number, mark }) => (
          <span
            key={number}
            className={styles.mark}
            style={{ left: mark.x, top: mark.y }}
            data-callout={number}
          >
            {number}
          </span>
        ))}
      </div>
    </figure>
  );
}
