import { seasonOutcomeValues, type SeasonOutcome } from '@aarambh/api-client/enums';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { Stack } from '@aarambh/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { isId, parameterReader, useChosen } from '@aarambh/records/data';
import { Loading, ReadingFailure, RecordChooser } from '@aarambh/records/screens';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { seasonResource } from '#app/features/seasons/season.tsx';
import { queries } from '#app/session/queries.ts';
import { AsOf } from '#app/screen/AsOf.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportPeople } from './ReportPeople.tsx';
import { SeasonDocuments } from './SeasonDocuments.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('season-report', 'seasons', 'resources', 'catalogue');

const isOutcome = (text: string): text is SeasonOutcome => seasonOutcomeValues.some((each) => each === text);

/** What came of a season: how far its students got, how many are placed and what they earn; each figure leads to its students. */
export default function SeasonReport() {
  const { t } = useTranslation();
  const { id, choose } = useChosen('seasonID');
  const [parameters] = useSearchParams();
  const { read } = parameterReader(parameters);
  const outcome = read('outcome', isOutcome);
  const programID = read('programID', isId);
  return (
    <Stack gap="lg">
      <ScreenHeading lead={t('resources.seasonReport.lead')}>
        {t('resources.seasonReport.title')}
      </ScreenHeading>
      <RecordChooser
        resource={seasonResource}
        label={t('resources.seasonReport.season')}
        placeholder={t('resources.seasonReport.seasonHint')}
        labelOf={seasonResource.nameOf}
        value={id}
        onChange={choose}
      />
      {id === null ? (
        <EmptyState title={t('resources.seasonReport.choose')} />
      ) : (
        <>
          <Figures id={id} />
          {isOutcome(outcome) && (
            <ReportPeople
              key={`${outcome}/${programID}`}
              seasonID={id}
              outcome={outcome}
              {...(programID !== '' && { programID })}
            />
          )}
        </>
      )}
    </Stack>
  );
}

function Figures({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const params = { path: { name: 'season' as const }, query: { seasonID: id } };
  const reading = useQuery(queries().queryOptions('get', '/report/{name}', { params }));
  const { data, error } = reading;
  if (error !== null) {
    return <ReadingFailure title={t('resources.seasonReport.unread')} reading={reading} error={error} />;
  }
  if (data === undefined) return <Loading />;
  return (
    <>
      <SeasonDocuments seasonID={id} />
      <ReportFigures seasonID={id} report={data.data.report} />
      <AsOf moment={data.meta.asOf} />
    </>
  );
}
