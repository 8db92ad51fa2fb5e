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
   * Something in it has to be put right.
   * @default false
   */
  hasError?: boolean;
}

/** Props of {@link Stepper}. */
export interface StepperProps {
  /** What the steps lead to: `Register`. */
  label: string;
  /** In their order. */
  steps: readonly StepperStep[];
  /** The step that is filled in now; those before it are done. */
  currentId: string;
  /** Goes back to a step that is done or has an error. Without it nothing can be pressed. */
  onSelect?: (id: string) => void;
  /** Texts in place of the defaults. */
  messages?: Partial<UiMessages['stepper']>;
}

/** Where one is in a form of several steps, and the way back to those that are done. */
export function Stepper(props: StepperProps): ReactNode {
  const { label, steps, currentId, onSelect } = props;
  const messages = useMessages('stepper', en.stepper, props.messages);
  const format = numberFormat(useProvider().locale);
  const current = Math.max(
    0,
    steps.findIndex(({ id }) => id === currentId),
  );
  const position = messages.position({ step: current + 1, count: steps.length });
  const name = steps[current]?.label ?? '';
  useStepAnnouncement(`${position}: ${name}`);

  return (
    <nav aria-label={label} className={styles.root} data-component="Stepper">
      {/* On a phone the names of the other steps have no room. */}
      <p className={styles.position} aria-hidden data-part="position">
        {position}: {name}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told */}
      <ol role="list" className={styles.list}>
        {steps.map(({ id, label: text, hasError = false }, place) => {
          const state = hasError
            ? 'error'
            : place < current
              ? 'done'
              : place === current
                ? 'current'
                : 'ahead';
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
          const canGo = onSelect !== undefined && place !== current && (state === 'done' || hasError);
          return (
            <li
              key={id}
              className={styles.step}
              aria-current={place === current ? 'step' : undefined}
              data-state={state}
              data-part="step"
            >
              {canGo ? (
                <button type="button" className={styles.press} onClick={() => onSelect(id)}>
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
}

/** Says where one is after going to another step, not when the page opens. */
function useStepAnnouncement(text: string): void {
  const announce = useAnnounce();
  const said = useRef(text);
  useEffect(() => {
    if (said.current === text) return;
    said.current = text;
    announce(text);
  }, [text, announce]);
}
