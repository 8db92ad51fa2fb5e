import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import { button, iconSizes, variants } from '../Button/Button.css.ts';
import { quiet } from './IconButton.css.ts';

export type IconButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'aria-label' | 'aria-disabled' | 'title'
> & {
  /** What a press does, as a verb: `Close`. There is no other text, so it is needed. */
  readonly label: string;
  /** One icon, without a label of its own. */
  readonly icon: ReactElement;
  /** @default 'quiet' */
  readonly variant?: keyof typeof variants;
  /** `md` is 48 px square, `sm` 40. @default 'sm' */
  readonly size?: keyof typeof iconSizes;
  /** Can be focused and says that it is unavailable. @default false */
  readonly disabled?: boolean;
};

/** A button that is only an icon. Where there is room for words, use Button. */
export const IconButton = withRef(function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'sm',
  disabled = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (disabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        button,
        iconSizes[size],
        variants[variant],
        variant === 'quiet' && quiet,
        className,
      )}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={handleClick}
      data-component="IconButton"
    >
      {icon}
    </button>
  );
});
