import { withRef } from '../../hooks/withRef.ts';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../theme/classNames.ts';
import { gaps } from '../Box/Box.css.ts';
import type { LayoutElement, Space } from '../Box/index.ts';
import { aligns, stack } from './Stack.css.ts';

export type StackProps = ComponentPropsWithRef<'div'> & {
  /** The element. @default 'div' */
  readonly as?: LayoutElement;
  /** Between the children. @default 'md' */
  readonly gap?: Space;
  /** Across the direction of the stack. @default 'stretch' */
  readonly align?: keyof typeof aligns;
};

/** Things below each other, at one distance. */
export const Stack = withRef(function Stack({
  as: Element = 'div',
  gap = 'md',
  align = 'stretch',
  className,
  ...rest
}: StackProps) {
  return <Element {...rest} className={classNames(stack, gaps[gap], aligns[align], className)} />;
});
