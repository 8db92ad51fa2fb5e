import { withRef } from '../../hooks/withRef.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../theme/classNames.ts';
import { tag, tones } from './Tag.css.ts';

export type TagProps = RootProps<'span'> & {
  /** The state or kind in one or two words. */
  readonly children: ReactNode;
  /** @default 'neutral' */
  readonly tone?: keyof typeof tones;
  /** A small icon before the words, so that tones differ without colour. */
  readonly icon?: ReactElement;
};

/** The state or kind of something, in words. */
export const Tag = withRef(function Tag({ children, tone = 'neutral', icon, className, ...rest }: TagProps) {
  return (
    <span {...rest} className={classNames(tag, tones[tone], className)} data-component="Tag">
      {icon}
      {children}
    </span>
  );
});
