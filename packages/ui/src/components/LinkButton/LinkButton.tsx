import type { ReactNode } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import { button, fullWidth, sizes, variants } from '../Button/Button.css.ts';
import { useProvider } from '../Provider/index.ts';
import type { LinkComponentProps } from '../Provider/index.ts';

export type LinkButtonProps = LinkComponentProps & {
  readonly children: ReactNode;
  readonly href: string;
  /** @default 'primary' */
  readonly variant?: keyof typeof variants;
  /** `md` is 48 px high, as fields are; `sm` 40, for toolbars. @default 'md' */
  readonly size?: keyof typeof sizes;
  /** As wide as what it stands in. @default false */
  readonly isFullWidth?: boolean;
};

/** A link that looks like a button: for the one way on from a screen. It is a link to everybody who hears it. */
export const LinkButton = withRef(function LinkButton({
  children,
  variant = 'primary',
  size = 'md',
  isFullWidth = false,
  className,
  ...rest
}: LinkButtonProps) {
  const { LinkComponent } = useProvider();
  return (
    <LinkComponent
      {...rest}
      className={classNames(button, sizes[size], variants[variant], isFullWidth && fullWidth, className)}
      data-component="LinkButton"
    >
      {children}
    </LinkComponent>
  );
});
