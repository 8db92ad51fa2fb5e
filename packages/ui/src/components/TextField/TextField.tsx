import { toldValue, type NativeChange } from '../../dom/nativeChange.ts';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import { Field, affix, frame, input, inputAfterPrefix } from '../Field/parts.ts';
import type { FieldBaseProps } from '../Field/parts.ts';

type NativeInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  keyof FieldBaseProps | 'onChange' | 'children' | 'prefix' | 'size' | 'type'
>;

export type TextFieldProps = FieldBaseProps &
  NativeInputProps & {
    readonly onChange?: NativeChange<string>;
    /**
     * Chooses the keyboard of a phone and what the browser offers to fill in. `email` adds the browser's own check.
     * @default 'text'
     */
    readonly type?: 'text' | 'email' | 'tel' | 'url';
    /** Fixed text or an icon before the value, e.g. `+91`. Heard only as part of the label or hint: say it there. */
    readonly prefix?: ReactNode;
    /** Fixed text or an icon after the value, e.g. a unit. */
    readonly suffix?: ReactNode;
    /** Keeps the label for those who hear the page and hides it from view. @default false */
    readonly isLabelHidden?: boolean;
  };

/**
 * One line of text. A native input that nobody needs to control: what is typed before the page's script runs stays,
 * and `register` of a form library spreads into it. `ref` reaches the input.
 */
export const TextField = withRef(function TextField({
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
  isLabelHidden,
  prefix,
  suffix,
  type = 'text',
  onChange,
  ...rest
}: TextFieldProps) {
  return (
    <Field
      component="TextField"
      {...{ label, hint, error, necessity, id, required, labelAction, isLabelHidden, className, style }}
      aria-describedby={describedBy}
    >
      {(control) => (
        <div className={frame}>
          {prefix !== undefined && (
            <span className={affix} aria-hidden="true" data-part="prefix">
              {prefix}
            </span>
          )}
          <input
            {...rest}
            onChange={toldValue(onChange)}
            {...control}
            type={type}
            required={required}
            className={classNames(input, prefix !== undefined && inputAfterPrefix)}
          />
          {suffix !== undefined && (
            <span className={affix} aria-hidden="true" data-part="suffix">
              {suffix}
            </span>
          )}
        </div>
      )}
    </Field>
  );
});
