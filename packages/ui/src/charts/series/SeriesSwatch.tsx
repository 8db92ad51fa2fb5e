import { symbol } from 'd3-shape';
import type { ReactNode } from 'react';
import { dashes, lookOf, symbolOf, type SeriesKind } from './looks.ts';
import { fillClass, strokeClass } from './classes.ts';
import { swatch } from './series.css.ts';
import { SeriesArea } from './SeriesArea.tsx';

interface SeriesSwatchProps {
  series: number;
  kind: SeriesKind;
  patternId: string;
}

/** The look of a series, in a legend or a tooltip. */
export function SeriesSwatch({ series, kind, patternId }: SeriesSwatchProps): ReactNode {
  if (kind === 'bar') {
    return (
      <svg className={swatch} width="16" height="16" aria-hidden>
        <SeriesArea series={series} patternId={patternId} width={16} height={16} rx={3} />
      </svg>
    );
  }
  return (
    <svg className={swatch} width="28" height="16" aria-hidden>
      <path d="M2 8H26" className={strokeClass(series)} strokeDasharray={dashes[lookOf(series)]} />
      <path
        d={symbol(symbolOf(series), 64)() ?? undefined}
        transform="translate(14 8)"
        className={fillClass(series)}
      />
    </svg>
  );
}
