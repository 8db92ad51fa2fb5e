import { newIdempotencyKey, type ApiError, type components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { ConfirmDialog } from '@aarambh/ui/ConfirmDialog';
import { Form } from '@aarambh/ui/Form';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { Loading } from '@aarambh/records/screens';
import { queries, readCreditsAgain, walletQuery } from '#app/session/queries.ts';
import { alerts } from '#app/screen/alerts.ts';
import { ApplicationPrice } from './ApplicationPrice.tsx';
import { ApplicationRefused } from './ApplicationRefused.tsx';
import { unfitAnswers } from './unfitAnswers.ts';
import { CvChoice, cvField } from './CvChoice.tsx';
import { besideJob } from './offer.css.ts';
import { useAction, type Outcome } from '#app/screen/useAction.ts';
import { UnsavedChangesDialog } from '#app/screen/UnsavedChangesDialog.tsx';
import { QuestionField } from './QuestionField.tsx';

type Job = components['schemas']['JobDescription'];
type Question = components['schemas']['ScreeningQuestion'];
type Answer = components['schemas']['ScreeningAnswer'];

/** Errors by the question that they are about. */
type AnswerErrors = Readonly<Record<string, string>>;

interface Refused {
  readonly error: ApiError;
  readonly answers: AnswerErrors;
}

interface Applied {
  readonly wallet: { readonly balance: number };
}

const isAboutAnswers = (answers: AnswerErrors): boolean => Object.keys(answers).length > 0;

interface ApplicationFormProps {
  readonly job: Job;
  readonly onDecline: () => void;
}

/**
 * Applies for a job: what it costs and when that comes back, the CV that the company reads, its questions, and the one button. The
 * server judges all of it anew; whatever has changed meanwhile is said, and what was filled in stays. What it costs is asked once more before it
 * is sent, because it does not come back by withdrawing.
 */
export function ApplicationForm({ job, onDecline }: ApplicationFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const wallet = useQuery(walletQuery());
  const cvs = useQuery(queries().queryOptions('get', '/candidate-profiles'));
  const [key] = useState(newIdempotencyKey);
  /** The form, while it is asked whether to send it. */
  const [asked, setAsked] = useState<HTMLFormElement>();
  const [errors, setErrors] = useState<AnswerErrors>({});
  const [isFilled, setFilled] = useState(false);
  const { questions = [], price = 0, title } = job;
  const balance = wallet.data?.data.wallet.balance;

  /** The errors have to be in the page before the first of them takes the focus. */
  const show = (form: HTMLFormElement, found: AnswerErrors): void => {
    flushSync(() => setErrors(found));
    form.querySelector<HTMLElement>('[data-invalid] :is(input, textarea)')?.focus();
  };

  /** What is asked is answered before anybody is asked for money. */
  const submit = (form: HTMLFormElement): void => {
    sending.clear();
    const found = unfitAnswers(questions, answersOf(questions, new FormData(form)), t);
    show(form, found);
    if (Object.keys(found).length > 0) return;
    // Why it cannot be paid stands in the form already.
    if (balance !== undefined && balance < price) sending.run(form);
    else setAsked(form);
  };

  const apply = async (form: HTMLFormElement): Promise<Outcome<Applied, Refused>> => {
    const typed = new FormData(form);
    const answers = answersOf(questions, typed);
    const candidateProfileID = typed.get(cvField);
    const body = {
      jdID: job.id,
      status: 'Accepted',
      answers,
      expectedCredits: price,
      ...(typeof candidateProfileID === 'string' && candidateProfileID !== '' && { candidateProfileID }),
    } as const;
    const params = { header: { 'Idempotency-Key': key } };
    const result = await call((api) => api.POST('/jdstudentmapping/add', { body, params }));
    if (result.ok) return result;
    const { error } = result;
    return { ok: false, error: { error, answers: errorsOf(questions, answers, error.fieldErrors) } };
  };
  const sending = useAction(apply, {
    onDone: async ({ wallet: paid }) => {
      setAsked(undefined);
      setFilled(false);
      alerts.success(t('resources.apply.applied', { name: title, balance: paid.balance }));
      readCreditsAgain(client);
      await client.invalidateQueries();
    },
    onFailed: async ({ error, answers }, form) => {
      // The dialog has to be gone before what is wrong takes the focus.
      flushSync(() => setAsked(undefined));
      if (isAboutAnswers(answers)) show(form, answers);
      // A job that has closed stays on the screen with what was filled in; a price and a balance are read anew.
      const isAboutCredits = ['PRICE_CHANGED', 'INSUFFICIENT_CREDITS'].includes(error.code ?? '');
      if (isAboutCredits) await client.invalidateQueries();
    },
  });
  const { isPending, failure } = sending;

  // What came late would push the buttons away from below a finger.
  if (wallet.isPending || cvs.isPending) return <Loading />;
  return (
    <>
      <Form
        onInput={() => setFilled(true)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) submit(event.currentTarget);
        }}
      >
        <Stack gap="md">
          {failure !== null && (
            <ApplicationRefused
              error={failure.error}
              isAboutAnswers={isAboutAnswers(failure.answers)}
              price={price}
            />
          )}
          <ApplicationPrice job={job} balance={balance} />
          <CvChoice profiles={cvs.data?.data.candidateProfile} />
          {questions.map((question) => (
            <QuestionField key={question.id} question={question} error={errors[question.id]} />
          ))}
          <Inline>
            <Button type="submit" size="sm" isPending={isPending}>
              {t('resources.apply.apply')}
            </Button>
            <span className={besideJob}>
              <Button variant="secondary" size="sm" onClick={onDecline}>
                {t('resources.apply.decline')}
              </Button>
            </span>
          </Inline>
        </Stack>
      </Form>
      <UnsavedChangesDialog isChanged={() => isFilled && questions.length > 0 && !isPending} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('resources.apply.applyQuestion', { name: title })}
        confirmLabel={t('resources.apply.apply')}
        isPending={isPending}
        onConfirm={() => {
          if (asked !== undefined) sending.run(asked);
        }}
        onCancel={() => setAsked(undefined)}
      >
        <ApplicationPrice job={job} balance={balance} />
      </ConfirmDialog>
    </>
  );
}

/** Those that were given, in the order of the questions. */
function answersOf(questions: readonly Question[], typed: FormData): Answer[] {
  return questions.flatMap(({ id, options }): Answer[] => {
    const values = typed
      .getAll(id)
      .flatMap((value) => (typeof value === 'string' && value.trim() !== '' ? [value] : []));
    if (values.length === 0) return [];
    return [
      options.length > 0 ? { questionID: id, optionIDs: values } : { questionID: id, value: values[0] ?? '' },
    ];
  });
}

/** The server names an answer by its place; the questions that miss one follow behind those that were answered. */
function errorsOf(
  questions: readonly Question[],
  answers: readonly Answer[],
  errors: readonly { readonly path: string; readonly message: string }[],
): AnswerErrors {
  const answered = answers.map(({ questionID }) => questionID);
  const order = [
    ...answered,
    ...questions.flatMap(({ id, isOptional }) => (answered.includes(id) || isOptional ? [] : [id])),
  ];
  return Object.fromEntries(
    errors.flatMap(({ path, message }) => {
      const place = /^answers\.(\d+)/.exec(path)?.[1];
      const id = place === undefined ? undefined : order[Number(place)];
      return id === undefined ? [] : [[id, message]];
    }),
  );
}
