import type { RootProps } from '../../dom/rootProps.ts';
import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useHeldWhilePressed } from '../../hooks/useHeldWhilePressed.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { withRef } from '../../hooks/withRef.ts';
import * as en from '../../messages/english/captchaField.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { checkbox } from '../Checkbox/Checkbox.css.ts';
import { FieldError, describeControl, isPresent, useFieldIds } from '../Field/parts.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './CaptchaField.css.ts';
import { useCaptcha, type CaptchaAdapter, type CaptchaState } from './useCaptcha.ts';

/** Told with each new token. */
export type CaptchaChangeDetails = {
  /** How the check stands: why there is no token any more, for one. */
  readonly state: CaptchaState;
};

export type CaptchaFieldActions = {
  /** Drops the token, which is good for one use, and asks for a new check: after a submit that failed, for example. */
  readonly reset: () => void;
};

export type CaptchaFieldProps = RootProps<
  'input',
  'aria-busy' | 'aria-invalid' | 'checked' | 'defaultChecked' | 'defaultValue' | 'onChange' | 'type' | 'value'
> & {
  /** Runs the check: proof of work, or a provider's script. */
  readonly adapter: CaptchaAdapter;
  /** @default the `label` message: "I am a person" */
  readonly label?: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with the form's field, such as a missing check. */
  readonly error?: ReactNode;
  /** The name under which a form submits the token. */
  readonly name?: string;
  /** The token, when the owner holds it. Emptying it asks for a new check. */
  readonly value?: string | null;
  /** The token, or null when there is none any more. */
  readonly onChange?: (token: string | null, details: CaptchaChangeDetails) => void;
  readonly messages?: Partial<UiMessages['captchaField']>;
  readonly actionsRef?: Ref<CaptchaFieldActions>;
};

/** What is shown and said in each state. */
function statusText(state: CaptchaState, messages: UiMessages['captchaField']): string {
  return state === 'idle' ? '' : messages[state];
}

/** A checkbox that is ticked when a check has shown that a person is there. Who checks, and how, is the adapter's matter. */
export const CaptchaField = withRef(function CaptchaField({
  adapter,
  label,
  hint,
  error: givenError,
  id,
  name,
  value,
  onChange,
  disabled = false,
  required = false,
  messages: messageOverrides,
  className,
  style,
  'aria-describedby': describedBy,
  ref,
  actionsRef,
  ...rest
}: CaptchaFieldProps) {
  const messages = useMessages('captchaField', en.captchaField, messageOverrides);
  const announce = useAnnounce();
  const error = useHeldWhilePressed(givenError);
  const ids = useFieldIds(id);
  const statusId = `${ids.controlId}-status`;
  const own = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(own, ref);

  const { state, token, start, reset } = useCaptcha(adapter, (next, nextToken) => {
    const isFailure = next === 'failed' || next === 'blocked';
    announce(statusText(next, messages), isFailure ? 'assertive' : 'polite');
    if (nextToken !== '' || token !== '') {
      onChange?.(nextToken === '' ? null : nextToken, { state: next });
    }
  });
  useImperativeHandle(actionsRef, () => ({ reset }));

  const isFirstRun = useRef(true);
  useClientLayoutEffect(() => {
    const box = own.current;
    if (!box) return;
    // Ticked before the page's script ran: the check begins now.
    if (isFirstRun.current && box.checked && !disabled) start();
    isFirstRun.current = false;
    box.checked = state === 'checked';
  });

  const previous = useRef(value);
  useClientLayoutEffect(() => {
    const wasEmptied = Boolean(previous.current) && value !== undefined && !value;
    previous.current = value;
    if (wasEmptied && state === 'checked') reset();
  });

  const { 'aria-required': _native, ...wiring } = describeControl(ids, {
    error,
    hint,
    required,
    describedBy: [state !== 'idle' && statusId, describedBy].filter(Boolean).join(' ') || undefined,
  });
  return (
    <div className={className} style={style} data-component="CaptchaField" data-state={state}>
      <div className={styles.row}>
        <label className={styles.choice} id={ids.labelId}>
          <span className={styles.box}>
            <input
              {...rest}
              {...wiring}
              ref={mergedRef}
              id={ids.controlId}
              type="checkbox"
              className={checkbox}
              disabled={disabled}
              required={required}
              aria-busy={state === 'working' || undefined}
              onChange={({ currentTarget }) => {
                // Only the check ticks the box, and a ticked one stays so.
                currentTarget.checked = state === 'checked';
                if (state !== 'checked' && state !== 'working') start();
              }}
            />
            {state === 'working' && (
              <span className={styles.working}>
                <Spinner isDecorative size="sm" />
              </span>
            )}
          </span>
          <span>{label ?? messages.label}</span>
        </label>
        <span id={statusId} className={styles.status} data-part="status" data-state={state}>
          {statusText(state, messages)}
        </span>
      </div>
      {name !== undefined && <input type="hidden" name={name} value={token} disabled={disabled} />}
      {isPresent(error) && <FieldError id={ids.errorId}>{error}</FieldError>}
      {isPresent(hint) && (
        <p id={ids.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
});
