import type { ReactNode, SVGProps } from 'react';
import { fillClass } from './classes.ts';
import { patternFill } from './SeriesPatterns.tsx';

interface SeriesAreaProps extends Omit<SVGProps<SVGRectElement>, 'ref' | 'className' | 'fill'> {
  series: number;
  patternId: string;
}

/** A rectangle in the colour and the pattern of a series. */
export function SeriesArea({ series, patternId, ...box }: SeriesAreaProps): ReactNode {
  const pattern = patternFill(patternId, series);
  return (
    <>
      <rect {...box} className={fillClass(series)} />
      {pattern && <rect {...box} fill={pattern} />}
    </>
  );
}
