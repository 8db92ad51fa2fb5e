import { EmptyState } from '@aarambh/ui/EmptyState';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Heading } from '@aarambh/ui/Heading';
import { Link } from '@aarambh/ui/Link';
import { List, ListItem } from '@aarambh/ui/List';
import { SearchField } from '@aarambh/ui/SearchField';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { LoadingCard } from '#app/screen/LoadingCard.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import type { ReferenceEntry } from './contract.ts';
import { entriesQuery } from './referenceQuery.ts';
import * as styles from './reference.css.ts';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('reference');

/** Every operation of the contract by area, found by its name, its path or what it does. */
export default function Reference() {
  const { t } = useTranslation();
  const { data, error, isPending, isFetching, refetch } = useQuery(entriesQuery());
  const [query, setQuery] = useState('');
  const found = (data ?? []).filter((entry) => isFound(entry, query));
  const tags = [...new Set(found.map(({ tag }) => tag))];
  return (
    <Stack gap="lg" aria-busy={isPending}>
      <ScreenHeading lead={t('reference.lead')}>{t('reference.title')}</ScreenHeading>
      {error !== null ? (
        <ErrorState
          level={2}
          title={t('reference.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <>
          <SearchField label={t('reference.search')} onSearch={setQuery} resultCount={found.length} />
          {isPending && <LoadingCard lines={8} />}
          {data !== undefined && <Text tone="muted">{t('reference.found', { count: found.length })}</Text>}
          {data !== undefined && found.length === 0 && (
            <EmptyState level={2} title={t('reference.none')}>
              {t('reference.noneText')}
            </EmptyState>
          )}
          {tags.map((tag) => (
            <Area key={tag} tag={tag} entries={found.filter((entry) => entry.tag === tag)} />
          ))}
        </>
      )}
    </Stack>
  );
}

/** Whether each word that is looked for is in what is told of the operation. */
function isFound({ id, method, path, tag, summary }: ReferenceEntry, query: string): boolean {
  const told = `${id} ${method} ${path} ${tag} ${summary}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => told.includes(word));
}

interface AreaProps {
  readonly tag: string;
  readonly entries: readonly ReferenceEntry[];
}

/** The contract is in English, whatever the language of the page. */
function Area({ tag, entries }: AreaProps) {
  const headingID = useId();
  return (
    <Stack gap="sm">
      <Heading level={2} id={headingID} lang="en">
        {tag}
      </Heading>
      <List kind="divided" labelledBy={headingID}>
        {entries.map(({ id, method, path, summary }) => (
          <ListItem key={id}>
            <Stack gap="xs">
              <Link href={`/reference/${id}`} lang="en">
                {summary}
              </Link>
              <code className={styles.code}>
                {method} {path}
              </code>
            </Stack>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
