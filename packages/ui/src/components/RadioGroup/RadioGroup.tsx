import type { NativeChange } from '../../dom/nativeChange.ts';
import type { ChangeEvent, FocusEventHandler, Ref } from 'react';
import { useId } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import * as choice from '../Checkbox/Checkbox.css.ts';
import { ChoiceRow } from '../Checkbox/ChoiceRow.tsx';
import type { Choice } from '../CheckboxGroup/index.ts';
import { ChoiceLabel } from '../CheckboxGroup/ChoiceLabel.tsx';
import { choices, inline } from '../CheckboxGroup/CheckboxGroup.css.ts';
import { FieldGroup } from '../Field/parts.ts';
import type { FieldGroupProps } from '../Field/parts.ts';
import { segment, segmentInput, segmentMotion, segments } from './RadioGroup.css.ts';

export type RadioGroupProps<Value extends string = string> = Omit<
  FieldGroupProps,
  'children' | 'component' | 'ref' | 'role'
> & {
  /** The name of every radio button. @default generated, for a group outside a form */
  readonly name?: string;
  /** At least two. */
  readonly options: readonly Choice<Value>[];
  /** The chosen value, when the consumer keeps it. */
  readonly value?: Value;
  /** The value chosen at first. */
  readonly defaultValue?: Value;
  readonly onChange?: NativeChange<Value>;
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Called with every radio button, as `register` of a form library expects. */
  readonly ref?: Ref<HTMLInputElement>;
  /**
   * `list` shows radio buttons; `segmented` shows two to four short choices as one bar, for what changes the form below.
   * Both are native radio buttons. @default 'list'
   */
  readonly variant?: 'list' | 'segmented';
  /** Of the `list`. @default 'vertical' */
  readonly orientation?: 'vertical' | 'horizontal';
};

/** One of a few choices. Native radio buttons in a fieldset: arrow keys move, the form sends the chosen value. */
export const RadioGroup = withRef(function RadioGroup<Value extends string = string>({
  name,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  ref,
  variant = 'list',
  orientation = 'vertical',
  required,
  ...field
}: RadioGroupProps<Value>) {
  const generatedName = useId();
  const inputProps = (option: Choice<Value>) => ({
    ref,
    name: name ?? generatedName,
    value: option.value,
    disabled: option.disabled,
    required,
    // A controlled group without an owner is one that React speaks about.
    onChange: onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(option.value, { event })),
    onBlur,
    ...(value === undefined
      ? { defaultChecked: defaultValue === undefined ? undefined : option.value === defaultValue }
      : { checked: option.value === value }),
  });
  return (
    <FieldGroup {...field} required={required} role="radiogroup" component="RadioGroup">
      {() =>
        variant === 'segmented' ? (
          <div className={segments}>
            {options.map((option) => (
              <label key={option.value} className={classNames(segment, segmentMotion)}>
                <input {...inputProps(option)} type="radio" className={segmentInput} />
                {option.label}
              </label>
            ))}
          </div>
        ) : (
          <div className={classNames(choices, orientation === 'horizontal' && inline)}>
            {options.map((option) => (
              <ChoiceRow
                key={option.value}
                {...inputProps(option)}
                type="radio"
                label={<ChoiceLabel {...option} />}
                hint={option.hint}
                inputClassName={choice.radio}
                mark={<span className={classNames(choice.mark, choice.dot)} />}
              />
            ))}
          </div>
        )
      }
    </FieldGroup>
  );
});
