import { listTodaysRounds } from '@aarambh/api-client/operations';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useIsAllowed } from '#app/access/access.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { startWorker } from '#app/offline/startWorker.ts';
import { NoAccess } from '#app/screen/NoAccess.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { Door } from './Door.tsx';
import { todaysRoundsQuery } from './todaysRoundsQuery.ts';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('check-in');

/** Who comes to a round today: one field at the door, and a big answer. */
export default function CheckIn() {
  return useIsAllowed(listTodaysRounds) ? <Doors /> : <NoAccess />;
}

function Doors() {
  // Who stands at a door opens it again without a network.
  useEffect(startWorker, []);
  const { t } = useTranslation();
  const formats = useFormats();
  const reading = useQuery(todaysRoundsQuery());
  const [parameters, setParameters] = useSearchParams();
  const rounds = reading.data?.data.round;
  const chosen =
    rounds?.find(({ id }) => id === parameters.get('round')) ??
    (rounds?.length === 1 ? rounds[0] : undefined);
  return (
    <Stack gap="lg">
      <ScreenHeading lead={t('check-in.lead')}>{t('check-in.title')}</ScreenHeading>
      {rounds === undefined ? (
        reading.error === null ? (
          <Loading />
        ) : (
          <ReadingFailure title={t('check-in.unread')} reading={reading} error={reading.error} />
        )
      ) : rounds.length === 0 ? (
        <EmptyState title={t('check-in.empty.title')}>{t('check-in.empty.text')}</EmptyState>
      ) : (
        <>
          <Select
            label={t('check-in.round')}
            value={chosen?.id ?? ''}
            placeholder={t('check-in.choose')}
            options={rounds.map(({ id, name, companyName, startsAt }) => ({
              value: id,
              label: t('check-in.option', { name, company: companyName, time: formats.lately(startsAt) }),
            }))}
            onChange={(id) => setParameters(id === '' ? {} : { round: id }, { replace: true })}
          />
          {chosen !== undefined && <Door key={chosen.id} round={chosen} />}
        </>
      )}
    </Stack>
  );
}
