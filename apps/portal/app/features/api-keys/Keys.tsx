import type { components } from '@aarambh/api-client';
import { apiKeyScopeKeys } from '@aarambh/forms';
import { TableCard } from '@aarambh/records/screens';
import { Button } from '@aarambh/ui/Button';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Inline } from '@aarambh/ui/Inline';
import { Table } from '@aarambh/ui/Table';
import { Tag } from '@aarambh/ui/Tag';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { keysQuery } from './keysQuery.ts';
import { RevokeDialog } from './RevokeDialog.tsx';

type ApiKey = components['schemas']['ApiKey'];

const tones = { Active: 'success', Withheld: 'warning', Expired: 'neutral', Revoked: 'neutral' } as const;

/** Every key that was made, the newest first; those that open something can be revoked. */
export function Keys() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data, error, isPending, isFetching, refetch } = useQuery(keysQuery());
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  return (
    <>
      <TableCard>
        <Table<ApiKey>
          fits="room"
          caption={t('apiKeys.title')}
          rows={data?.data.apiKey ?? []}
          getRowId={({ id }) => id}
          isLoading={isPending}
          loadingRows={2}
          empty={
            <EmptyState level={2} title={t('apiKeys.none')}>
              {t('apiKeys.noneText')}
            </EmptyState>
          }
          error={
            error && (
              <ErrorState
                level={2}
                title={t('apiKeys.failed')}
                onRetry={() => void refetch()}
                isRetrying={isFetching}
              >
                <FailureWords error={error} />
              </ErrorState>
            )
          }
          columns={[
            { id: 'name', header: t('apiKeys.name'), isRowHeader: true, renderCell: ({ name }) => name },
            { id: 'prefix', header: t('apiKeys.prefix'), renderCell: ({ prefix }) => `${prefix}…` },
            {
              id: 'organisation',
              header: t('apiKeys.organisation'),
              renderCell: ({ organisationName }) => organisationName,
            },
            { id: 'owner', header: t('apiKeys.owner'), renderCell: ({ ownerName }) => ownerName },
            {
              id: 'scopes',
              header: t('apiKeys.scopes'),
              renderCell: ({ scopes }) => (
                <Inline gap="xs">
                  {scopes.map((scope) => (
                    <Tag key={scope}>{t(`forms.${apiKeyScopeKeys[scope]}`)}</Tag>
                  ))}
                </Inline>
              ),
            },
            {
              id: 'used',
              header: t('apiKeys.lastUsed'),
              renderCell: ({ lastUsedOn }) =>
                lastUsedOn === null ? t('apiKeys.neverUsed') : formats.day(lastUsedOn),
            },
            {
              id: 'ends',
              header: t('apiKeys.goodUntil'),
              renderCell: ({ expiresAt }) => formats.moment(expiresAt),
            },
            {
              id: 'state',
              header: t('apiKeys.state'),
              card: 'aside',
              renderCell: ({ state }) => <Tag tone={tones[state]}>{t(`apiKeys.states.${state}`)}</Tag>,
            },
            {
              id: 'actions',
              header: t('apiKeys.actions'),
              renderCell: (key) =>
                key.state !== 'Revoked' && (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={t('apiKeys.revokeNamed', { name: key.name })}
                    onClick={() => setRevoked(key)}
                  >
                    {t('apiKeys.revoke')}
                  </Button>
                ),
            },
          ]}
        />
      </TableCard>
      <RevokeDialog apiKey={revoked} onClose={() => setRevoked(null)} />
    </>
  );
}
