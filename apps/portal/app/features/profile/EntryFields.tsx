import { gradeScales, type FieldDefinition } from '@aarambh/forms';
import { useFormats } from '#app/i18n/useFormats.ts';
import {
  FormCheckbox,
  FormDateField,
  FormMultiSelect,
  FormNumberField,
  FormPhoneField,
  FormSearchSelect,
  FormSelect,
  FormTextArea,
  FormTextField,
  indianStateItems,
  useFormValue,
  fieldsHolding,
} from '@aarambh/forms/react';
import type { SearchSelectItem } from '@aarambh/ui/SearchSelect';
import type { SelectProps } from '@aarambh/ui/Select';
import { Fragment, useMemo, type ComponentType } from 'react';
import type { AnyFormHandle } from './erasedForm.ts';
import { monthItems } from './months.ts';

export interface FieldChoices {
  /** Records that a field chooses from, by the name of the field. */
  readonly items?: Readonly<Record<string, readonly SearchSelectItem[]>>;
  /** The same where there are few of them. */
  readonly options?: Readonly<Record<string, NonNullable<SelectProps['options']>>>;
  /** What is below a field: a way to add what it chooses from without leaving the form. */
  readonly below?: Readonly<Record<string, ComponentType<{ readonly form: AnyFormHandle }>>>;
  /** Fields that are settled, such as the kind of an entry that is there already. */
  readonly settled?: readonly string[];
}

const scales = gradeScales.map((scale) => ({ value: String(scale), label: String(scale) }));

/** Every field of a form, in its order, drawn as its definition says. */
export function EntryFields({ form, ...choices }: { readonly form: AnyFormHandle } & FieldChoices) {
  const settling = useMemo(() => settlingForm(form), [form]);
  return form.definition.fieldOrder.map((name) => {
    const Below = choices.below?.[name];
    return (
      <Fragment key={name}>
        <EntryField {...{ form: settling, name, ...choices }} />
        {Below !== undefined && <Below form={form} />}
      </Fragment>
    );
  });
}

interface EntryFieldProps extends FieldChoices {
  readonly form: AnyFormHandle;
  readonly name: string;
}

function EntryField({ form, name, items = {}, options = {}, settled = [] }: EntryFieldProps) {
  const formats = useFormats();
  const monthChoices = useMemo(() => monthItems(formats), [formats]);
  const states = useMemo(() => indianStateItems(formats.language), [formats]);
  const isIdle = useIsIdle(form, name);
  const texts = fieldsHolding<string>(form);
  const field: FieldDefinition = form.fieldDefinition(name);
  if (isIdle || settled.includes(name)) return null;
  if (field.holds === 'month') return <FormSearchSelect form={texts} name={name} items={monthChoices} />;
  if (field.holds === 'state') return <FormSearchSelect form={texts} name={name} items={states} />;
  const choosable = items[name];
  if (choosable && field.control === 'multiSelect') {
    return <FormMultiSelect form={texts} name={name} items={choosable} />;
  }
  if (choosable) return <FormSearchSelect form={texts} name={name} items={choosable} />;
  switch (field.control) {
    case 'select':
      return (
        <FormSelect
          form={texts}
          name={name}
          options={options[name] ?? (field.options === undefined ? scales : undefined)}
        />
      );
    case 'textArea':
      return <FormTextArea form={texts} name={name} />;
    case 'number':
      return (
        <FormNumberField
          form={texts}
          name={name}
          grouping={field.holds === 'rupees' ? 'indian' : 'none'}
          decimals={field.holds === 'rupees' ? 0 : 2}
        />
      );
    case 'date':
      return <FormDateField form={texts} name={name} />;
    case 'phone':
      return <FormPhoneField form={texts} name={name} />;
    case 'checkbox':
      return <FormCheckbox form={fieldsHolding<boolean>(form)} name={name} />;
    default:
      return <FormTextField form={texts} name={name} />;
  }
}

/** A field's value, where the form has it. */
function useValueOf(form: AnyFormHandle, name: string): string | boolean | undefined {
  const [first = name] = form.definition.fieldOrder;
  const has = form.definition.fieldOrder.includes(name);
  const value = useFormValue(form, has ? name : first);
  return has ? value : undefined;
}

/** Fields that another answer makes idle: a percentage is out of 100, and a present post has no end. */
function useIsIdle(form: AnyFormHandle, name: string): boolean {
  const scoreType = useValueOf(form, 'scoreType');
  const isCurrent = useValueOf(form, 'isCurrent');
  return (name === 'scoreOutOf' && scoreType !== 'CGPA') || (name === 'endMonth' && isCurrent === true);
}

/** The form, which fills in what follows from an answer when that is given. */
function settlingForm(form: AnyFormHandle): AnyFormHandle {
  return {
    ...form,
    register: (name) => {
      const field = form.register(name);
      return {
        ...field,
        onChange: (value, details) => {
          field.onChange(value, details);
          settle(form, name);
        },
      };
    },
  };
}

function settle(form: AnyFormHandle, name: string): void {
  const { scoreType, scoreOutOf, isCurrent } = form.values();
  if (name === 'scoreType' && scoreType === 'Percentage') form.change('scoreOutOf', '100');
  if (name === 'scoreType' && scoreType === 'CGPA' && scoreOutOf === '100') form.change('scoreOutOf', '10');
  if (name === 'isCurrent' && isCurrent === true) form.change('endMonth', '');
}
