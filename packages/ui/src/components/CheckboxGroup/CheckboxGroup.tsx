import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { withRef } from '../../hooks/withRef.ts';
import { classNames } from '../../theme/classNames.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { FieldGroup } from '../Field/index.ts';
import type { FieldGroupProps } from '../Field/index.ts';
import { choices, inline } from './CheckboxGroup.css.ts';
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
  /** @default 'vertical' */
  readonly orientation?: 'vertical' | 'horizontal';
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
        <div className={classNames(choices, orientation === 'horizontal' && inline)}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              ref={ref}
              name={name}
              value={option.value}
              label={<ChoiceLabel {...option} />}
              hint={option.hint}
              disabled={option.disabled}
              onChange={onChange}
              onBlur={onBlur}
              {...(value === undefined
                ? { defaultChecked: defaultValue?.includes(option.value) }
                : { checked: value.includes(option.value) })}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
});
