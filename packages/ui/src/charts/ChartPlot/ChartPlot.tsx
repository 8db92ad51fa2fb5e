import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { pushLayer } from '../../components/Modal/dismissStack.ts';
import { useProvider, type Direction } from '../../components/Provider/index.ts';
import { classNames } from '../../theme/classNames.ts';
import type { SeriesKind } from '../series/looks.ts';
import { SeriesPatterns } from '../series/SeriesPatterns.tsx';
import * as styles from './ChartPlot.css.ts';
import { ChartTooltip } from './ChartTooltip.tsx';
import type { Box, Drawing } from './marks.ts';
import { nextMark } from './nextMark.ts';
import { usePlotSize, type PlotSize } from './usePlotSize.ts';

/** What a chart draws with. */
export interface Canvas extends PlotSize {
  direction: Direction;
  /** The left edge of something `width` wide that begins `start` pixels from where lines of text begin. */
  fromStart: (start: number, width?: number) => number;
  /** For {@link SeriesPatterns}. */
  patternId: string;
}

interface ChartPlotProps {
  /** Name of the drawing. */
  label: string;
  /** How its values are reached. */
  hint: string;
  kind: SeriesKind;
  /** New values are on their way. */
  isStale: boolean;
  patternId: string;
  draw: (canvas: Canvas) => Drawing;
}

/**
 * The drawing of a chart. It is one stop of the Tab key; arrow keys go from value to value, and each has a name. What the keyboard or
 * the pointer is on shows a tooltip, which Escape closes (WCAG 2.2, 1.4.13).
 */
export function ChartPlot({ label, hint, kind, isStale, patternId, draw }: ChartPlotProps): ReactNode {
  const { direction, LinkComponent } = useProvider();
  const hintId = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const probeRef = useRef<HTMLDivElement>(null);
  const markRefs = useRef(new Map<string, SVGElement | HTMLElement>());
  const size = usePlotSize(probeRef);
  const fromStart = (start: number, width = 0): number =>
    direction === 'rtl' ? size.width - start - width : start;
  const { height, marks, hoverTargets, behind, front } = draw({ ...size, direction, fromStart, patternId });

  const [currentId, setCurrentId] = useState<string>();
  const current = marks.find(({ id }) => id === currentId) ?? marks[0];
  const tooltip = useTooltip(frameRef);
  const open = hoverTargets.find(({ id }) => id === tooltip.targetId);

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>): void => {
    if (!current || event.altKey || event.shiftKey) return;
    const isWhole = event.ctrlKey || event.metaKey;
    const next = nextMark(marks, current, { key: event.key, isWhole, direction });
    if (!next) return;
    event.preventDefault();
    markRefs.current.get(next.id)?.focus();
  };

  return (
    <div
      ref={frameRef}
      className={styles.root}
      data-part="plot"
      onPointerLeave={(event) => event.pointerType !== 'touch' && tooltip.onPointerPlace(undefined)}
    >
      <div ref={probeRef} className={styles.probe} aria-hidden />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the marks in it */}
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no such tag
        role="group"
        aria-label={label}
        aria-describedby={hintId}
        className={styles.svg}
        viewBox={`0 0 ${size.width} ${height}`}
        preserveAspectRatio={direction === 'rtl' ? 'xMaxYMin' : 'xMinYMin'}
        height={height}
        direction={direction}
        data-direction={direction}
        data-stale={isStale || undefined}
        onKeyDown={onKeyDown}
      >
        <SeriesPatterns id={patternId} />
        <g aria-hidden>
          {hoverTargets.map(({ id, highlight }) => (
            <rect
              key={id}
              {...highlight}
              rx={4}
              className={classNames(styles.highlight, styles.fade)}
              data-active={id === open?.id || undefined}
            />
          ))}
          {behind}
          {hoverTargets.map(({ id, area }) => (
            <rect
              key={id}
              {...area}
              className={styles.area}
              data-part="place"
              onPointerEnter={() => tooltip.onPointerPlace(id)}
              onPointerDown={() => tooltip.onPointerPlace(id)}
            />
          ))}
        </g>
        {marks.map((mark) => {
          const shared = {
            ref: (element: SVGElement | HTMLElement | null) => {
              if (element) markRefs.current.set(mark.id, element);
              else markRefs.current.delete(mark.id);
            },
            'aria-label': mark.name,
            // The arrow keys go from value to value.
            tabIndex: mark === current ? 0 : -1,
            onFocus: () => {
              setCurrentId(mark.id);
              tooltip.onFocusPlace(mark.targetId);
            },
            onBlur: () => tooltip.onFocusPlace(undefined),
          };
          const drawn = (
            <>
              {mark.shape}
              <rect {...around(mark.box)} rx={4} className={styles.ring} />
            </>
          );
          if (mark.href === undefined) {
            return (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of a drawing
              <g key={mark.id} {...shared} role="img" className={classNames(styles.mark, styles.still)}>
                {drawn}
              </g>
            );
          }
          return (
            <LinkComponent
              key={mark.id}
              {...shared}
              href={mark.href}
              className={styles.mark}
              data-part="link"
              onPointerEnter={() => tooltip.onPointerPlace(mark.targetId)}
            >
              {drawn}
              <rect {...(mark.target ?? mark.box)} className={styles.area} />
            </LinkComponent>
          );
        })}
        <g aria-hidden className={styles.still}>
          {front}
        </g>
      </svg>
      <span id={hintId} hidden>
        {hint}
      </span>
      {open && (
        <ChartTooltip
          target={open}
          frameRef={frameRef}
          direction={direction}
          kind={kind}
          patternId={patternId}
        />
      )}
    </div>
  );
}

/** The ring stands off what it goes around, and stays inside the drawing. */
function around({ x, y, width, height }: Box): Box {
  const gap = 2;
  return {
    x: Math.max(1, x - gap),
    y: Math.max(1, y - gap),
    width: width + 2 * gap - Math.max(0, 1 - (x - gap)),
    height: height + 2 * gap - Math.max(0, 1 - (y - gap)),
  };
}

interface PlotTooltip {
  targetId: string | undefined;
  onPointerPlace: (id: string | undefined) => void;
  onFocusPlace: (id: string | undefined) => void;
}

/**
 * Which target's tooltip is open: the pointer's before the keyboard's. A finger opens it by a tap and closes it by the next tap elsewhere;
 * Escape closes it until pointer or focus move on.
 */
function useTooltip(frameRef: { readonly current: HTMLElement | null }): PlotTooltip {
  const [pointed, setPointed] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const targetId = pointed ?? focused;
  const isOpen = targetId !== undefined;

  useEffect(() => {
    if (!isOpen) return undefined;
    return pushLayer(() => {
      setPointed(undefined);
      setFocused(undefined);
    });
  }, [isOpen]);

  useEffect(() => {
    if (pointed === undefined) return undefined;
    const onPointerDown = (event: Event): void => {
      const isInside = frameRef.current !== null && event.composedPath().includes(frameRef.current);
      if (!isInside) setPointed(undefined);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [pointed, frameRef]);

  return {
    targetId,
    onPointerPlace: setPointed,
    onFocusPlace: (id) => {
      setFocused(id);
      // The keyboard has moved on from where the pointer rests.
      if (id !== undefined) setPointed(undefined);
    },
  };
}
