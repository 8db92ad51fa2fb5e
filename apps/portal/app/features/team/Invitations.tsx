import { dataOf, isApiError, type components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Table } from '@aarambh/ui/Table';
import { Tag } from '@aarambh/ui/Tag';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { api } from '#app/session/api.ts';
import { useFailureWords } from '#app/screen/useFailureWords.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { queries } from '#app/session/queries.ts';
import { alerts } from '#app/screen/alerts.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { requestIdOf } from '#app/session/requestIdOf.ts';
import { invitationsQuery } from './invitationsQuery.ts';
import { TableCard } from '@aarambh/records/screens';

type Invitation = components['schemas']['TeamInvitation'];

/** Who is invited, by whom and until when; each can be sent again or withdrawn. */
export function Invitations() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data, error, isPending, isFetching, refetch } = useQuery(invitationsQuery());
  const [withdrawn, setWithdrawn] = useState<Invitation | null>(null);
  return (
    <Stack gap="sm">
      <Heading level={2}>{t('resources.team.invitations')}</Heading>
      <TableCard>
        {' '}
        <Table<Invitation>
          fits="room"
          caption={t('resources.team.invitations')}
          rows={data?.data.teamInvitation ?? []}
          getRowId={({ id }) => id}
          isLoading={isPending}
          loadingRows={1}
          empty={
            <EmptyState level={3} title={t('resources.team.noInvitations')}>
              {t('resources.team.noInvitationsText')}
            </EmptyState>
          }
          error={
            error && (
              <ErrorState
                requestId={requestIdOf(error)}
                level={3}
                title={t('resources.team.invitationsFailed')}
                onRetry={() => void refetch()}
                isRetrying={isFetching}
              >
                <FailureWords error={error} />
              </ErrorState>
            )
          }
          columns={[
            {
              id: 'email',
              header: t('resources.team.email'),
              isRowHeader: true,
              renderCell: ({ email }) => email,
            },
            { id: 'role', header: t('resources.team.role'), renderCell: ({ roleName }) => roleName },
            {
              id: 'by',
              header: t('resources.team.invitedBy'),
              renderCell: ({ invitedByName }) => invitedByName,
            },
            {
              id: 'ends',
              header: t('resources.team.goodUntil'),
              renderCell: ({ isOpen, expiresAt }) =>
                isOpen ? formats.moment(expiresAt) : <Tag tone="warning">{t('resources.team.ended')}</Tag>,
            },
            {
              id: 'actions',
              header: t('resources.team.actions'),
              renderCell: (invitation) => (
                <InvitationActions invitation={invitation} onWithdraw={() => setWithdrawn(invitation)} />
              ),
            },
          ]}
        />
      </TableCard>{' '}
      <WithdrawDialog invitation={withdrawn} onClose={() => setWithdrawn(null)} />
    </Stack>
  );
}

interface InvitationActionsProps {
  readonly invitation: Invitation;
  readonly onWithdraw: () => void;
}

function InvitationActions({ invitation: { id, email }, onWithdraw }: InvitationActionsProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataOf(api().POST('/team-invitation/send/{id}', { params: { path: { id } } })),
    onSuccess: () => alerts.success(t('resources.team.sent', { email })),
    onError: (error) => tellFailure(error),
    onSettled: () => client.invalidateQueries(invitationsQuery()),
  });
  return (
    <Inline gap="xs">
      <Button
        variant="secondary"
        size="sm"
        isPending={isPending}
        aria-label={t('resources.team.sendAgainTo', { email })}
        onClick={() => mutate()}
      >
        {t('resources.team.sendAgain')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('resources.team.withdrawFrom', { email })}
        onClick={onWithdraw}
      >
        {t('resources.team.withdraw')}
      </Button>
    </Inline>
  );
}

interface WithdrawDialogProps {
  readonly invitation: Invitation | null;
  readonly onClose: () => void;
}

function WithdrawDialog({ invitation, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (id: string) => dataOf(api().DELETE('/team-invitation/{id}', { params: { path: { id } } })),
    onSuccess: () => {
      alerts.success(t('resources.team.withdrawn'));
      onClose();
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(invitationsQuery()),
        // One that was accepted meanwhile cannot be withdrawn: the person is among the people by now.
        client.invalidateQueries(queries().queryOptions('get', '/team/all')),
      ]),
  });
  const failure = useFailureWords(isApiError(error) ? error : null);
  return (
    <ConfirmDialog
      isOpen={invitation !== null}
      title={t('resources.team.withdrawQuestion')}
      confirmLabel={t('resources.team.withdraw')}
      tone="danger"
      isPending={isPending}
      error={failure}
      onConfirm={() => invitation !== null && mutate(invitation.id)}
      onCancel={() => {
        reset();
        onClose();
      }}
    >
      {t('resources.team.withdrawText')}
    </ConfirmDialog>
  );
}
