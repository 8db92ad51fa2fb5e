import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { Stack } from '@aarambh/ui/Stack';
import { Suspense } from 'react';
import { useFormats, useMayOpen, useTranslation } from '../host/hooks.ts';
import type { Formats } from '../register.ts';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import { cellOf } from '../cells/cells.tsx';
import { titleOf } from '../cells/cellWords.ts';
import { Loading } from './Loading.tsx';

/** What is known of a record, in the sections that its resource declares, with the lists of what belongs to it. */
export function RecordFacts({ resource, row }: { readonly resource: Resource; readonly row: AnyRow }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const mayOpen = useMayOpen();
  const { columns, details } = resource;
  // The first column is what the record is called, which may be more than one of its properties.
  const factOf = (column: (typeof columns)[number]) => ({
    id: column.field,
    term: titleOf(column, t),
    details: column === columns[0] ? resource.nameOf(row) : cellOf(column, row, t, formats),
  });
  const isEmpty = (column: (typeof columns)[number]) => cellOf(column, row, t, formats) === null;
  const related = (details?.related ?? []).flatMap(({ href, label, count }) => {
    const address = href(row);
    return address !== null && mayOpen(address) ? [{ label, address, count: count?.(row) }] : [];
  });
  if (details === undefined) return <DescriptionList items={columns.map(factOf)} />;
  const { Lead } = details;
  return (
    <Stack gap="lg">
      {Lead !== undefined && (
        <Suspense fallback={<Loading />}>
          <Lead row={row} />
        </Suspense>
      )}
      {related.length > 0 && (
        <Inline>
          {related.map(({ label, address, count }) => (
            <Link key={label} variant="standalone" href={address}>
              {countedText(t(label), count, formats)}
            </Link>
          ))}
        </Inline>
      )}
      {details.sections.map(({ title, fields, hidesEmpty = false }) => {
        const told = fields
          .flatMap((field) => columns.filter((column) => column.field === field))
          .filter((column) => !hidesEmpty || !isEmpty(column));
        return told.length === 0 ? null : (
          <Stack key={title} gap="xs">
            <Heading level={3}>{t(title)}</Heading>
            <DescriptionList items={told.map(factOf)} />
          </Stack>
        );
      })}
    </Stack>
  );
}

/** `Its loans (5)`; without the number where it is not known. */
const countedText = (label: string, count: number | undefined, formats: Formats): string =>
  count === undefined ? label : `${label} (${formats.number(count)})`;
