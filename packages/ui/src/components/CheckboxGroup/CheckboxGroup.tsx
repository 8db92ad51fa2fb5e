import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { FieldGroup } from '../Field/index.ts';
import type { FieldGroupProps } from '../Field/index.ts';
import { checkbox } from '../Checkbox/Checkbox.css.ts';
import { chip, chips, choices, inline } from './CheckboxGroup.css.ts';
import { ChoiceLabel } from './ChoiceLabel.tsx';

/** One of the choices of a group. */
export type Choice = {
  /** What is sent with the form. */
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  /** A colour that the choice stands for, shown before its words: any that CSS reads. */
  readonly color?: string;
};

export type CheckboxGroupProps = Omit<FieldGroupProps, 'children' | 'component' | 'role'> & {
  /** The name of every checkbox; the form sends one entry for each that is checked. */
  readonly name: string;
  readonly options: readonly Choice[];
  /** The checked values, when the consumer keeps them. */
  readonly value?: readonly string[];
  /** The values checked at first. */
  readonly defaultValue?: readonly string[];
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
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
export const CheckboxGroup = withRef(function CheckboxGroup({
  name,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  ref,
  orientation = 'vertical',
  ...field
}: CheckboxGroupProps) {
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
              onChange,
              onBlur,
              ...(value === undefined
                ? { defaultChecked: defaultValue?.includes(option.value) }
                : { checked: value.includes(option.value) }),
            };
            return orientation === 'chips' ? (
              <label key={option.value} className={chip}>
                <input {...box} ref={ref} type="checkbox" className={checkbox} />
                <ChoiceLabel {...option} />
              </label>
            ) : (
              <Checkbox
                key={option.value}
                {...box}
                ref={ref}
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
