import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import * as en from '../../messages/english/stepper.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { numberFormat } from '../../text/numberFormat.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { AlertCircleIcon, CheckIcon } from '../Icon/index.ts';
import { useProvider } from '../Provider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Stepper.css.ts';

/** One step of a form. */
export interface StepperStep {
  /** Unique in the stepper. */
  id: string;
  /** One or two words: `Education`. */
  label: string;
  /**
   * Where the step is, if one can go there: makes it a link, which opens in a new tab too. Steps that lie ahead and the one of now can
   * have one. Without it a step is a button or, if nothing leads there, a text.
   */
  href?: string;
  /**
   * Nothing is left to do in it. Not looked at for the step of now.
   * @default whether it stands before the step of now
   */
  isDone?: boolean;
  /**
   * Something in it has to be put right.
   * @default false
   */
  hasError?: boolean;
}

/** Props of {@link Stepper}. */
export interface StepperProps extends RootProps<'nav', 'aria-label' | 'onSelect'> {
  /** What the steps lead to: `Register`. */
  label: string;
  /** In their order. */
  steps: readonly StepperStep[];
  /** The step that is filled in now. */
  currentId: string;
  /** Goes back to a step that is done or has an error and has no `href`. */
  onSelect?: (id: string, details: { step: StepperStep }) => void;
  /**
   * Whether the step that one has come to is announced. Not where the focus goes to a heading that says the same.
   * @default true
   */
  isAnnounced?: boolean;
  /** Texts in place of the defaults. */
  messages?: Partial<UiMessages['stepper']>;
}

/** Where one is in a form of several steps, and the way back to those that are done. */
export const Stepper = withRef(function Stepper(props: StepperProps): ReactNode {
  const { label, steps, currentId, onSelect, isAnnounced = true, messages: overrides, ...rest } = props;
  const messages = useMessages('stepper', en.stepper, overrides);
  const { locale, LinkComponent } = useProvider();
  const format = numberFormat(locale);
  const current = Math.max(
    0,
    steps.findIndex(({ id }) => id === currentId),
  );
  const position = messages.position({ step: current + 1, count: steps.length });
  const name = steps[current]?.label ?? '';
  useStepAnnouncement(`${position}: ${name}`, isAnnounced);

  return (
    <nav
      {...rest}
      aria-label={label}
      className={classNames(styles.root, rest.className)}
      data-component="Stepper"
    >
      {/* On a phone the names of the other steps have no room. */}
      <p className={styles.position} aria-hidden data-part="position">
        {position}: {name}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told */}
      <ol role="list" className={styles.list}>
        {steps.map((step, place) => {
          const { id, label: text, href, hasError = false, isDone = place < current } = step;
          const isCurrent = place === current;
          const state = hasError ? 'error' : isCurrent ? 'current' : isDone ? 'done' : 'ahead';
          const words = (
            <>
              <span className={styles.mark} aria-hidden>
                {hasError ? (
                  <AlertCircleIcon size="sm" />
                ) : state === 'done' ? (
                  <CheckIcon size="sm" />
                ) : (
                  format.format(place + 1)
                )}
              </span>
              <span className={styles.label}>{text}</span>
              {(state === 'done' || state === 'error') && (
                <VisuallyHidden>, {hasError ? messages.error : messages.done}</VisuallyHidden>
              )}
            </>
          );
          const isPressed = onSelect !== undefined && !isCurrent && (state === 'done' || hasError);
          const now = isCurrent ? 'step' : undefined;
          return (
            <li
              key={id}
              className={styles.step}
              aria-current={href === undefined ? now : undefined}
              data-state={state}
              data-part="step"
            >
              {href !== undefined ? (
                <LinkComponent href={href} className={styles.press} aria-current={now}>
                  {words}
                </LinkComponent>
              ) : isPressed ? (
                <button type="button" className={styles.press} onClick={() => onSelect(id, { step })}>
                  {words}
                </button>
              ) : (
                <span className={styles.still}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
});

/** Says where one is after going to another step, not when the page opens. */
function useStepAnnouncement(text: string, isAnnounced: boolean): void {
  const announce = useAnnounce();
  const said = useRef(text);
  useEffect(() => {
    if (said.current === text) return;
    said.current = text;
    if (isAnnounced) announce(text);
  }, [text, isAnnounced, announce]);
}
