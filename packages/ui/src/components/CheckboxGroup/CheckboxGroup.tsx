import type { NativeChangeDetails } from '../../dom/nativeChange.ts';
import type { ChangeEvent, FocusEventHandler, ReactNode, Ref } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { FieldGroup } from '../Field/parts.ts';
import type { FieldGroupProps } from '../Field/parts.ts';
import { checkbox } from '../Checkbox/Checkbox.css.ts';
import { chip, chips, choices, inline } from './CheckboxGroup.css.ts';
import { ChoiceLabel } from './ChoiceLabel.tsx';

/** One of the choices of a group. */
export type Choice<Value extends string = string> = {
  /** What is sent with the form. */
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  /** A colour that the choice stands for, shown before its words: any that CSS reads. */
  readonly color?: string;
};

/** Told with the values that are checked now. */
export type CheckboxGroupChangeDetails<Value extends string = string> = NativeChangeDetails & {
  /** The value whose box was pressed. */
  readonly pressed: Value;
  readonly isChecked: boolean;
};

export type CheckboxGroupProps<Value extends string = string> = Omit<
  FieldGroupProps,
  'children' | 'component' | 'ref' | 'role'
> & {
  /** The name of every checkbox; the form sends one entry for each that is checked. */
  readonly name: string;
  readonly options: readonly Choice<Value>[];
  /** The checked values, when the consumer keeps them. */
  readonly value?: readonly Value[];
  /** The values checked at first. */
  readonly defaultValue?: readonly Value[];
  /** Told the checked values, in the order of the options. */
  readonly onChange?: (values: readonly Value[], details: CheckboxGroupChangeDetails<Value>) => void;
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Called with every checkbox, as `register` of a form library expects. */
  readonly ref?: Ref<HTMLInputElement>;
  /**
   * `chips` for many short choices that are tried out, as suggestions are: each is one target, and they flow in lines. Choices with a hint
   * need one of the others.
   * @default 'vertical'
   */
  readonly orientation?: 'vertical' | 'horizontal' | 'chips';
};

/** Any number of a few choices. Native checkboxes in a fieldset. */
export const CheckboxGroup = withRef(function CheckboxGroup<Value extends string = string>({
  name,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  ref,
  orientation = 'vertical',
  ...field
}: CheckboxGroupProps<Value>) {
  const change = (pressed: Value, event: ChangeEvent<HTMLInputElement>): void => {
    const group = event.currentTarget.closest('fieldset');
    const checked = new Set(
      [...(group?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map((box) => box.value),
    );
    const values = options.map((option) => option.value).filter((each) => checked.has(each));
    onChange?.(values, { event, pressed, isChecked: event.currentTarget.checked });
  };

  return (
    <FieldGroup {...field} component="CheckboxGroup">
      {() => (
        <div
          className={
            orientation === 'chips' ? chips : classNames(choices, orientation === 'horizontal' && inline)
          }
        >
          {options.map((option) => {
            const box = {
              name,
              value: option.value,
              disabled: option.disabled,
              onBlur,
              ...(value === undefined
                ? { defaultChecked: defaultValue?.includes(option.value) }
                : { checked: value.includes(option.value) }),
            };
            return orientation === 'chips' ? (
              <label key={option.value} className={chip}>
                <input
                  {...box}
                  ref={ref}
                  type="checkbox"
                  className={checkbox}
                  onChange={(event) => change(option.value, event)}
                />
                <ChoiceLabel {...option} />
              </label>
            ) : (
              <Checkbox
                key={option.value}
                {...box}
                ref={ref}
                onChange={(_isChecked, { event }) => change(option.value, event)}
                label={<ChoiceLabel {...option} />}
                hint={option.hint}
              />
            );
          })}
        </div>
      )}
    </FieldGroup>
  );
});
