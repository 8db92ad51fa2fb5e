import type { ReactNode } from 'react';
import { lookOf } from './looks.ts';
import { cutLine, cutOut } from './series.css.ts';

/** Patterns by look, on tiles of 8 px; the first look is plain. */
const patterns: readonly ReactNode[] = [
  undefined,
  <path key="rising" className={cutLine} d="M-2 2 2-2M0 8 8 0M6 10 10 6" />,
  <circle key="dots" className={cutOut} cx="4" cy="4" r="1.75" />,
  <path key="upright" className={cutLine} d="M2 0V8M6 0V8" />,
  <path key="falling" className={cutLine} d="M-2 6 2 10M0 0 8 8M6-2 10 2" />,
  <path key="grid" className={cutLine} d="M0 4H8M4 0V8" />,
];

/** The patterns of all looks. Drawn once a chart, also for its legend. */
export function SeriesPatterns({ id }: { id: string }): ReactNode {
  return (
    <defs>
      {patterns.map(
        (pattern, look) =>
          pattern !== undefined && (
            <pattern
              key={patternName(id, look)}
              id={patternName(id, look)}
              width="8"
              height="8"
              patternUnits="userSpaceOnUse"
            >
              {pattern}
            </pattern>
          ),
      )}
    </defs>
  );
}

/** The pattern that goes over the colour of a series, for an attribute `fill`; none for the first look. */
export function patternFill(id: string, series: number): string | undefined {
  const look = lookOf(series);
  return patterns[look] === undefined ? undefined : `url(#${patternName(id, look)})`;
}

function patternName(id: string, look: number): string {
  return `${id}-pattern-${look}`;
}
