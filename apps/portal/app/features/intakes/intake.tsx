import { lookup } from '@aarambh/records';
import { isId, parameterReader, useChoices } from '@aarambh/records/data';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { Grid } from '@aarambh/ui/Grid';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useSearchParams } from 'react-router';
import { AccessContext } from '#app/access/access.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { batches, isYear, thisBatch } from '#app/features/form-reports/years.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { queries } from '#app/session/queries.ts';
import { useUser } from '#app/screen/useUser.ts';
import { IntakeTable } from './IntakeTable.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('form-reports', 'resources');

/** How many an institute may take in each program in a year, and how many came: what rankings and accreditors ask for. */
export default function Intakes() {
  const { t } = useTranslation();
  const { scope } = use(AccessContext);
  const { parentEntityID } = useUser();
  const [parameters, setParameters] = useSearchParams();
  const { read } = parameterReader(parameters);
  const institutes = useChoices(lookup('/institute', 'institute'), scope !== 'institute');
  const instituteID = scope === 'institute' ? (parentEntityID ?? '') : read('instituteID', isId);
  // The batch of this year begins in the calendar year before it would pass its first one.
  const year = Number(read('year', isYear)) || thisBatch() - 1;
  const choose = (name: string, value: string): void => {
    const next = new URLSearchParams(parameters);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParameters(next, { replace: true });
  };
  return (
    <Stack gap="lg">
      <ScreenHeading lead={t('resources.intakes.lead')}>{t('resources.intakes.title')}</ScreenHeading>
      <Grid minColumnWidth="sm">
        <Select
          label={t('resources.intakes.year')}
          value={String(year)}
          options={batches(year).map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(value) => choose('year', value)}
        />
        {scope !== 'institute' && (
          <Select
            isClearable
            label={t('resources.formReports.institute')}
            value={instituteID}
            options={institutes.items.map(({ id, label }) => ({ value: id, label }))}
            onChange={(value) => choose('instituteID', value)}
          />
        )}
      </Grid>
      {instituteID === '' ? (
        <EmptyState title={t('resources.intakes.choose')} />
      ) : (
        <Year key={`${instituteID}/${year}`} instituteID={instituteID} year={year} />
      )}
    </Stack>
  );
}

interface YearProps {
  readonly instituteID: string;
  readonly year: number;
}

function Year({ instituteID, year }: YearProps) {
  const { t } = useTranslation();
  const params = { path: { instituteId: instituteID }, query: { year } };
  // What is typed belongs to the reader from then on: a later reading would not show it.
  const reading = useQuery({
    ...queries().queryOptions('get', '/institute/intake/{instituteId}', { params }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const { data, error } = reading;
  if (error !== null) {
    return <ReadingFailure title={t('resources.intakes.unread')} reading={reading} error={error} />;
  }
  if (data === undefined) return <Loading />;
  const { intake, mayChange } = data.data;
  return <IntakeTable instituteID={instituteID} year={year} intakes={intake} mayChange={mayChange} />;
}
