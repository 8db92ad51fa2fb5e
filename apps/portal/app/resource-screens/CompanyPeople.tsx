import { Table } from '@aarambh/ui/Table';
import { Text } from '@aarambh/ui/Text';
import { Stack } from '@aarambh/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../i18n/useTranslation.ts';
import { queries } from '../session/queries.ts';
import { Loading } from './Loading.tsx';
import { ReadingFailure } from './ReadingFailure.tsx';

const pageSize = 100;

/** Who has an account of a company. */
export default function CompanyPeople({ id }: { readonly id: string }) {
  const { t } = useTranslation();
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
            renderCell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
          },
          {
            id: 'mobile',
            header: t('resources.fields.mobile'),
            renderCell: ({ mobileNumber }) => mobileNumber,
          },
        ]}
      />
      {total > user.length && (
        <Text tone="muted">{t('resources.company.peopleMore', { shown: user.length, total })}</Text>
      )}
    </Stack>
  );
}
