import { dataOf, isApiError } from '@aarambh/api-client';
import { getOwnTest } from '@aarambh/api-client/operations';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useIsAllowed } from '#app/access/access.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { NoAccess } from '#app/screen/NoAccess.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { api } from '#app/session/api.ts';
import { clock } from '#app/session/session.ts';
import { ownTestQuery, type OwnTest } from './ownTestQuery.ts';
import { RunningTest } from './RunningTest.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('own-test');

/** The test of a round for a candidate in it: what it is, its questions while it runs, and that it has ended. */
export default function OwnTestScreen() {
  const { id = '' } = useParams();
  return useIsAllowed(getOwnTest) ? <TestOfRound roundID={id} /> : <NoAccess />;
}

/** Milliseconds until it is asked again where one stands: before a test is open, and while only the server knows whether it is over. */
function againAfter(test: OwnTest | undefined): number | false {
  if (test?.state === 'Ahead') return 15_000;
  const isOver = test?.attemptEndsAt != null && Date.parse(test.attemptEndsAt) <= clock.now();
  return test?.state === 'Running' && isOver ? 2_000 : false;
}

function TestOfRound({ roundID }: { readonly roundID: string }) {
  const { t } = useTranslation();
  const reading = useQuery({
    ...ownTestQuery(roundID),
    staleTime: 0,
    refetchInterval: ({ state }) => againAfter(state.data?.data.ownTest),
  });
  const test = reading.data?.data.ownTest;
  return (
    <Stack gap="lg">
      <ScreenHeading
        lead={
          test && (
            <Link href={`/my-jobs/${test.jdID}`}>
              {t('own-test.of', { job: test.jobTitle, company: test.companyName })}
            </Link>
          )
        }
      >
        {test?.name ?? t('own-test.title')}
      </ScreenHeading>
      {test === undefined ? (
        reading.error === null ? (
          <Loading />
        ) : (
          <ReadingFailure title={t('own-test.unread')} reading={reading} error={reading.error} />
        )
      ) : test.state === 'Running' && test.attemptEndsAt !== null ? (
        <RunningTest test={test} endsAt={test.attemptEndsAt} />
      ) : (
        <BesideTest test={test} />
      )}
    </Stack>
  );
}

/** Before a test and behind it: when it is held, what it is, and the press that begins it. */
function BesideTest({ test }: { readonly test: OwnTest }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      dataOf(api().PUT('/round/ownTest/start/{id}', { params: { path: { id: test.roundID } } })),
    onSettled: () => client.invalidateQueries(ownTestQuery(test.roundID)),
  });
  const { state, startsAt, endsAt, minutes, questionCount, hasNegativeMarks, instructions } = test;
  if (state === 'Done') return <Alert tone="success">{t('own-test.done')}</Alert>;
  if (state === 'Missed') return <Alert tone="warning">{t('own-test.missed')}</Alert>;
  return (
    <Card>
      <Stack gap="md">
        <FailureAlert error={isApiError(error) ? error : null} />
        <List kind="bulleted">
          <ListItem>
            {t('own-test.window', { from: formats.moment(startsAt), to: formats.moment(endsAt) })}
          </ListItem>
          <ListItem>{t('own-test.size', { count: questionCount, minutes })}</ListItem>
          <ListItem>{t('own-test.clock')}</ListItem>
          <ListItem>{t('own-test.kept')}</ListItem>
          {hasNegativeMarks && <ListItem>{t('own-test.negative')}</ListItem>}
        </List>
        {instructions != null && <Text>{instructions}</Text>}
        {state === 'Open' ? (
          <Inline>
            <Button isPending={isPending} onClick={() => mutate()}>
              {t('own-test.begin')}
            </Button>
          </Inline>
        ) : (
          <Text>{t('own-test.ahead')}</Text>
        )}
      </Stack>
    </Card>
  );
}
