import { roundTestForm } from '@aarambh/forms';
import {
  FormCheckboxGroup,
  FormNumberField,
  joinValues,
  SchemaForm,
  SubmitButton,
} from '@aarambh/forms/react';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { call } from '#app/session/call.ts';
import { readRoundsAgain } from '../useRoundWork.ts';
import type { TestBank } from './bankQuery.ts';

/** Which questions the round asks, and the minutes for them. */
export function TestChoice({ roundID, bank }: { readonly roundID: string; readonly bank: TestBank }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { form, failure } = useSubmission(roundTestForm, {
    ...(bank.roundTest !== null && {
      initialValues: {
        minutes: String(bank.roundTest.minutes),
        questionIDs: joinValues(bank.roundTest.questionIDs),
      },
    }),
    send: (values, { signal }) =>
      call((api) =>
        api.PUT('/round/test/{id}', {
          params: { path: { id: roundID } },
          body: roundTestForm.toPayload(values),
          signal,
        }),
      ),
    onDone: (_answer, values) => {
      const { questionIDs } = roundTestForm.toPayload(values);
      alerts.success(t('drive.test.saved', { count: questionIDs.length }));
      return readRoundsAgain(client);
    },
  });
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <FailureAlert error={failure} />
        <FormNumberField form={form} name="minutes" />
        <FormCheckboxGroup
          form={form}
          name="questionIDs"
          options={bank.testQuestion.map(({ id, text, options, rightOption, marks, negativeMarks }) => ({
            value: id,
            label: text,
            hint: t(negativeMarks > 0 ? 'drive.test.aboutNegative' : 'drive.test.about', {
              marks,
              negativeMarks,
              right: options[rightOption],
            }),
          }))}
        />
        <Inline>
          <SubmitButton form={form} size="sm" variant="secondary">
            {t('drive.test.save')}
          </SubmitButton>
        </Inline>
      </Stack>
    </SchemaForm>
  );
}
