import { dataOf, type components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Dialog } from '@aarambh/ui/Dialog';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Table } from '@aarambh/ui/Table';
import { Tag } from '@aarambh/ui/Tag';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { api } from '#app/session/api.ts';
import { deliveriesQuery } from './webhooksQuery.ts';

type Delivery = components['schemas']['WebhookDelivery'];

const tones = { Waiting: 'info', Delivered: 'success', 'Given up': 'danger' } as const;

/** Milliseconds between two looks while the dialog is open: what waits is tried by then. */
const rhythm = 5_000;

interface DeliveriesDialogProps {
  /** Null: closed. */
  readonly webhook: components['schemas']['Webhook'] | null;
  readonly onClose: () => void;
}

/** What was sent to an address, what it answered, and a press that sends it again. */
export function DeliveriesDialog({ webhook, onClose }: DeliveriesDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={webhook !== null}
      size="lg"
      title={t('webhooks.deliveries.title', { url: webhook?.url ?? '' })}
      onClose={onClose}
    >
      {webhook !== null && <Deliveries id={webhook.id} />}
    </Dialog>
  );
}

function Deliveries({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...deliveriesQuery(id),
    refetchInterval: rhythm,
  });
  return (
    <Table<Delivery>
      fits="room"
      caption={t('webhooks.sent')}
      rows={data?.data.delivery ?? []}
      getRowId={(each) => each.id}
      isLoading={isPending}
      loadingRows={2}
      empty={
        <EmptyState level={3} title={t('webhooks.deliveries.none')}>
          {t('webhooks.deliveries.noneText')}
        </EmptyState>
      }
      error={
        error && (
          <ErrorState
            level={3}
            title={t('webhooks.deliveries.failed')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          >
            <FailureWords error={error} />
          </ErrorState>
        )
      }
      columns={[
        {
          id: 'when',
          header: t('webhooks.deliveries.when'),
          isRowHeader: true,
          renderCell: ({ createdAt }) => formats.moment(createdAt),
        },
        {
          id: 'topic',
          header: t('webhooks.deliveries.topic'),
          renderCell: ({ topic }) => t(`webhooks.deliveries.topics.${topic}`),
        },
        {
          id: 'state',
          header: t('webhooks.deliveries.state'),
          card: 'aside',
          renderCell: ({ state }) => (
            <Tag tone={tones[state]}>{t(`webhooks.deliveries.states.${state}`)}</Tag>
          ),
        },
        {
          id: 'answer',
          header: t('webhooks.deliveries.answer'),
          renderCell: ({ answerStatus, reason, answeredAt }) =>
            answeredAt === null
              ? t('webhooks.deliveries.noAnswer')
              : `${answerStatus ?? reason ?? ''} · ${formats.moment(answeredAt)}`,
        },
        {
          id: 'attempts',
          header: t('webhooks.deliveries.attempts'),
          renderCell: ({ attempts }) => attempts,
        },
        {
          id: 'actions',
          header: t('webhooks.deliveries.actions'),
          renderCell: (each) => each.state !== 'Waiting' && <SendAgain delivery={each} webhookID={id} />,
        },
      ]}
    />
  );
}

interface SendAgainProps {
  readonly delivery: Delivery;
  readonly webhookID: string;
}

function SendAgain({ delivery: { id, createdAt }, webhookID }: SendAgainProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataOf(api().POST('/webhook/replay/{id}', { params: { path: { id } } })),
    onSuccess: () => alerts.success(t('webhooks.deliveries.sentAgain')),
    onError: (error) => tellFailure(error),
    onSettled: () => client.invalidateQueries(deliveriesQuery(webhookID)),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      isPending={isPending}
      aria-label={t('webhooks.deliveries.againNamed', { moment: formats.moment(createdAt) })}
      onClick={() => mutate()}
    >
      {t('webhooks.deliveries.again')}
    </Button>
  );
}
