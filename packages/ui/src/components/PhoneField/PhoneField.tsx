import { useState } from 'react';
import type { ClipboardEvent, FocusEvent, InputEventHandler } from 'react';
import { setInputValue } from '../../dom/setInputValue.ts';
import { withRef } from '../../hooks/withRef.ts';
import * as en from '../../messages/english/phoneField.ts';
import { useMessages } from '../../messages/index.ts';
import type { UiMessages } from '../../messages/index.ts';
import { useAnnounce } from '../Announcer/index.ts';
import { isPresent } from '../Field/parts.ts';
import { TextField } from '../TextField/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';
import { normaliseMobile } from './normaliseMobile.ts';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'suffix'> & {
  readonly messages?: Partial<UiMessages['phoneField']>;
};

/**
 * A mobile number of ten digits. A number that is pasted, filled in by the browser or typed with its country code, a zero
 * or separators is shortened to its ten digits, and the field says so. Anything else stays as it is, for the form to check.
 */
export const PhoneField = withRef(function PhoneField({
  hint,
  prefix = '+91',
  autoComplete = 'tel-national',
  messages,
  onPaste,
  onInput,
  onBlur,
  ...rest
}: PhoneFieldProps) {
  const texts = useMessages('phoneField', en.phoneField, messages);
  const announce = useAnnounce();
  const [changedFrom, setChangedFrom] = useState<string>();

  const shorten = (input: HTMLInputElement, written: string): boolean => {
    const digits = normaliseMobile(written);
    if (digits === undefined || digits === written) return false;
    setInputValue(input, digits);
    setChangedFrom(written.trim());
    announce(texts.normalised({ from: written.trim() }));
    return true;
  };

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    onPaste?.(event);
    const input = event.currentTarget;
    const replacesAll = input.selectionEnd === input.value.length && input.selectionStart === 0;
    if (event.defaultPrevented || input.readOnly || !replacesAll) return;
    if (shorten(input, event.clipboardData.getData('text'))) event.preventDefault();
  };

  const handleInput: InputEventHandler<HTMLInputElement> = (event) => {
    onInput?.(event);
    const { nativeEvent } = event;
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined;
    // A browser or password manager fills in without an input type; one that types has one.
    const isFilledIn = !inputType || inputType === 'insertReplacementText';
    if (isFilledIn && shorten(event.currentTarget, event.currentTarget.value)) return;
    if (!isFilledIn) setChangedFrom(undefined);
  };

  const handleBlur = (event: FocusEvent<HTMLInputElement>): void => {
    if (!event.currentTarget.readOnly) shorten(event.currentTarget, event.currentTarget.value);
    onBlur?.(event);
  };

  const note = changedFrom === undefined ? undefined : texts.normalised({ from: changedFrom });
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      dir="ltr"
      autoComplete={autoComplete}
      prefix={prefix}
      hint={
        note === undefined ? (
          hint
        ) : (
          <>
            {note}
            {isPresent(hint) && <>. {hint}</>}
          </>
        )
      }
      onPaste={handlePaste}
      onInput={handleInput}
      onBlur={handleBlur}
    />
  );
});
