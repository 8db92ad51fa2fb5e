import { fieldAt, withoutIndexes, type FormValue } from '@aarambh/forms';
import { splitValues } from '@aarambh/forms/react';
import type { ReactNode } from 'react';
import { useFormats, useTranslation } from '../host/hooks.ts';
import type { Resource } from '../declare/resource.ts';
import { cellOf } from './cells.tsx';

interface FieldValueProps {
  readonly form: NonNullable<Resource['form']>;
  readonly name: string;
  /** As it is typed. */
  readonly value: FormValue;
}

/** What is in a field of a record's form, in words: the label of a choice, the name of a record, a date as people write it. */
export function FieldValue({ form, name, value }: FieldValueProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  if (typeof value === 'boolean') return value ? t('resources.yes') : t('resources.no');
  if (value.length === 0) return t('resources.merge.empty');
  const field = fieldAt(form.definition.fields, name);
  if (typeof value !== 'string') {
    const rowLabel = field?.rows?.row;
    return value.map((row, index) => (
      <span key={index}>
        {index > 0 && '; '}
        {rowLabel !== undefined && `${t(`forms.${rowLabel}`, { number: index + 1 })}: `}
        {Object.entries(row)
          .filter(([, typed]) => typed !== '' && typed !== false)
          .map(([part, typed], place) => (
            <span key={part}>
              {place > 0 && ', '}
              <FieldValue form={form} name={`${name}.${index}.${part}`} value={typed} />
            </span>
          ))}
      </span>
    ));
  }
  const option = field?.options?.find((each) => each.value === value);
  if (option !== undefined) return t(`forms.${option.label}`);
  const source = form.lookups[withoutIndexes(name)];
  const column = { field: 'value', label: 'resources.details' } as const;
  const cell = (more: Partial<Parameters<typeof cellOf>[0]>, stored: unknown) =>
    cellOf({ ...column, ...more }, { id: name, value: stored }, t, formats);
  if (source === 'states') return cell({ as: 'state' }, value);
  if (source !== undefined) {
    const ids = field?.control === 'multiSelect' ? splitValues(value) : [value];
    return cell({ as: 'records', source }, ids);
  }
  return field?.control === 'date' ? cell({ as: 'day' }, `${value}T00:00:00+05:30`) : value;
}
