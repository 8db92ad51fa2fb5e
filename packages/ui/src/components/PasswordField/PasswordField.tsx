import { toldValue, type NativeChange } from '../../dom/nativeChange.ts';
import { useRef, useState } from 'react';
import type { ComponentPropsWithRef, FocusEvent, KeyboardEvent } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { withRef } from '../../hooks/withRef.ts';
import * as en from '../../messages/english/passwordField.ts';
import { useMessages } from '../../messages/index.ts';
import type { UiMessages } from '../../messages/index.ts';
import { classNames } from '../../theme/classNames.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { Field, partField, frame, input } from '../Field/parts.ts';
import type { FieldBaseProps } from '../Field/parts.ts';
import { EyeIcon, EyeOffIcon, WarningIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { capsLock, password, toggle } from './PasswordField.css.ts';
import { usePasswordVisibility } from './usePasswordVisibility.ts';

type NativeInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  | keyof FieldBaseProps
  | 'onChange'
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoCorrect'
  | 'children'
  | 'dir'
  | 'size'
  | 'spellCheck'
  | 'type'
>;

export type PasswordFieldProps = FieldBaseProps &
  NativeInputProps & {
    readonly onChange?: NativeChange<string>;
    /**
     * What the password is for, so that password managers fill in, suggest or leave alone: `current` to sign in,
     * `new` to choose one, `confirm` to repeat the new one. @default 'current'
     */
    readonly purpose?: 'current' | 'new' | 'confirm';
    /**
     * The rules of a new password in the language of the `passwordrules` attribute, e.g. `minlength: 8; required: digit`.
     * Password managers then suggest one that passes.
     */
    readonly generatorRules?: string;
    readonly messages?: Partial<UiMessages['passwordField']>;
  };

const autoComplete = {
  current: 'current-password',
  new: 'new-password',
  confirm: 'new-password',
} as const;

/**
 * A password with a button that shows it. Pasting is never blocked. The name of the button says what a press does; it
 * is in the Tab order, and a press with the mouse leaves focus and caret in the input. `ref` reaches the input.
 */
export const PasswordField = withRef(function PasswordField({
  purpose = 'current',
  generatorRules,
  messages,
  ref,
  disabled,
  onBlur,
  onKeyDown,
  onKeyUp,
  onChange,
  ...given
}: PasswordFieldProps) {
  const [field, rest] = partField(given);
  const texts = useMessages('passwordField', en.passwordField, messages);
  const announce = useAnnounce();
  const own = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(own, ref);
  const { isVisible, setIsVisible } = usePasswordVisibility(own);
  const isHydrated = useIsHydrated();
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);

  const toggleVisibility = (): void => {
    setIsVisible(!isVisible);
    announce(isVisible ? texts.hidden : texts.shown);
  };

  const readCapsLock = (event: KeyboardEvent<HTMLInputElement>): void => {
    // The keyboards of touch screens send events without modifiers, and so do browsers that fill in.
    const isOn = event.nativeEvent instanceof KeyboardEvent && event.getModifierState('CapsLock');
    if (isOn && !isCapsLockOn) announce(texts.capsLock);
    setIsCapsLockOn(isOn);
  };

  const toggleName = isVisible ? texts.hide : texts.show;
  return (
    <Field component="PasswordField" {...field}>
      {(control) => (
        <>
          <div className={frame}>
            <input
              {...rest}
              onChange={toldValue(onChange)}
              {...control}
              {...(generatorRules !== undefined && { passwordrules: generatorRules })}
              ref={mergedRef}
              type={isVisible ? 'text' : 'password'}
              disabled={disabled}
              required={field.required}
              autoComplete={autoComplete[purpose]}
              // A password shown as text must not go to a spelling service, nor be "corrected".
              spellCheck={false}
              autoCapitalize="none"
              autoCorrect="off"
              dir="ltr"
              className={classNames(input, password)}
              onBlur={(event: FocusEvent<HTMLInputElement>) => {
                setIsCapsLockOn(false);
                onBlur?.(event);
              }}
              onKeyDown={(event) => {
                readCapsLock(event);
                onKeyDown?.(event);
              }}
              onKeyUp={(event) => {
                readCapsLock(event);
                onKeyUp?.(event);
              }}
            />
            {isHydrated && (
              <IconButton
                className={toggle}
                label={toggleName}
                icon={isVisible ? <EyeOffIcon /> : <EyeIcon />}
                aria-controls={control.id}
                disabled={disabled}
                onMouseDown={(event) => event.preventDefault()}
                onClick={toggleVisibility}
              />
            )}
          </div>
          {isCapsLockOn && (
            <p className={capsLock} data-part="caps-lock">
              <WarningIcon />
              {texts.capsLock}
            </p>
          )}
        </>
      )}
    </Field>
  );
});
