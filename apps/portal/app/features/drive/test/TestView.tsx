import { dataOf, isApiError } from '@aarambh/api-client';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { CheckboxGroup } from '@aarambh/ui/CheckboxGroup';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { NumberField } from '@aarambh/ui/NumberField';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { api } from '#app/session/api.ts';
import type { DriveRound } from '../roundsQuery.ts';
import { useRoundWork } from '../useRoundWork.ts';
import { bankQuery, type TestBank, type TestQuestion } from './bankQuery.ts';
import { QuestionDialog } from './QuestionDialog.tsx';

/** Minutes of a test that nobody has said otherwise. */
const usualMinutes = 30;

/** The company's questions, and which of them a round asks of each candidate, in how many minutes. */
export function TestView({ round }: { readonly round: DriveRound }) {
  const { t } = useTranslation();
  const reading = useQuery(bankQuery(round.id));
  const [asked, setAsked] = useState<{ question: TestQuestion | undefined } | null>(null);
  const bank = reading.data?.data;
  if (bank === undefined) {
    return reading.error === null ? (
      <Loading />
    ) : (
      <ReadingFailure title={t('drive.test.unread')} reading={reading} error={reading.error} />
    );
  }
  const begun = bank.roundTest?.begun ?? 0;
  return (
    <Stack gap="md">
      <Text>{t('drive.test.lead')}</Text>
      {begun > 0 && <Alert tone="info">{t('drive.test.begun', { count: begun })}</Alert>}
      <Inline>
        <Button variant="secondary" size="sm" onClick={() => setAsked({ question: undefined })}>
          {t('drive.test.add')}
        </Button>
      </Inline>
      {bank.testQuestion.length === 0 ? (
        <EmptyState level={3} title={t('drive.test.none')}>
          {t('drive.test.noneText')}
        </EmptyState>
      ) : (
        <>
          {round.state !== 'Closed' && begun === 0 && (
            <TestChoice key={JSON.stringify(bank.roundTest)} roundID={round.id} bank={bank} />
          )}
          <List label={t('drive.test.bank')}>
            {bank.testQuestion.map((question) => (
              <ListItem key={question.id}>
                <Inline justify="between">
                  <Text as="span">{question.text}</Text>
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={t('drive.test.changeOf', { text: question.text })}
                    onClick={() => setAsked({ question })}
                  >
                    {t('drive.test.change')}
                  </Button>
                </Inline>
              </ListItem>
            ))}
          </List>
        </>
      )}
      {asked !== null && (
        <QuestionDialog roundID={round.id} question={asked.question} onClose={() => setAsked(null)} />
      )}
    </Stack>
  );
}

/** Which questions the round asks, and the minutes for them. */
function TestChoice({ roundID, bank }: { readonly roundID: string; readonly bank: TestBank }) {
  const { t } = useTranslation();
  const [questionIDs, setQuestionIDs] = useState<readonly string[]>(bank.roundTest?.questionIDs ?? []);
  const [minutes, setMinutes] = useState<number | null>(bank.roundTest?.minutes ?? usualMinutes);
  const { mutate, isPending, error } = useRoundWork(
    () =>
      dataOf(
        api().PUT('/round/test/{id}', {
          params: { path: { id: roundID } },
          body: { minutes: minutes ?? usualMinutes, questionIDs: [...questionIDs] },
        }),
      ),
    () => alerts.success(t('drive.test.saved', { count: questionIDs.length })),
  );
  const failure = isApiError(error) ? error : null;
  return (
    <Stack gap="md">
      <FailureAlert error={failure} word={(refused) => refused.fieldErrors[0]?.message ?? refused.message} />
      <NumberField
        label={t('drive.test.minutes')}
        min={1}
        max={300}
        value={minutes}
        onChange={(value) => setMinutes(value)}
      />
      <CheckboxGroup
        name="questions"
        label={t('drive.test.questions')}
        options={bank.testQuestion.map(({ id, text, options, rightOption, marks, negativeMarks }) => ({
          value: id,
          label: text,
          hint: t(negativeMarks > 0 ? 'drive.test.aboutNegative' : 'drive.test.about', {
            marks,
            negativeMarks,
            right: options[rightOption],
          }),
        }))}
        value={questionIDs}
        onChange={(chosen) => setQuestionIDs(chosen)}
      />
      <Inline>
        <Button
          variant="secondary"
          size="sm"
          isPending={isPending}
          disabled={minutes === null}
          onClick={() => mutate()}
        >
          {t('drive.test.save')}
        </Button>
      </Inline>
    </Stack>
  );
}
