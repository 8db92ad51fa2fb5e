import { Card } from '@aarambh/ui/Card';
import { Select } from '@aarambh/ui/Select';
import type { ComponentType } from 'react';
import { useTranslation } from '../host/hooks.ts';
import { LoadingCard } from '../host/parts.tsx';
import type { Resource } from '../declare/resource.ts';
import type { AnyRow } from '../declare/row.ts';
import * as styles from './CardList.css.ts';
import { ListFailure, NoRows } from './ListMessages.tsx';
import type { ListAddress } from './useListAddress.ts';

/** How the rows of a list are drawn, where each is a card at every width. */
export interface Cards {
  /** What is in a card. Its heading is of level 2 and links to the record. */
  readonly Content: ComponentType<{ readonly row: AnyRow; readonly address: ListAddress }>;
}

interface CardListProps extends Cards {
  readonly resource: Resource;
  readonly address: ListAddress;
  /** Undefined until the first rows have come. */
  readonly rows: readonly AnyRow[] | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** As many as fill a window. */
const loadingCards = 6;

/** The rows of a list as cards, or why there are none. */
export function CardList(props: CardListProps) {
  const { resource, address, rows, isLoading, error, Content } = props;
  const { orders } = resource;
  const { t } = useTranslation();
  const title = t(resource.texts.title);
  if (error !== null) return <ListFailure {...props} />;
  if (rows?.length === 0) return <NoRows resource={resource} address={address} />;
  return (
    <>
      {orders !== undefined && (
        <div className={styles.order}>
          <Select
            label={t('resources.orderLabel')}
            value={address.sort === '' ? (Object.keys(orders)[0] ?? '') : address.sort}
            options={Object.entries(orders).map(([value, key]) => ({ value, label: t(key) }))}
            onChange={(value) => address.go({ sort: value }, { replace: true })}
          />
        </div>
      )}
      {rows === undefined ? (
        <div aria-busy className={styles.cards}>
          {Array.from({ length: loadingCards }, (_card, index) => (
            <LoadingCard key={index} lines={4} />
          ))}
        </div>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told
        <ul role="list" aria-label={title} aria-busy={isLoading} className={styles.cards}>
          {rows.map((row) => (
            <Card key={row.id} as="li" padding="md">
              <Content row={row} address={address} />
            </Card>
          ))}
        </ul>
      )}
    </>
  );
}
