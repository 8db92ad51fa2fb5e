import { withRef } from '../../hooks/withRef.ts';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../theme/classNames.ts';
import type { LayoutElement } from '../Box/index.ts';
import { container, widths } from './Container.css.ts';

export type ContainerProps = ComponentPropsWithRef<'div'> & {
  /** The element. @default 'div' */
  readonly as?: LayoutElement;
  /** At most 440 (a short form), 560 (a form), 768 (text) or 1280 px (a screen). @default 'xl' */
  readonly width?: keyof typeof widths;
};

/** Keeps a screen from growing too wide, in the middle, with space at both sides. */
export const Container = withRef(function Container({
  as: Element = 'div',
  width = 'xl',
  className,
  ...rest
}: ContainerProps) {
  return <Element {...rest} className={classNames(container, widths[width], className)} />;
});
