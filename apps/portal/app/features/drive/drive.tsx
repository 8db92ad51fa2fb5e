import { listRounds } from '@aarambh/api-client/operations';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { Button } from '@aarambh/ui/Button';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { Stack } from '@aarambh/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useRecord } from '@aarambh/records/data';
import { useIsAllowed } from '#app/access/access.ts';
import { jobDescriptionResource } from '#app/features/jobs/jobDescription.tsx';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { NoAccess } from '#app/screen/NoAccess.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { Places } from './Places.tsx';
import { RoundDialog } from './RoundDialog.tsx';
import { RoundLine } from './RoundLine.tsx';
import { RoundWork } from './RoundWork.tsx';
import { roundsQuery } from './roundsQuery.ts';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('drive', 'jobs', 'my-jobs', 'applications', 'resources', 'catalogue');

/** The selection for a job: its rounds as a line, and below it the people of the one that is open. */
export default function Drive() {
  const { id = '' } = useParams();
  return useIsAllowed(listRounds) ? <Selection jdID={id} /> : <NoAccess />;
}

function Selection({ jdID }: { readonly jdID: string }) {
  const { t } = useTranslation();
  const { data: job } = useRecord(jobDescriptionResource, jdID);
  const reading = useQuery({
    ...roundsQuery(jdID),
    // What a closing does for each is done behind it.
    refetchInterval: ({ state }) =>
      state.data?.data.round.some(({ isSettling }) => isSettling === true) === true ? 2000 : false,
  });
  const [parameters] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const { data, error } = reading;
  const rounds = data?.data.round ?? [];
  const open = rounds.find(({ id }) => id === parameters.get('round')) ?? firstOpen(rounds);
  const mayPlan = data?.data.mayPlan === true;
  return (
    <Stack gap="lg">
      <ScreenHeading
        documentTitle={t('drive.title')}
        lead={<Link href={`/job-description/${jdID}`}>{job?.title ?? t('drive.job')}</Link>}
      >
        {t('drive.title')}
      </ScreenHeading>
      {data === undefined ? (
        error === null ? (
          <Loading />
        ) : (
          <ReadingFailure title={t('drive.unread')} reading={reading} error={error} />
        )
      ) : (
        <>
          {rounds.length === 0 ? (
            <EmptyState level={2} title={t('drive.none')}>
              {t(mayPlan ? 'drive.noneText' : 'drive.noneYet')}
            </EmptyState>
          ) : (
            <RoundLine rounds={rounds} open={open?.id} />
          )}
          {mayPlan && (
            <Inline>
              <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
                {t('drive.add')}
              </Button>
            </Inline>
          )}
          {open !== undefined && <RoundWork key={open.id} round={open} mayPlan={mayPlan} />}
          {rounds.length > 0 && (
            <Places
              jdID={jdID}
              places={data.data.places}
              mayPlan={mayPlan}
              isNext={mayPlan && open?.state === 'Closed'}
            />
          )}
        </>
      )}
      <RoundDialog jdID={jdID} isOpen={isAdding} onClose={() => setAdding(false)} />
    </Stack>
  );
}

/** The first round that is not closed; the last one when all are. */
const firstOpen = <Round extends { state: string }>(rounds: readonly Round[]): Round | undefined =>
  rounds.find(({ state }) => state !== 'Closed') ?? rounds.at(-1);
