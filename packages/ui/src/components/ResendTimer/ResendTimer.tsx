import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useId, useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { withRef } from '../../hooks/withRef.ts';
import * as en from '../../messages/english/resendTimer.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { formatCountdown } from './countdown.ts';
import * as styles from './ResendTimer.css.ts';
import { useCountdown } from './useCountdown.ts';

export type ResendTimerActions = {
  /** Begins to wait anew: `seconds` from now, or the default wait. */
  readonly start: (seconds?: number) => void;
};

export type ResendTimerProps = RootProps<
  'button',
  'aria-busy' | 'aria-describedby' | 'aria-disabled' | 'disabled' | 'onClick' | 'type'
> & {
  /**
   * Asks for a new code. When it is done the wait begins again: for the number of seconds that it returns (a server's
   * Retry-After), or else the default wait. It tells the person itself what went wrong; if it rejects, there is no new wait.
   */
  readonly onResend: () => number | void | Promise<number | void>;
  /** Seconds to wait for a new code. @default 60 */
  readonly seconds?: number;
  /**
   * When a new code may be asked for, in milliseconds since 1970, for an owner that keeps it across a reload. Without it the
   * wait begins when the component appears.
   */
  readonly deadline?: number;
  /** Hears of each new deadline, the first one included. */
  readonly onDeadlineChange?: (deadline: number, details: { readonly seconds: number }) => void;
  readonly messages?: Partial<UiMessages['resendTimer']>;
  readonly actionsRef?: Ref<ResendTimerActions>;
};

const SECOND = 1000;

/** Asks for a new code, at most once in a while, and shows how long that is. */
export const ResendTimer = withRef(function ResendTimer({
  onResend,
  seconds = 60,
  deadline: givenDeadline,
  onDeadlineChange,
  messages: messageOverrides,
  className,
  style,
  actionsRef,
  ...rest
}: ResendTimerProps) {
  const messages = useMessages('resendTimer', en.resendTimer, messageOverrides);
  const announce = useAnnounce();
  const timerId = useId();
  const [ownDeadline, setOwnDeadline] = useState<number | null>(null);
  const [isSending, setIsSending] = useState(false);
  const deadline = givenDeadline ?? ownDeadline;

  const left = useCountdown(deadline, seconds, (news, remaining) => {
    if (news === 'over') announce(messages.over);
    else announce(messages[news]({ seconds: remaining }));
  });
  const isWaiting = left > 0;

  function start(wait = seconds): void {
    const next = Date.now() + wait * SECOND;
    setOwnDeadline(next);
    onDeadlineChange?.(next, { seconds: wait });
  }

  // Only the browser knows the time at which the page is seen.
  useClientLayoutEffect(() => {
    if (deadline === null) start();
  });
  useImperativeHandle(actionsRef, () => ({ start }));

  async function resend(): Promise<void> {
    setIsSending(true);
    try {
      start((await onResend()) ?? seconds);
    } finally {
      setIsSending(false);
    }
  }

  function press(): void {
    if (isSending) return;
    if (isWaiting) announce(messages.remaining({ seconds: left }));
    else void resend();
  }

  const isOff = isWaiting || isSending;
  return (
    <div className={classNames(styles.root, className)} style={style} data-component="ResendTimer">
      <button
        {...rest}
        type="button"
        className={styles.button}
        // Not `disabled`: whoever has just pressed it keeps the focus, and can ask how long it still takes.
        aria-disabled={isOff || undefined}
        aria-busy={isSending || undefined}
        aria-describedby={isWaiting ? timerId : undefined}
        onClick={press}
      >
        {isSending && <Spinner label={messages.sending} size="sm" />}
        {messages.resend}
      </button>
      {isWaiting && (
        <span id={timerId} role="timer" data-part="timer">
          <Emphasised part={formatCountdown(left)}>
            {messages.wait({ time: formatCountdown(left) })}
          </Emphasised>
        </span>
      )}
    </div>
  );
});

/** A text with one part of it set off. Languages put the part in different places. */
function Emphasised({ children, part }: { children: string; part: string }): ReactNode {
  const [before, after] = children.split(part);
  return (
    <>
      {before}
      <span className={styles.time}>{part}</span>
      {after}
    </>
  );
}
