import { withRef } from '../../hooks/withRef.ts';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../theme/classNames.ts';
import { gaps } from '../Box/Box.css.ts';
import type { LayoutElement, Space } from '../Box/index.ts';
import { columnCounts, columnWidths, grid } from './Grid.css.ts';

export type GridProps = ComponentPropsWithRef<'div'> & {
  /** The element. @default 'div' */
  readonly as?: LayoutElement;
  /** Between rows and columns. @default 'md' */
  readonly gap?: Space;
  /** A fixed number of columns above 600 px, one column up to there. */
  readonly columns?: keyof typeof columnCounts;
  /** As many columns as fit, each at least 192, 256 or 352 px wide; without `columns`. @default 'md' */
  readonly minColumnWidth?: keyof typeof columnWidths;
};

/** Things in columns of one width. */
export const Grid = withRef(function Grid({
  as: Element = 'div',
  gap = 'md',
  columns,
  minColumnWidth = 'md',
  className,
  ...rest
}: GridProps) {
  const tracks = columns === undefined ? columnWidths[minColumnWidth] : columnCounts[columns];
  return <Element {...rest} className={classNames(grid, gaps[gap], tracks, className)} />;
});
