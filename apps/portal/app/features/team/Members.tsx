import type { components } from '@aarambh/api-client';
import { ErrorState } from '@aarambh/ui/ErrorState';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Table } from '@aarambh/ui/Table';
import { Tag } from '@aarambh/ui/Tag';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { userStatusTexts, userStatusTones } from '#app/features/people/people.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { queries } from '#app/session/queries.ts';
import { requestIdOf } from '#app/session/requestIdOf.ts';
import { TableCard } from '@aarambh/records/screens';

type Member = components['schemas']['TeamMember'];

/** The people of the organisation, with role and state. */
export function Members() {
  const { t } = useTranslation();
  const { data, error, isPending, isFetching, refetch } = useQuery(
    queries().queryOptions('get', '/team/all'),
  );
  return (
    <Stack gap="sm" aria-busy={isPending}>
      <Heading level={2}>{t('resources.team.members')}</Heading>
      <TableCard>
        <Table<Member>
          fits="room"
          caption={t('resources.team.members')}
          rows={data?.data.teamMember ?? []}
          getRowId={({ id }) => id}
          isLoading={isPending}
          loadingRows={2}
          error={
            error && (
              <ErrorState
                requestId={requestIdOf(error)}
                level={3}
                title={t('resources.team.failed')}
                onRetry={() => void refetch()}
                isRetrying={isFetching}
              >
                <FailureWords error={error} />
              </ErrorState>
            )
          }
          columns={[
            {
              id: 'name',
              header: t('resources.team.name'),
              isRowHeader: true,
              renderCell: ({ name, isSelf }) => (
                <Inline gap="xs">
                  {name}
                  {isSelf && <Tag>{t('resources.team.you')}</Tag>}
                </Inline>
              ),
            },
            { id: 'email', header: t('resources.team.email'), renderCell: ({ email }) => email },
            { id: 'role', header: t('resources.team.role'), renderCell: ({ roleName }) => roleName },
            {
              id: 'status',
              header: t('resources.team.status'),
              card: 'aside',
              renderCell: (member) => (
                <Tag tone={userStatusTones[member.userStatus] ?? 'neutral'}>
                  {t(userStatusTexts[member.userStatus])}
                </Tag>
              ),
            },
          ]}
        />
      </TableCard>
    </Stack>
  );
}
