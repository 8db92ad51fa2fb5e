import type { ReactNode } from 'react';
import { divider } from './Divider.css.ts';

/** Props of {@link Divider}. */
export interface DividerProps {
  /**
   * `vertical` stands between things that are side by side, as high as they are.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
}

/** A line between two parts that are about different things. A native `hr`. */
export function Divider({ orientation = 'horizontal' }: DividerProps): ReactNode {
  return (
    <hr
      className={divider}
      aria-orientation={orientation === 'vertical' ? 'vertical' : undefined}
      data-component="Divider"
    />
  );
}
