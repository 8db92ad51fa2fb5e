import { newIdempotencyKey, type ApiError, type components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { eligibleStudentResource } from './eligibleStudent.tsx';
import { api } from '#app/session/api.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { CreditsNeeded } from './CreditsNeeded.tsx';

type Mapping = components['schemas']['Mapping'];
type Results = components['schemas']['BulkResult'][];

interface Trial {
  readonly needed: number;
  readonly refused: Results;
}

/** Most applications of one trial (the contract's `IDs`). */
const atOnce = 500;

/** Asks the server what shortlisting these would cost the company and whom it would refuse, and changes nothing. */
export default function ShortlistCheck({ rows }: { readonly rows: readonly Mapping[] }) {
  const { t } = useTranslation();
  const ids = rows.map(({ id }) => id);
  const jdID = rows[0]?.jdID ?? '';
  const { data, error } = useQuery<Trial, ApiError>({
    queryKey: ['/jdstudentmapping', 'trial', jdID, ids],
    queryFn: () => tryOut(jdID, ids),
  });
  if (error !== null)
    return (
      <Alert tone="warning">
        <FailureWords error={error} />
      </Alert>
    );
  if (data === undefined) return <Text tone="muted">{t('resources.bulk.checking')}</Text>;
  const { needed, refused } = data;
  const nameOf = (id: string): string => {
    const row = rows.find((each) => each.id === id);
    return row === undefined ? id : eligibleStudentResource.nameOf(row);
  };
  return (
    <Stack gap="sm">
      <CreditsNeeded needed={needed} />
      {refused.length > 0 && (
        <div>
          <Text>{t('resources.bulk.refused', { count: refused.length })}</Text>
          <ul>
            {refused.map(({ id, error: why }) => (
              <li key={id}>{`${nameOf(id)}: ${why?.message ?? ''}`}</li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}

async function tryOut(jdID: string, ids: readonly string[]): Promise<Trial> {
  let needed = 0;
  const refused: Results = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const { data } = await api().PUT('/jdstudentmapping/bulk/update', {
      body: { jdID, ids: ids.slice(from, from + atOnce), status: 'Shortlisted', dryRun: true },
      params: { header: { 'Idempotency-Key': newIdempotencyKey() } },
    });
    if (data === undefined) throw new TypeError('The trial has no body.');
    needed += data.data.credits.needed;
    refused.push(...data.data.results.filter(({ ok }) => !ok));
  }
  return { needed, refused };
}
