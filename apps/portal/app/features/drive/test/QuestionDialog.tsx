import { dataOf, isApiError } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { NumberField } from '@aarambh/ui/NumberField';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { TextArea } from '@aarambh/ui/TextArea';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldDialog, useCloseHeld } from '#app/screen/HeldDialog.tsx';
import { Held } from '#app/screen/HeldForm.tsx';
import { api } from '#app/session/api.ts';
import { useRoundWork } from '../useRoundWork.ts';
import type { TestQuestion } from './bankQuery.ts';
import { changeOf, draftOf, emptyDraft, optionsIn, wrongIn, type QuestionDraft } from './questionDraft.ts';

interface QuestionDialogProps {
  readonly roundID: string;
  /** Undefined: a new one. */
  readonly question: TestQuestion | undefined;
  readonly onClose: () => void;
}

/** A question of the company's bank: what is asked, two to six options, the right one, its marks. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { t } = useTranslation();
  return (
    <HeldDialog
      isOpen
      title={t(props.question === undefined ? 'drive.test.add' : 'drive.test.change')}
      onClose={props.onClose}
    >
      <QuestionForm {...props} />
    </HeldDialog>
  );
}

function QuestionForm({ roundID, question, onClose }: QuestionDialogProps) {
  const { t } = useTranslation();
  const [first] = useState(() => (question === undefined ? emptyDraft : draftOf(question)));
  const [draft, setDraft] = useState(first);
  const [isAsked, setAsked] = useState(false);
  const close = useCloseHeld();
  const params = { path: { id: roundID } };
  const saving = useRoundWork(
    () => dataOf(api().PUT('/round/questions/{id}', { params, body: changeOf(draft, question) })),
    onClose,
  );
  const removing = useRoundWork(
    (questionID: string) =>
      dataOf(api().DELETE('/round/questions/{id}', { params: { ...params, query: { questionID } } })),
    onClose,
  );
  const error = saving.error ?? removing.error;
  const wrong = isAsked ? wrongIn(draft) : [];
  const errorOf = (field: keyof QuestionDraft) =>
    wrong.includes(field) ? t(`drive.test.wrong.${field}`) : undefined;
  const edit = (part: Partial<QuestionDraft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    flushSync(() => setAsked(true));
    if (wrongIn(draft).length === 0) saving.mutate();
    else event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Held isChanged={JSON.stringify(draft) !== JSON.stringify(first) && !saving.isPending} />
        <FailureAlert error={isApiError(error) ? error : null} takesFocus />
        <TextArea
          label={t('drive.test.text')}
          maxLength={1000}
          error={errorOf('text')}
          value={draft.text}
          onChange={(text) => edit({ text })}
        />
        <TextArea
          label={t('drive.test.options')}
          hint={t('drive.test.optionsHint')}
          error={errorOf('options')}
          value={draft.options}
          onChange={(options) => edit({ options })}
        />
        <Select
          label={t('drive.test.right')}
          placeholder={t('drive.test.rightPlaceholder')}
          error={errorOf('right')}
          value={draft.right}
          options={optionsIn(draft.options)
            .slice(0, 6)
            .map((label, index) => ({ value: String(index), label }))}
          onChange={(right) => edit({ right })}
        />
        <NumberField
          label={t('drive.test.marks')}
          min={0}
          max={100}
          step={0.01}
          error={errorOf('marks')}
          value={draft.marks}
          onChange={(marks) => edit({ marks })}
        />
        <NumberField
          label={t('drive.test.negativeMarks')}
          min={0}
          max={100}
          step={0.01}
          error={errorOf('negativeMarks')}
          value={draft.negativeMarks}
          onChange={(negativeMarks) => edit({ negativeMarks })}
        />
        <Inline justify="end">
          {question !== undefined && (
            <Button
              variant="secondary"
              size="sm"
              isPending={removing.isPending}
              onClick={() => removing.mutate(question.id)}
            >
              {t('drive.test.remove')}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={close}>
            {t('resources.cancel')}
          </Button>
          <Button type="submit" size="sm" isPending={saving.isPending}>
            {t('drive.test.saveQuestion')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
