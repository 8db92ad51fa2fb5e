import { withRef } from '../../hooks/withRef.ts';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../theme/classNames.ts';
import { gaps } from '../Box/Box.css.ts';
import type { LayoutElement, Space } from '../Box/index.ts';
import { aligns, inline, justifies, wraps } from './Inline.css.ts';

export type InlineProps = ComponentPropsWithRef<'div'> & {
  /** The element. @default 'div' */
  readonly as?: LayoutElement;
  /** Between the children, also between lines. @default 'sm' */
  readonly gap?: Space;
  /** Across the line. @default 'center' */
  readonly align?: keyof typeof aligns;
  /** Along the line. @default 'start' */
  readonly justify?: keyof typeof justifies;
  /** Children that do not fit go to the next line. @default true */
  readonly isWrapping?: boolean;
};

/** Things beside each other, at one distance, in the direction of reading. */
export const Inline = withRef(function Inline({
  as: Element = 'div',
  gap = 'sm',
  align = 'center',
  justify = 'start',
  isWrapping = true,
  className,
  ...rest
}: InlineProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        inline,
        gaps[gap],
        aligns[align],
        justifies[justify],
        isWrapping && wraps,
        className,
      )}
    />
  );
});
