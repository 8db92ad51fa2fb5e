import { withRef } from '../../hooks/withRef.ts';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../theme/classNames.ts';
import { aligns, sizes, tabular, text, tones, truncated, weights } from './Text.css.ts';

export type TextProps = ComponentPropsWithRef<'p'> & {
  readonly children: ReactNode;
  /** The element. @default 'p' */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dd' | 'dt';
  /** 14, 16 or 20 px at the default text size. @default 'md' */
  readonly size?: keyof typeof sizes;
  /** @default 'regular' */
  readonly weight?: keyof typeof weights;
  /** Colour by meaning; say the meaning in words too. @default 'neutral' */
  readonly tone?: keyof typeof tones;
  /** Along the direction of reading. @default the surroundings */
  readonly align?: keyof typeof aligns;
  /** Digits of one width. @default false */
  readonly isTabular?: boolean;
  /** One line, cut off with an ellipsis: only where the whole text can be read elsewhere. @default false */
  readonly isTruncated?: boolean;
};

/** Running text in the sizes, weights and colours of the theme. */
export const Text = withRef(function Text({
  children,
  as: Element = 'p',
  size = 'md',
  weight = 'regular',
  tone = 'neutral',
  align,
  isTabular = false,
  isTruncated = false,
  className,
  ...rest
}: TextProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        text,
        sizes[size],
        weights[weight],
        tones[tone],
        align !== undefined && aligns[align],
        isTabular && tabular,
        isTruncated && truncated,
        className,
      )}
    >
      {children}
    </Element>
  );
});
