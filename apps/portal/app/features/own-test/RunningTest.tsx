import { dataOf, isApiError } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Inline } from '@aarambh/ui/Inline';
import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { useFailureWords } from '#app/screen/useFailureWords.ts';
import { api } from '#app/session/api.ts';
import { ownTestQuery, type OwnTest, type TestItem } from './ownTestQuery.ts';
import * as styles from './ownTest.css.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { useAnswers } from './useAnswers.ts';

/** How long after the end the server is asked what came of it, in milliseconds: it alone knows when it is over. */
const askedAfter = 1000;

interface RunningTestProps {
  readonly test: OwnTest;
  /** ISO. */
  readonly endsAt: string;
}

/** A test that runs: its questions, how long there is, and handing it in. */
export function RunningTest({ test, endsAt }: RunningTestProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const readAgain = () => client.invalidateQueries(ownTestQuery(test.roundID));
  const answers = useAnswers(test, (error) => {
    if (isApiError(error)) alerts.danger(error.message);
    void readAgain();
  });
  const finishing = useMutation({
    mutationFn: async () => {
      if (!(await answers.send())) throw new Error('The network is lost.');
      return dataOf(api().PUT('/round/ownTest/finish/{id}', { params: { path: { id: test.roundID } } }));
    },
    onSuccess: () => setAsked(false),
    onSettled: () => client.invalidateQueries(),
  });
  const failure = useFailureWords(isApiError(finishing.error) ? finishing.error : null);
  const answered = test.testItem.filter(({ id }) => answers.chosen.get(id) != null).length;
  const count = test.testItem.length;
  return (
    <Stack gap="md">
      {test.testItem.map((item, index) => (
        <Question
          key={item.id}
          item={item}
          place={t('own-test.numbered', { number: index + 1, count })}
          chosen={answers.chosen.get(item.id) ?? null}
          onChoose={(option) => answers.choose(item.id, option)}
        />
      ))}
      <div className={styles.bar}>
        <Inline justify="between">
          <TimeLeft
            endsAt={endsAt}
            onEnd={() => {
              void answers.send();
              setTimeout(() => void readAgain(), askedAfter);
            }}
          />
          <Text>{t('own-test.answered', { answered, count })}</Text>
          <Button size="sm" onClick={() => setAsked(true)}>
            {t('own-test.handIn')}
          </Button>
        </Inline>
        <output>
          {answers.waiting > 0 && <Text size="sm">{t('own-test.waiting', { count: answers.waiting })}</Text>}
        </output>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('own-test.handInQuestion')}
        confirmLabel={t('own-test.handIn')}
        isPending={finishing.isPending}
        error={finishing.error === null ? undefined : (failure ?? t('own-test.lost'))}
        onConfirm={() => finishing.mutate()}
        onCancel={() => setAsked(false)}
      >
        <Text>{t('own-test.handInText', { answered, count })}</Text>
      </ConfirmDialog>
    </Stack>
  );
}

interface QuestionProps {
  readonly item: TestItem;
  /** Which one it is, as `3 of 20`. */
  readonly place: string;
  readonly chosen: number | null;
  readonly onChoose: (option: number | null) => void;
}

function Question({ item: { text, options, marks, negativeMarks }, place, chosen, onChoose }: QuestionProps) {
  const { t } = useTranslation();
  return (
    <Card>
      <Stack gap="sm">
        <RadioGroup
          label={
            <span className={styles.question}>
              {place}: {text}
            </span>
          }
          hint={t(negativeMarks > 0 ? 'own-test.marksNegative' : 'own-test.marks', { marks, negativeMarks })}
          options={options.map((label, index) => ({ value: String(index), label }))}
          value={chosen === null ? '' : String(chosen)}
          onChange={(value) => onChoose(Number(value))}
        />
        {chosen !== null && (
          <Inline>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('own-test.clearOf', { place })}
              onClick={() => onChoose(null)}
            >
              {t('own-test.clear')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
