import { withRef } from '../../hooks/withRef.ts';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../theme/classNames.ts';
import { card, paddings } from './Card.css.ts';

export type CardProps = HTMLAttributes<HTMLElement> & {
  readonly ref?: Ref<HTMLDivElement & HTMLLIElement>;
} & {
  readonly children: ReactNode;
  /** The element: a `section` or `article` needs a name through `aria-labelledby`. @default 'div' */
  readonly as?: 'div' | 'section' | 'article' | 'li';
  /** 28 px around a form, 16 around a fact, none around a table. @default 'lg' */
  readonly padding?: keyof typeof paddings;
};

/** One thing of its own on the page: a form, a fact, an entry of a list. */
export const Card = withRef(function Card({
  as: Element = 'div',
  padding = 'lg',
  className,
  ...rest
}: CardProps) {
  return (
    <Element {...rest} className={classNames(card, paddings[padding], className)} data-component="Card" />
  );
});
