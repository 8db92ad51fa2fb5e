import { withRef } from '../../hooks/withRef.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { classNames } from '../../theme/classNames.ts';
import { shapes, skeleton, widths } from './Skeleton.css.ts';

export type SkeletonProps = RootProps<'span'> & {
  /** What will stand here. @default 'text' */
  readonly shape?: keyof typeof shapes;
  /** How much of the line it takes; a circle has its own width. @default 'full' */
  readonly width?: keyof typeof widths;
};

/**
 * The place of something that is still loading, in its size, so that nothing jumps. It is not heard: put `aria-busy` on the
 * region, and announce what came when it is there.
 */
export const Skeleton = withRef(function Skeleton({
  shape = 'text',
  width = 'full',
  className,
  ...rest
}: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={classNames(skeleton, shapes[shape], shape !== 'circle' && widths[width], className)}
      data-component="Skeleton"
    />
  );
});
