import type { FormValue, FormValues } from '../definition/definition.ts';
import type { FormHandle } from './formHandle.ts';

/** What every form has, whatever its fields are called. */
type AnyForm = Pick<
  FormHandle<FormValues>,
  'control' | 'fieldId' | 'submit' | 'subscribe' | 'text' | 'value'
>;

/**
 * A form by those of its fields that hold one kind of value: for fields in rows, and for what draws a form by its definition, where no type
 * knows the names.
 *
 * @typeParam Value what the fields hold that will be asked for; the caller knows it from the definition
 * @example
 * const texts = fieldsHolding<string>(form);
 * <FormTextField form={texts} name={`${prefix}title`} />
 */
export function fieldsHolding<Value extends FormValue>(
  form: AnyForm,
): FormHandle<Readonly<Record<string, Value>>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- said by the caller: of a form its fields are asked for by their names alone
  return form as FormHandle<Readonly<Record<string, Value>>>;
}
