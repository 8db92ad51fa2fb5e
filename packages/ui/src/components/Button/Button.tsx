import { useEffect, useRef } from 'react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode, RefObject } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import * as en from '../../messages/english/button.ts';
import { useMessages } from '../../messages/index.ts';
import type { UiMessages } from '../../messages/index.ts';
import { classNames } from '../../theme/classNames.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { button, face, faces, fullWidth, hiddenFace, sizes, variants } from './Button.css.ts';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-disabled' | 'aria-busy'> & {
  readonly children: ReactNode;
  /** How much the button asks for: one `primary` on a screen. @default 'primary' */
  readonly variant?: keyof typeof variants;
  /** `md` is 48 px high, as fields are; `sm` 40, for toolbars. @default 'md' */
  readonly size?: keyof typeof sizes;
  /** As wide as what it stands in. @default false */
  readonly isFullWidth?: boolean;
  /**
   * The work that the button started is running: a spinner and the `pending` message take the place of the text, further
   * presses do nothing, focus and width stay. Pass `false`, not nothing, to a button that will ever be pending, so that
   * its width allows for both texts.
   */
  readonly isPending?: boolean;
  /** @default false */
  readonly disabled?: boolean;
  /**
   * `aria`: the button can be focused and says that it is unavailable; describe the reason with `aria-describedby`.
   * `native`: the browser's own `disabled`, which cannot be focused. @default 'aria'
   */
  readonly disabledMode?: 'native' | 'aria';
  /** A press while disabled in the `aria` mode, e.g. to show what is missing. */
  readonly onDisabledClick?: () => void;
  readonly messages?: Partial<UiMessages['button']>;
};

/** Starts something. To go somewhere use Link or LinkButton. */
export const Button = withRef(function Button({
  children,
  variant = 'primary',
  size = 'md',
  isFullWidth = false,
  isPending,
  disabled = false,
  disabledMode = 'aria',
  onDisabledClick,
  messages,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const wasPendingRef = useRef(isPending === true);
  const isOff = disabled && !isPending;

  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isPending || isOff) {
      // Also keeps a form from being submitted, by this press or by Enter in one of its fields.
      event.preventDefault();
      if (isOff) onDisabledClick?.();
      return;
    }
    onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      className={classNames(button, sizes[size], variants[variant], isFullWidth && fullWidth, className)}
      disabled={isOff && disabledMode === 'native'}
      aria-disabled={isPending || (isOff && disabledMode === 'aria') || undefined}
      aria-busy={isPending || undefined}
      onClick={handleClick}
      data-component="Button"
    >
      {isPending === undefined ? (
        children
      ) : (
        <PendingFaces isPending={isPending} wasPendingRef={wasPendingRef} messages={messages}>
          {children}
        </PendingFaces>
      )}
    </button>
  );
});

type PendingFacesProps = Pick<ButtonProps, 'children' | 'messages'> & {
  isPending: boolean;
  /** What was said last. It is the button's, which is there before the first work begins. */
  wasPendingRef: RefObject<boolean>;
};

/** Text and spinner of a button that can be pending. Others, one in each row of a table, need nothing of this. */
function PendingFaces({ children, isPending, wasPendingRef, messages }: PendingFacesProps) {
  const { pending } = useMessages('button', en.button, messages);
  const announce = useAnnounce();
  useEffect(() => {
    // Screen readers do not read the focused button again when its name changes.
    if (isPending && !wasPendingRef.current) announce(pending);
    wasPendingRef.current = isPending;
  }, [isPending, wasPendingRef, pending, announce]);
  return (
    <span className={faces}>
      <span className={classNames(face, isPending && hiddenFace)}>{children}</span>
      <span className={classNames(face, !isPending && hiddenFace)}>
        <Spinner isDecorative />
        {pending}
      </span>
    </span>
  );
}
