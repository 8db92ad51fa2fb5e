import { classNames } from '../../theme/classNames.ts';
import type { RootProps } from '../../dom/rootProps.ts';
import { useImperativeHandle, useRef, useSyncExternalStore, type Ref } from 'react';
import { useClientLayoutEffect } from '../../hooks/useClientLayoutEffect.ts';
import { useTimer } from '../../hooks/useTimer.ts';
import { withRef } from '../../hooks/withRef.ts';
import * as en from '../../messages/english/otpField.ts';
import { useMessages, type UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { Field, partField, type FieldBaseProps } from '../Field/parts.ts';
import { isCurrentSlot, type CodeState } from './codeEditing.ts';
import type { OtpChangeReason } from './codeText.ts';
import type { OtpMode } from './extractCode.ts';
import * as styles from './OtpField.css.ts';
import { useCodeInput, type CodePainting } from './useCodeInput.ts';
import { useWebOtp } from './useWebOtp.ts';

/** What a form can do with the field beside reading it. */
export type OtpFieldActions = {
  /** Empties the field and puts the focus into its first box, as after a code that was wrong. */
  readonly clear: () => void;
};

/** Told with each new code. */
export type OtpChangeDetails = { readonly reason: OtpChangeReason };

/** What the field says of its input itself. */
type InputOwn =
  | keyof FieldBaseProps
  | 'defaultValue'
  | 'inputMode'
  | 'maxLength'
  | 'minLength'
  | 'onChange'
  | 'pattern'
  | 'size'
  | 'type'
  | 'value';

export type OtpFieldProps = FieldBaseProps &
  RootProps<'input', InputOwn> & {
    /** The code, when the owner holds it. */
    readonly value?: string;
    /** The code to begin with, and after a reset. @default '' */
    readonly defaultValue?: string;
    readonly onChange?: (code: string, details: OtpChangeDetails) => void;
    /** The code is whole. Heard again when the same code is pasted again; never while `isPending`. */
    readonly onComplete?: (code: string, details: OtpChangeDetails) => void;
    /** `digits` takes digits of every script and writes them as 0 to 9; `characters` takes all but spaces. @default 'digits' */
    readonly mode?: OtpMode;
    /** Number of boxes. @default 6 */
    readonly length?: number;
    /** The code is being checked: it cannot be edited, and the focus stays. @default false */
    readonly isPending?: boolean;
    /** Paints a dot for each character, for codes that others must not read over the shoulder. @default false */
    readonly mask?: boolean;
    /** Submits the form as soon as the code is whole. @default false */
    readonly autoSubmit?: boolean;
    /** Takes the code out of the SMS where the browser can (Chrome on Android). @default false */
    readonly webOtp?: boolean;
    /** Says "3 of 6 entered" after a pause in typing. @default false */
    readonly announceProgress?: boolean;
    /** Asks password managers to leave the field alone. @default false */
    readonly ignorePasswordManagers?: boolean;
    /** @default 'one-time-code' */
    readonly autoComplete?: string;
    readonly messages?: Partial<UiMessages['otpField']>;
    readonly actionsRef?: Ref<OtpFieldActions>;
  };

// A burst of wrong keys, or of quick typing, is one piece of news.
const REFUSAL_DELAY = 300;
const COMPLETION_DELAY = 300;
const PROGRESS_DELAY = 1000;

const passwordManagersOff = {
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-protonpass-ignore': 'true',
  'data-form-type': 'other',
};

/**
 * A one-time code: one native text input under as many painted boxes as the code has characters. To assistive technology, forms,
 * password managers and the phone's keyboard it is a text field like any other.
 */
export const OtpField = withRef(function OtpField({
  value,
  defaultValue,
  onChange,
  onComplete,
  mode = 'digits',
  length = 6,
  disabled = false,
  readOnly = false,
  isPending = false,
  mask = false,
  autoSubmit = false,
  webOtp = false,
  announceProgress = false,
  ignorePasswordManagers = false,
  autoComplete = 'one-time-code',
  messages: messageOverrides,
  ref,
  actionsRef,
  ...others
}: OtpFieldProps) {
  const [field, rest] = partField(others);
  const messages = useMessages('otpField', en.otpField, messageOverrides);
  const announce = useAnnounce();
  const speech = useTimer();
  const submission = useTimer();

  const code = useCodeInput({
    value,
    defaultValue,
    ref,
    mode,
    length,
    onChange(next, reason) {
      onChange?.(next, { reason });
      speech.stop();
      if (announceProgress && (reason === 'type' || reason === 'delete')) {
        speech.start(PROGRESS_DELAY, () => announce(messages.progress({ count: next.length, length })));
      }
    },
    onComplete(whole, reason) {
      if (isPending) return;
      speech.stop();
      // After the boxes are painted, and not for a code that is emptied again at once.
      if (!autoSubmit && reason !== 'type') speech.start(COMPLETION_DELAY, () => announce(messages.complete));
      onComplete?.(whole, { reason });
      // The owner has to know the code before the form is read, and a form that moves the focus to an error must win.
      if (autoSubmit) submission.start(0, () => code.inputRef.current?.form?.requestSubmit());
    },
    onRefused(what) {
      if (what === 'character' && mode !== 'digits') return;
      speech.start(REFUSAL_DELAY, () =>
        announce(what === 'text' ? messages.noCodeFound : messages.numbersOnly),
      );
    },
  });

  const isEditable = !disabled && !readOnly && !isPending;
  // Asked only where it matters: the field itself need not be drawn anew for the last character.
  const awaitsCode = (): boolean => webOtp && code.painting.current().value.length < length;
  const isAwaited = useSyncExternalStore(code.painting.subscribe, awaitsCode, awaitsCode);
  useWebOtp(isEditable && isAwaited, (text) => code.driverRef.current?.fill(text, 'autofill'));

  useImperativeHandle(
    actionsRef,
    () => ({
      clear() {
        code.inputRef.current?.focus();
        code.driverRef.current?.clear();
      },
    }),
    [code.inputRef, code.driverRef],
  );

  return (
    <Field {...field} component="OtpField" className={classNames(styles.field, field.className)}>
      {(control) => (
        <div className={styles.root}>
          <input
            {...rest}
            {...control}
            {...(ignorePasswordManagers && passwordManagersOff)}
            ref={code.inputRef}
            className={styles.input}
            data-part="input"
            type="text"
            defaultValue={code.initialValue}
            required={field.required}
            minLength={length}
            maxLength={length}
            pattern={mode === 'digits' ? `[0-9]{${length}}` : undefined}
            disabled={disabled}
            readOnly={readOnly || isPending}
            aria-busy={isPending || undefined}
            autoComplete={autoComplete}
            inputMode={mode === 'digits' ? 'numeric' : 'text'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            translate="no"
          />
          <div ref={code.slotsRef} className={styles.slots} data-part="slots" aria-hidden translate="no">
            <Slots painting={code.painting} length={length} mask={mask} />
          </div>
        </div>
      )}
    </Field>
  );
});

interface SlotsProps {
  painting: CodePainting;
  length: number;
  mask: boolean;
}

/** The painted boxes: all that a key changes, and without React, which took as long for them as the browser. */
function Slots({ painting, length, mask }: SlotsProps) {
  const refs = useRef<(HTMLSpanElement | null)[]>([]);
  useClientLayoutEffect(() => {
    const paint = (): void => {
      const looks = slotLooks(painting.current(), length, mask);
      for (const [slot, look] of looks.entries()) {
        const element = refs.current[slot];
        if (element) paintSlot(element, look);
      }
    };
    // What the input held before the script came was painted before anybody listened.
    paint();
    return painting.subscribe(paint);
  }, [painting, length, mask]);
  // Drawn from what is painted, so that React never undoes it.
  return slotLooks(painting.current(), length, mask).map((look, slot) => (
    <span
      key={slot}
      ref={(element) => {
        refs.current[slot] = element;
      }}
      className={styles.slot}
      data-part="slot"
      data-index={slot}
      data-filled={look.isFilled ? '' : undefined}
      data-current={look.isCurrent ? '' : undefined}
    >
      {look.text}
    </span>
  ));
}

interface SlotLook {
  text: string;
  isFilled: boolean;
  isCurrent: boolean;
}

function slotLooks(code: CodeState, length: number, mask: boolean): SlotLook[] {
  return Array.from({ length }, (_, slot) => {
    const character = code.value[slot];
    return {
      text: character === undefined ? '' : mask ? '•' : character,
      isFilled: character !== undefined,
      isCurrent: isCurrentSlot(slot, code, length),
    };
  });
}

function paintSlot(element: HTMLElement, { text, isFilled, isCurrent }: SlotLook): void {
  if (element.textContent !== text) element.textContent = text;
  if (element.hasAttribute('data-filled') !== isFilled) element.toggleAttribute('data-filled');
  if (element.hasAttribute('data-current') !== isCurrent) element.toggleAttribute('data-current');
}
