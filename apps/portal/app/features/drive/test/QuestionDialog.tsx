import { dataOf, isApiError } from '@aarambh/api-client';
import { testOptionsIn, testQuestionForm } from '@aarambh/forms';
import {
  FormNumberField,
  FormSelect,
  FormTextArea,
  SchemaForm,
  useTextValue,
  type FormHandle,
} from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldActions } from '#app/screen/HeldActions.tsx';
import { HeldDialog } from '#app/screen/HeldDialog.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { api } from '#app/session/api.ts';
import { call } from '#app/session/call.ts';
import { readRoundsAgain, useRoundWork } from '../useRoundWork.ts';
import type { TestQuestion } from './bankQuery.ts';
import { typedQuestion } from './typedQuestion.ts';

interface QuestionDialogProps {
  readonly roundID: string;
  /** Undefined: a new one. */
  readonly question: TestQuestion | undefined;
  readonly onClose: () => void;
}

/** A question of the company's bank: what is asked, its options, the right one, its marks. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { t } = useTranslation();
  return (
    <HeldDialog
      isOpen
      title={t(props.question === undefined ? 'drive.test.add' : 'drive.test.change')}
      onClose={props.onClose}
    >
      <QuestionFields {...props} />
    </HeldDialog>
  );
}

function QuestionFields({ roundID, question, onClose }: QuestionDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const params = { path: { id: roundID } };
  const { form, failure } = useSubmission(testQuestionForm, {
    ...(question !== undefined && { initialValues: typedQuestion(question) }),
    send: (values, { signal }) =>
      call((to) =>
        to.PUT('/round/questions/{id}', {
          params,
          body: testQuestionForm.toPayload(values, question),
          signal,
        }),
      ),
    onDone: () => {
      onClose();
      return readRoundsAgain(client);
    },
  });
  const removing = useRoundWork(
    (questionID: string) =>
      dataOf(api().DELETE('/round/questions/{id}', { params: { ...params, query: { questionID } } })),
    onClose,
  );
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <HeldForm form={form} />
        <FailureAlert error={isApiError(removing.error) ? removing.error : failure} takesFocus />
        <FormTextArea form={form} name="text" />
        <FormTextArea form={form} name="options" />
        <RightOption form={form} />
        <FormNumberField form={form} name="marks" />
        <FormNumberField form={form} name="negativeMarks" />
        {question !== undefined && (
          <Inline>
            <Button
              variant="secondary"
              size="sm"
              isPending={removing.isPending}
              onClick={() => removing.mutate(question.id)}
            >
              {t('drive.test.remove')}
            </Button>
          </Inline>
        )}
        <HeldActions form={form}>{t('drive.test.saveQuestion')}</HeldActions>
      </Stack>
    </SchemaForm>
  );
}

/** The right one of the options that are typed. */
function RightOption({ form }: { readonly form: FormHandle<typeof testQuestionForm.defaultValues> }) {
  const { t } = useTranslation();
  const options = testOptionsIn(useTextValue(form, 'options'));
  return (
    <FormSelect
      form={form}
      name="rightOption"
      placeholder={t('drive.test.rightPlaceholder')}
      options={options.map((label, index) => ({ value: String(index), label }))}
    />
  );
}
