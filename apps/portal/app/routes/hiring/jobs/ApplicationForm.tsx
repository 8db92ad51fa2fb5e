import { newIdempotencyKey, type components } from '@aarambh/api-client';
import { limits } from '@aarambh/forms';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { CheckboxGroup } from '@aarambh/ui/CheckboxGroup';
import { DateField } from '@aarambh/ui/DateField';
import { Form } from '@aarambh/ui/Form';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { RadioGroup } from '@aarambh/ui/RadioGroup';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { TextArea } from '@aarambh/ui/TextArea';
import { TextField } from '@aarambh/ui/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { call } from '../../../session/call.ts';
import { failureText } from '../../../session/failureText.ts';
import { queries } from '../../../session/queries.ts';
import { alerts } from '../../../shell/alerts.ts';

type Job = components['schemas']['JobDescription'];
type Question = components['schemas']['ScreeningQuestion'];
type Answer = components['schemas']['ScreeningAnswer'];

interface ApplicationFormProps {
  readonly job: Job;
  readonly onDecline: () => void;
}

/** Applies for a job: what it costs, the company's questions, and the one button. The server judges all of it anew. */
export function ApplicationForm({ job, onDecline }: ApplicationFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery(queries().queryOptions('get', '/wallet'));
  const [key] = useState(newIdempotencyKey);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { questions = [], price = 0, title } = job;
  const balance = data?.data.wallet.balance;

  const apply = async (form: HTMLFormElement): Promise<void> => {
    const answers = answersOf(questions, new FormData(form));
    setPending(true);
    setFailure('');
    setErrors({});
    const body = { jdID: job.id, status: 'Accepted', answers, expectedCredits: price } as const;
    const params = { header: { 'Idempotency-Key': key } };
    const result = await call((api) => api.POST('/jdstudentmapping/add', { body, params }));
    setPending(false);
    if (result.ok) {
      alerts.success(t('resources.apply.applied', { name: title }));
      await client.invalidateQueries();
      return;
    }
    const found = errorsOf(questions, answers, result.error.fieldErrors);
    // The errors have to be in the page before the first of them takes the focus.
    flushSync(() => setErrors(found));
    form.querySelector<HTMLElement>('[data-invalid] :is(input, textarea)')?.focus();
    if (Object.keys(found).length === 0) setFailure(failureText(result.error, t));
    // What it costs and whether it is open may be what has changed.
    if (result.error.status === 409) await client.invalidateQueries({ queryKey: ['/jobdescription'] });
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void apply(event.currentTarget);
      }}
    >
      <Stack gap="md">
        {failure !== '' && (
          <Alert tone="danger" focusOnMount>
            {failure}
          </Alert>
        )}
        {balance !== undefined && balance < price ? (
          <Alert
            tone="warning"
            action={
              <LinkButton size="toolbar" variant="secondary" href="/wallet">
                {t('resources.apply.recharge')}
              </LinkButton>
            }
          >
            {t('resources.apply.low', { balance, price })}
          </Alert>
        ) : (
          <Text>
            {price === 0
              ? t('resources.apply.free')
              : t('resources.apply.price', { price, balance: balance ?? '…' })}
          </Text>
        )}
        {questions.map((question) => (
          <QuestionField key={question.id} question={question} error={errors[question.id]} />
        ))}
        <Inline>
          <Button type="submit" size="toolbar" isPending={isPending}>
            {t('resources.apply.apply')}
          </Button>
          <Button variant="secondary" size="toolbar" onClick={onDecline}>
            {t('resources.apply.decline')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

function QuestionField({
  question,
  error,
}: {
  readonly question: Question;
  readonly error?: string | undefined;
}) {
  const { id, text, answerType, options } = question;
  const shared = { label: text, name: id, ...(error !== undefined && { error }) };
  const choices = options.map((option) => ({ value: option.id, label: option.text }));
  if (choices.length > 0) {
    return answerType === 'Multiple' ? (
      <CheckboxGroup {...shared} options={choices} />
    ) : (
      <RadioGroup {...shared} options={choices} />
    );
  }
  switch (answerType) {
    case 'Date':
      return <DateField {...shared} />;
    case 'Long text':
      return <TextArea {...shared} maxLength={limits.application.answer} />;
    case 'Number':
      return <TextField {...shared} inputMode="decimal" />;
    default:
      return <TextField {...shared} maxLength={limits.application.answer} />;
  }
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

/** The server names an answer by its place; the questions without one follow behind those that were answered. */
function errorsOf(
  questions: readonly Question[],
  answers: readonly Answer[],
  errors: readonly { readonly path: string; readonly message: string }[],
): Readonly<Record<string, string>> {
  const answered = answers.map(({ questionID }) => questionID);
  const order = [...answered, ...questions.flatMap(({ id }) => (answered.includes(id) ? [] : [id]))];
  return Object.fromEntries(
    errors.flatMap(({ path, message }) => {
      const place = /^answers\.(\d+)/.exec(path)?.[1];
      const id = place === undefined ? undefined : order[Number(place)];
      return id === undefined ? [] : [[id, message]];
    }),
  );
}
