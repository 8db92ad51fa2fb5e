import { fieldAt, withoutIndexes, type FormRow } from '@aarambh/forms';
import {
  FormCheckbox,
  FormCheckboxGroup,
  FormDateField,
  FormMultiSelect,
  FormNewPasswordField,
  FormNumberField,
  FormRichText,
  FormRows,
  FormSearchSelect,
  FormSelect,
  FormTextArea,
  FormTextField,
  FormPhoneField,
  FormRadioGroup,
  splitValues,
  useFormValue,
  type FormHandle,
  fieldsHolding,
} from '@aarambh/forms/react';
import { FormSection } from '@aarambh/ui/FormSection';
import { Fragment, Suspense } from 'react';
import { useTranslation } from '../host/hooks.ts';
import { FileControl } from '../host/parts.tsx';
import type { Lookup } from '../declare/column.ts';
import type { FormExample } from '../declare/form.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRecordForm, AnyValues } from '../declare/row.ts';
import { useSearchedChoices } from '../choices/useSearchedChoices.ts';

type Lookups = NonNullable<Resource['form']>['lookups'];

interface RecordFieldsProps {
  readonly form: FormHandle<AnyValues>;
  readonly definition: Pick<AnyRecordForm, 'fieldOrder'> & Partial<Pick<AnyRecordForm, 'sections'>>;
  readonly lookups: Lookups;
  /** Of the headings of the form's sections. @default 3 */
  readonly level?: 2 | 3;
  /** Fields that are not shown. */
  readonly readOnlyFields?: readonly string[] | undefined;
  /** What stands below a field, by its name. */
  readonly below?: Readonly<Record<string, FormExample>> | undefined;
}

const nothing: readonly string[] = [];

/** The fields of a record's form, each drawn as its definition says, under the headings of their sections. */
export function RecordFields({
  form,
  definition,
  lookups,
  level = 3,
  readOnlyFields = nothing,
  below = {},
}: RecordFieldsProps) {
  const { t } = useTranslation();
  const { sections = [], fieldOrder } = definition;
  const inSections = new Set(sections.flatMap(({ fields }) => fields));
  const draw = (names: readonly string[], ofRows: RecordFieldProps['level']) =>
    names
      .filter((name) => !readOnlyFields.includes(name))
      .map((name) => {
        const Below = below[name];
        return (
          <Fragment key={name}>
            <RecordField form={form} name={name} lookups={lookups} level={ofRows} />
            {Below !== undefined && (
              <Suspense>
                <Below form={form} />
              </Suspense>
            )}
          </Fragment>
        );
      });
  return (
    <>
      {draw(
        fieldOrder.filter((name) => !inSections.has(name)),
        level,
      )}
      {sections.map(({ title, hint, fields }) => (
        <FormSection
          key={title}
          level={level}
          title={t(`forms.${title}`)}
          {...(hint !== undefined && { description: t(`forms.${hint}`) })}
        >
          {draw(fields, level === 2 ? 3 : 4)}
        </FormSection>
      ))}
    </>
  );
}

interface RecordFieldProps {
  readonly form: FormHandle<AnyValues>;
  /** Of a field, or of one in a row: `rounds.0.name`. */
  readonly name: string;
  readonly lookups: Lookups;
  /** Of the heading above rows. */
  readonly level: 2 | 3 | 4;
}

/** One field, drawn as its definition says. */
function RecordField({ form, name, lookups, level }: RecordFieldProps) {
  const texts = fieldsHolding<string>(form);
  const field = fieldAt(form.definition.fields, name);
  const source = lookups[withoutIndexes(name)];
  if (source !== undefined) {
    const isMany = field?.control === 'multiSelect';
    return <LookupField form={texts} name={name} source={source} isMany={isMany} />;
  }
  switch (field?.control) {
    case 'checkbox':
      return <FormCheckbox form={fieldsHolding<boolean>(form)} name={name} />;
    case 'checkboxGroup':
      return <FormCheckboxGroup form={texts} name={name} />;
    case 'newPassword':
      return <FormNewPasswordField form={texts} name={name} />;
    case 'radioGroup':
      return <FormRadioGroup form={texts} name={name} orientation="horizontal" />;
    case 'select':
      return <FormSelect form={texts} name={name} />;
    case 'date':
      return <FormDateField form={texts} name={name} />;
    case 'file':
      return <FileControl form={texts} name={name} />;
    case 'number':
      return <FormNumberField form={texts} name={name} />;
    case 'phone':
      return <FormPhoneField form={texts} name={name} />;
    case 'textArea':
      return <FormTextArea form={texts} name={name} />;
    case 'richText':
      return <FormRichText form={texts} name={name} />;
    case 'rows':
      return (
        <FormRows form={fieldsHolding<readonly FormRow[]>(form)} name={name} level={level}>
          {(prefix) =>
            Object.keys(field.rows?.fields ?? {}).map((part) => (
              <RecordField key={part} form={form} name={prefix + part} lookups={lookups} level={level} />
            ))
          }
        </FormRows>
      );
    default:
      return <FormTextField form={texts} name={name} />;
  }
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
  if (isMany) {
    // What is chosen is never called by its id, also before its name has come.
    const named = chosen.map((id) => chosenItems.find((item) => item.id === id) ?? { id, label: '…' });
    return <FormMultiSelect form={form} name={name} {...field} valueItems={named} />;
  }
  const [known] = chosenItems;
  return <FormSearchSelect form={form} name={name} {...field} {...(known && { valueLabel: known.label })} />;
}
