import type { RootProps } from '../../dom/rootProps.ts';
import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import { ground, horizon, logo, mark, sizes, sun } from './Logo.css.ts';

export type BrandMarkProps = RootProps<'svg'> & {
  /** What it says where no name stands beside it. Without it the mark is decoration. */
  readonly label?: string;
};

/** The mark alone: a rising sun on a line. Aarambh means beginning. As large as 1.6 times the text around it. */
export const BrandMark = withRef(function BrandMark({ label, className, ...rest }: BrandMarkProps) {
  return (
    <svg
      {...rest}
      className={classNames(mark, className)}
      viewBox="0 0 32 32"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect className={ground} width="32" height="32" rx="8" />
      <path className={sun} d="M7.5 20a8.5 8.5 0 0 1 17 0Z" />
      <rect className={horizon} x="4.5" y="21.5" width="23" height="2.5" rx="1.25" />
    </svg>
  );
});

export type LogoProps = RootProps<'span'> & {
  /** @default 'Aarambh' */
  readonly name?: string;
  /** The name in 16, 20 or 24 px at the default text size. @default 'md' */
  readonly size?: keyof typeof sizes;
};

/** Mark and name. */
export const Logo = withRef(function Logo({ name = 'Aarambh', size = 'md', className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={classNames(logo, sizes[size], className)} data-component="Logo">
      <BrandMark />
      {name}
    </span>
  );
});
