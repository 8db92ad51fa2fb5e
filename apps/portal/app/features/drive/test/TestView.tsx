import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { DriveRound } from '../roundsQuery.ts';
import { bankQuery, type TestQuestion } from './bankQuery.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import { TestChoice } from './TestChoice.tsx';

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
