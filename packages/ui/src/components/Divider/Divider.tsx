import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import type { ReactNode } from 'react';
import { divider } from './Divider.css.ts';

/** Props of {@link Divider}. */
export interface DividerProps extends RootProps<'hr', 'aria-orientation'> {
  /**
   * `vertical` stands between things that are side by side, as high as they are.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
}

/** A line between two parts that are about different things. A native `hr`. */
export const Divider = withRef(function Divider({
  orientation = 'horizontal',
  className,
  ...rest
}: DividerProps): ReactNode {
  return (
    <hr
      {...rest}
      className={classNames(divider, className)}
      aria-orientation={orientation === 'vertical' ? 'vertical' : undefined}
      data-component="Divider"
    />
  );
});
