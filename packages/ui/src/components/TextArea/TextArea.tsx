import type { NativeChange } from '../../dom/nativeChange.ts';
import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { withRef } from '../../hooks/withRef.ts';
import type { UiMessages } from '../../messages/index.ts';
import { classNames } from '../../theme/classNames.ts';
import { Field, frame, input } from '../Field/parts.ts';
import type { FieldBaseProps } from '../Field/parts.ts';
import { CharacterCount } from './CharacterCount.tsx';
import { textArea } from './TextArea.css.ts';

type NativeTextAreaProps = Omit<
  ComponentPropsWithRef<'textarea'>,
  keyof FieldBaseProps | 'onChange' | 'children' | 'cols' | 'rows'
>;

export type TextAreaProps = FieldBaseProps &
  NativeTextAreaProps & {
    readonly onChange?: NativeChange<string, HTMLTextAreaElement>;
    /**
     * Shows how many characters are left. Typing over it stays possible, so that a pasted text can be shortened where it
     * is seen; the form says that it is too long.
     */
    readonly characterLimit?: number;
    readonly messages?: Partial<UiMessages['textField']>;
  };

/** Several lines of text: a native textarea that begins with three lines and grows with its text. `ref` reaches the textarea. */
export const TextArea = withRef(function TextArea({
  label,
  hint,
  error,
  necessity,
  id,
  required,
  labelAction,
  className,
  style,
  'aria-describedby': describedBy,
  characterLimit,
  messages,
  ref,
  onChange,
  ...rest
}: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRef(own, ref);
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? '').length);

  // What was typed before hydration, or put there by a form library.
  useEffect(() => setLength(own.current?.value.length ?? 0), []);

  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setLength(event.currentTarget.value.length);
    onChange?.(event.currentTarget.value, { event });
  };

  return (
    <Field
      component="TextArea"
      {...{ label, hint, error, necessity, id, required, labelAction, className, style }}
      aria-describedby={describedBy}
    >
      {(control) => (
        <>
          <div className={frame}>
            <textarea
              {...rest}
              {...control}
              ref={mergedRef}
              rows={3}
              required={required}
              className={classNames(input, textArea)}
              onChange={handleChange}
            />
          </div>
          {characterLimit !== undefined && (
            <CharacterCount limit={characterLimit} length={length} messages={messages} />
          )}
        </>
      )}
    </Field>
  );
});
