import { withRef } from '../../hooks/withRef.ts';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../theme/classNames.ts';
import { bordered, box, paddings, paddingsBlock, paddingsInline, radii, surfaces } from './Box.css.ts';

/** Elements that layout components may be; each says what the part of the page is. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'main'
  | 'nav'
  | 'header'
  | 'footer'
  | 'span';

/** A distance of the theme, or none. */
export type Space = keyof typeof paddings;

export type BoxProps = ComponentPropsWithRef<'div'> & {
  readonly children?: ReactNode;
  /** The element. @default 'div' */
  readonly as?: LayoutElement;
  /** Inside, on all sides. */
  readonly padding?: Space;
  /** Inside, above and below. */
  readonly paddingBlock?: Space;
  /** Inside, at the start and end of a line. */
  readonly paddingInline?: Space;
  /** The background. @default none */
  readonly surface?: keyof typeof surfaces;
  readonly radius?: keyof typeof radii;
  /** A line around it. @default false */
  readonly isBordered?: boolean;
};

/** Space, background and border around something: for what no other component draws. */
export const Box = withRef(function Box({
  as: Element = 'div',
  padding,
  paddingBlock,
  paddingInline,
  surface,
  radius,
  isBordered = false,
  className,
  ...rest
}: BoxProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        box,
        padding && paddings[padding],
        paddingBlock && paddingsBlock[paddingBlock],
        paddingInline && paddingsInline[paddingInline],
        surface && surfaces[surface],
        radius && radii[radius],
        isBordered && bordered,
        className,
      )}
    />
  );
});
