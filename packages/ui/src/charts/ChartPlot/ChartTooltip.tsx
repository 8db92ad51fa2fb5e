import { useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import type { Direction } from '../../components/Provider/index.ts';
import { SeriesSwatch } from '../series/SeriesSwatch.tsx';
import type { SeriesKind } from '../series/looks.ts';
import * as styles from './ChartPlot.css.ts';
import type { HoverTarget } from './marks.ts';
import { placeTooltip } from './placeTooltip.ts';

interface ChartTooltipProps {
  target: HoverTarget;
  frameRef: RefObject<HTMLElement | null>;
  direction: Direction;
  kind: SeriesKind;
  patternId: string;
}

/** It may lie over the mark that the pointer is on: a press then goes through it, as the same kind of press. */
function followLinkBelow({ nativeEvent }: MouseEvent): void {
  const { clientX, clientY } = nativeEvent;
  const link = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest('[data-part="link"]'))
    .find((element) => element !== null);
  link?.dispatchEvent(new globalThis.MouseEvent('click', nativeEvent));
}

/** The values of one target. Not read: the names of the marks say the same. */
export function ChartTooltip({ target, frameRef, direction, kind, patternId }: ChartTooltipProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useClientLayoutEffect(() => {
    const tooltip = ref.current;
    const frame = frameRef.current;
    if (!tooltip || !frame) return;
    const { x, y } = placeTooltip({
      anchor: target.anchor,
      frame: { width: frame.clientWidth, height: frame.clientHeight },
      tooltip: { width: tooltip.offsetWidth, height: tooltip.offsetHeight },
      direction,
    });
    tooltip.style.left = `${x}px`;
    tooltip.style.top = `${y}px`;
  });
  return (
    <div ref={ref} className={styles.tooltip} data-part="tooltip" aria-hidden onClick={followLinkBelow}>
      <div className={styles.tooltipTitle}>{target.title}</div>
      {target.lines.map((line) => (
        <div key={line.label} className={styles.tooltipLine}>
          {line.series !== undefined && (
            <SeriesSwatch series={line.series} kind={kind} patternId={patternId} />
          )}
          <span className={styles.tooltipLabel}>{line.label}</span>
          <span>{line.value}</span>
        </div>
      ))}
    </div>
  );
}
