import { dataOf, type components } from '@aarambh/api-client';
import { webhookTopicKeys } from '@aarambh/forms';
import { TableCard } from '@aarambh/records/screens';
import { Button } from '@aarambh/ui/Button';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Inline } from '@aarambh/ui/Inline';
import { Table } from '@aarambh/ui/Table';
import { Tag } from '@aarambh/ui/Tag';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { api } from '#app/session/api.ts';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { deliveriesQuery, webhooksQuery } from './webhooksQuery.ts';

type Webhook = components['schemas']['Webhook'];

/** The addresses that news is sent to. */
export function Addresses() {
  const { t } = useTranslation();
  const { data, error, isPending, isFetching, refetch } = useQuery(webhooksQuery());
  const [seen, setSeen] = useState<Webhook | null>(null);
  const [removed, setRemoved] = useState<Webhook | null>(null);
  return (
    <>
      <TableCard>
        <Table<Webhook>
          fits="room"
          caption={t('webhooks.title')}
          rows={data?.data.webhook ?? []}
          getRowId={({ id }) => id}
          isLoading={isPending}
          loadingRows={2}
          empty={
            <EmptyState level={2} title={t('webhooks.none')}>
              {t('webhooks.noneText')}
            </EmptyState>
          }
          error={
            error && (
              <ErrorState
                level={2}
                title={t('webhooks.failed')}
                onRetry={() => void refetch()}
                isRetrying={isFetching}
              >
                <FailureWords error={error} />
              </ErrorState>
            )
          }
          columns={[
            { id: 'url', header: t('webhooks.url'), isRowHeader: true, renderCell: ({ url }) => url },
            {
              id: 'organisation',
              header: t('webhooks.organisation'),
              renderCell: ({ organisationName }) => organisationName,
            },
            { id: 'owner', header: t('webhooks.owner'), renderCell: ({ ownerName }) => ownerName },
            {
              id: 'topics',
              header: t('webhooks.topics'),
              renderCell: ({ topics }) => (
                <Inline gap="xs">
                  {topics.map((topic) => (
                    <Tag key={topic}>{t(`forms.${webhookTopicKeys[topic]}`)}</Tag>
                  ))}
                </Inline>
              ),
            },
            {
              id: 'state',
              header: t('webhooks.state'),
              card: 'aside',
              renderCell: ({ isSending }) => (
                <Tag tone={isSending ? 'success' : 'warning'}>
                  {t(isSending ? 'webhooks.sending' : 'webhooks.withheld')}
                </Tag>
              ),
            },
            {
              id: 'actions',
              header: t('webhooks.actions'),
              renderCell: (webhook) => (
                <AddressActions
                  webhook={webhook}
                  onSee={() => setSeen(webhook)}
                  onRemove={() => setRemoved(webhook)}
                />
              ),
            },
          ]}
        />
      </TableCard>
      <DeliveriesDialog webhook={seen} onClose={() => setSeen(null)} />
      <RemoveDialog webhook={removed} onClose={() => setRemoved(null)} />
    </>
  );
}

interface AddressActionsProps {
  readonly webhook: Webhook;
  readonly onSee: () => void;
  readonly onRemove: () => void;
}

function AddressActions({ webhook: { id, url }, onSee, onRemove }: AddressActionsProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataOf(api().POST('/webhook/test/{id}', { params: { path: { id } } })),
    onSuccess: () => alerts.success(t('webhooks.tested')),
    onError: (error) => tellFailure(error),
    onSettled: () => client.invalidateQueries(deliveriesQuery(id)),
  });
  return (
    <Inline gap="xs">
      <Button
        variant="secondary"
        size="sm"
        isPending={isPending}
        aria-label={t('webhooks.testNamed', { url })}
        onClick={() => mutate()}
      >
        {t('webhooks.test')}
      </Button>
      <Button variant="secondary" size="sm" aria-label={t('webhooks.sentNamed', { url })} onClick={onSee}>
        {t('webhooks.sent')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('webhooks.removeNamed', { url })}
        onClick={onRemove}
      >
        {t('webhooks.remove')}
      </Button>
    </Inline>
  );
}
