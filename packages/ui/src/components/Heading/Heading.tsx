import type { ComponentPropsWithRef, ReactNode } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import { heading, sizes } from './Heading.css.ts';

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;
const defaultSizes = { 1: 'lg', 2: 'md', 3: 'sm', 4: 'sm', 5: 'sm', 6: 'sm' } as const;

export type HeadingProps = ComponentPropsWithRef<'h2'> & {
  readonly children: ReactNode;
  /** The place in the outline of the page; each screen has one 1. */
  readonly level: keyof typeof elements;
  /** 16, 20, 24 or 32 px at the default text size. @default by level: 24, 20, then 16 */
  readonly size?: keyof typeof sizes;
};

/** A heading. Level is for the outline, size for the eye: they are chosen apart. */
export const Heading = withRef(function Heading({
  children,
  level,
  size = defaultSizes[level],
  className,
  ...rest
}: HeadingProps) {
  const Element = elements[level];
  return (
    <Element {...rest} className={classNames(heading, sizes[size], className)}>
      {children}
    </Element>
  );
});
