import {
  FormCheckbox,
  FormCheckboxGroup,
  FormDateField,
  FormMultiSelect,
  FormNumberField,
  FormSearchSelect,
  FormSelect,
  FormTextArea,
  FormTextField,
  FormPhoneField,
  splitValues,
  useFormValue,
  type FormHandle,
} from '@aarambh/forms/react';
import type { AnyRecordForm, Lookup, Resource } from '../resources/resource.ts';
import { useSearchedChoices } from './useSearchedChoices.ts';

type Values = Readonly<Record<string, string | boolean>>;

interface RecordFieldsProps {
  readonly form: FormHandle<Values>;
  readonly definition: Pick<AnyRecordForm, 'fieldOrder' | 'fields'>;
  readonly lookups: NonNullable<Resource['form']>['lookups'];
  /** Fields that are not shown. */
  readonly readOnlyFields?: readonly string[] | undefined;
}

const nothing: readonly string[] = [];

/** The fields of a record's form, each drawn as its definition says. */
export function RecordFields({ form, definition, lookups, readOnlyFields = nothing }: RecordFieldsProps) {
  // oxlint-disable typescript/no-unsafe-type-assertion -- which fields hold a text and which a tick is known to the definition
  const texts = form as unknown as FormHandle<Readonly<Record<string, string>>>;
  const ticks = form as unknown as FormHandle<Readonly<Record<string, boolean>>>;
  // oxlint-enable typescript/no-unsafe-type-assertion
  const shown = definition.fieldOrder.filter((name) => !readOnlyFields.includes(name));
  return shown.map((name) => {
    const field = definition.fields[name];
    const source = lookups[name];
    if (source !== undefined) {
      const isMany = field?.control === 'multiSelect';
      return <LookupField key={name} form={texts} name={name} source={source} isMany={isMany} />;
    }
    switch (field?.control) {
      case 'checkbox':
        return <FormCheckbox key={name} form={ticks} name={name} />;
      case 'checkboxGroup':
        return <FormCheckboxGroup key={name} form={texts} name={name} />;
      case 'select':
        return <FormSelect key={name} form={texts} name={name} />;
      case 'date':
        return <FormDateField key={name} form={texts} name={name} />;
      case 'number':
        return <FormNumberField key={name} form={texts} name={name} />;
      case 'phone':
        return <FormPhoneField key={name} form={texts} name={name} />;
      case 'textArea':
        return <FormTextArea key={name} form={texts} name={name} />;
      default:
        return <FormTextField key={name} form={texts} name={name} />;
    }
  });
}

interface LookupFieldProps {
  readonly form: FormHandle<Readonly<Record<string, string>>>;
  readonly name: string;
  readonly source: Lookup | 'states';
  readonly isMany: boolean;
}

/** A choice among many, found by typing. */
function LookupField({ form, name, source, isMany }: LookupFieldProps) {
  const value = useFormValue(form, name);
  const chosen = isMany || value === '' ? splitValues(value) : [value];
  const { field, chosenItems } = useSearchedChoices(source, chosen);
  if (isMany) return <FormMultiSelect form={form} name={name} {...field} valueItems={chosenItems} />;
  const [known] = chosenItems;
  return <FormSearchSelect form={form} name={name} {...field} {...(known && { valueLabel: known.label })} />;
}
