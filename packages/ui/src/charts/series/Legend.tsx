import type { ReactNode } from 'react';
import { entry, legend } from './Legend.css.ts';
import type { SeriesKind } from './looks.ts';
import { SeriesSwatch } from './SeriesSwatch.tsx';

interface LegendProps {
  labels: readonly string[];
  kind: SeriesKind;
  patternId: string;
}

/** Which look is which series. For the eye only: every value is read with the name of its series. */
export function Legend({ labels, kind, patternId }: LegendProps): ReactNode {
  return (
    <ul className={legend} data-part="legend" aria-hidden>
      {labels.map((label, series) => (
        <li key={label} className={entry}>
          <SeriesSwatch series={series} kind={kind} patternId={patternId} />
          {label}
        </li>
      ))}
    </ul>
  );
}
