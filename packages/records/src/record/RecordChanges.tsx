import { Stack } from '@aarambh/ui/Stack';
import type { ReactNode } from 'react';
import { useFormats, useTranslation } from '../host/hooks.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import type { RecordChange } from '../host/service.ts';
import { shownFields, type ShownField } from '../cells/changedFields.ts';

interface RecordChangesProps {
  readonly resource: Resource;
  readonly row: AnyRow;
  /** Names of the fields that were changed, as the contract calls them. */
  readonly fields: readonly string[];
  /** Values of those whose values are kept. */
  readonly changes: readonly RecordChange[];
}

/** What one change made of a record: a line for each value that is known, and the names of the other fields. */
export function RecordChanges({ resource, row, fields, changes }: RecordChangesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const told = new Set<string>();
  const lines = changes.flatMap(({ field, before, after }) =>
    shownFields(resource, field, t, formats).flatMap((shown) => {
      const text = difference(shown, before, after);
      if (text === null) return [];
      told.add(field);
      return [{ id: shown.id, label: shown.label, text }];
    }),
  );
  const names = fields
    .filter((field) => !told.has(field))
    .flatMap((field) => shownFields(resource, field, t, formats)[0]?.label ?? []);
  // What no screen shows is named only where it is all that was changed.
  if (fields.length > 0 && lines.length === 0 && names.length === 0) names.push(t('resources.changes.other'));
  return (
    <Stack as="div" gap="xxs">
      {lines.map(({ id, label, text }) => (
        <span key={id}>
          {label}: {text}
        </span>
      ))}
      {names.length > 0 && <span>{[...new Set(names)].join(', ')}</span>}
    </Stack>
  );

  /** From what to what; null where a person would see no difference. */
  function difference({ valueOf }: ShownField, before: unknown, after: unknown): ReactNode {
    if (Array.isArray(before) && Array.isArray(after)) {
      const added = after.filter((each) => !before.includes(each));
      const removed = before.filter((each) => !after.includes(each));
      return (
        <>
          {added.length > 0 && (
            <>
              {t('resources.changes.added')} {valueOf(added, row)}
            </>
          )}
          {added.length > 0 && removed.length > 0 && '; '}
          {removed.length > 0 && (
            <>
              {t('resources.changes.removed')} {valueOf(removed, row)}
            </>
          )}
          {added.length === 0 && removed.length === 0 && t('resources.changes.order')}
        </>
      );
    }
    const [was, is] = [valueOf(before, row), valueOf(after, row)];
    if (was === is) return null;
    return (
      <>
        {t('resources.changes.was')} {was ?? t('resources.changes.nothing')}, {t('resources.changes.now')}{' '}
        {is ?? t('resources.changes.nothing')}
      </>
    );
  }
}
