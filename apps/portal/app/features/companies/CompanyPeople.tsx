import { personName } from '@aarambh/forms';
import type { components } from '@aarambh/api-client';
import { sendWelcomeEmail } from '@aarambh/api-client/operations';
import { Button } from '@aarambh/ui/Button';
import { Table } from '@aarambh/ui/Table';
import { Text } from '@aarambh/ui/Text';
import { Stack } from '@aarambh/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { AccessContext, isAllowed } from '#app/access/access.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { queries } from '#app/session/queries.ts';
import { alerts } from '#app/screen/alerts.ts';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { useAction } from '#app/screen/useAction.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';

const pageSize = 100;

type Person = components['schemas']['UserMatch'];

/** Who has an account of a company. */
export default function CompanyPeople({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const mayInvite = isAllowed(use(AccessContext), sendWelcomeEmail);
  const params = { path: { id }, query: { pageSize } };
  const reading = useQuery(queries().queryOptions('get', '/company/users/{id}', { params }));
  const { data, error } = reading;
  if (error !== null) {
    return <ReadingFailure level={3} title={t('resources.recordFailed')} reading={reading} error={error} />;
  }
  if (data === undefined) return <Loading />;
  const { user } = data.data;
  const { total } = data.meta;
  if (user.length === 0) return <Text tone="muted">{t('resources.company.peopleEmpty')}</Text>;
  return (
    <Stack gap="sm">
      <Table
        caption={t('resources.company.people')}
        rows={user}
        getRowId={(row) => row.id}
        columns={[
          {
            id: 'name',
            header: t('resources.fields.name'),
            isRowHeader: true,
            renderCell: personName,
          },
          {
            id: 'mobile',
            header: t('resources.fields.mobile'),
            renderCell: ({ mobileNumber }) => mobileNumber,
          },
          ...(mayInvite && user.some(({ isInvited }) => isInvited === true)
            ? [
                {
                  id: 'invitation',
                  header: t('resources.company.invitation'),
                  renderCell: ({ id: userID, isInvited }: Person) =>
                    isInvited === true && <InviteAgain userID={userID} />,
                },
              ]
            : []),
        ]}
      />
      {total > user.length && (
        <Text tone="muted">{t('resources.company.peopleMore', { shown: user.length, total })}</Text>
      )}
    </Stack>
  );
}

/** Sends the invitation again to somebody who has not chosen a password yet. */
function InviteAgain({ userID }: { readonly userID: string }) {
  const { t } = useTranslation();
  const sending = useAction(() => call((api) => api.POST('/auth/welcomeEmail', { body: { userID } })), {
    onDone: () => alerts.success(t('resources.account.welcomed')),
    onFailed: (error) => tellFailure(error),
  });
  return (
    <Button variant="secondary" size="sm" isPending={sending.isPending} onClick={sending.run}>
      {t('resources.account.welcome')}
    </Button>
  );
}
