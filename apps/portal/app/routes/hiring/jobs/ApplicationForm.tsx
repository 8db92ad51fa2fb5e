import { newIdempotencyKey, type components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Form } from '@aarambh/ui/Form';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { dayText } from '../../../i18n/dates.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { call } from '../../../session/call.ts';
import { Loading } from '../../../resource-screens/Loading.tsx';
import { failureText } from '../../../session/failureText.ts';
import { queries } from '../../../session/queries.ts';
import { alerts } from '../../../shell/alerts.ts';
import { useUser } from '../../../shell/useUser.ts';
import { CvChoice, cvField } from './CvChoice.tsx';
import { besideJob } from './offer.css.ts';
import { QuestionField } from './QuestionField.tsx';

type Job = components['schemas']['JobDescription'];
type Question = components['schemas']['ScreeningQuestion'];
type Answer = components['schemas']['ScreeningAnswer'];

interface ApplicationFormProps {
  readonly job: Job;
  readonly onDecline: () => void;
}

/**
 * Applies for a job: what it costs and when that comes back, the CV that the company reads, its questions, and the one button. The
 * server judges all of it anew; whatever has changed meanwhile is said, and what was filled in stays.
 */
export function ApplicationForm({ job, onDecline }: ApplicationFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const wallet = useQuery({
    ...queries().queryOptions('get', '/wallet'),
    // Whoever comes back from adding credits in another tab finds them counted.
    refetchOnWindowFocus: 'always',
  });
  const cvs = useQuery(queries().queryOptions('get', '/candidate-profiles'));
  const [key] = useState(newIdempotencyKey);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { questions = [], price = 0, title } = job;

  const apply = async (form: HTMLFormElement): Promise<void> => {
    const typed = new FormData(form);
    const answers = answersOf(questions, typed);
    const candidateProfileID = typed.get(cvField);
    setPending(true);
    setFailure('');
    setErrors({});
    const body = {
      jdID: job.id,
      status: 'Accepted',
      answers,
      expectedCredits: price,
      ...(typeof candidateProfileID === 'string' && candidateProfileID !== '' && { candidateProfileID }),
    } as const;
    const params = { header: { 'Idempotency-Key': key } };
    const result = await call((api) => api.POST('/jdstudentmapping/add', { body, params }));
    setPending(false);
    if (result.ok) {
      const { balance } = result.data.wallet;
      alerts.success(t('resources.apply.applied', { name: title, balance }));
      await client.invalidateQueries();
      return;
    }
    const found = errorsOf(questions, answers, result.error.fieldErrors);
    // The errors have to be in the page before the first of them takes the focus.
    flushSync(() => setErrors(found));
    form.querySelector<HTMLElement>('[data-invalid] :is(input, textarea)')?.focus();
    if (Object.keys(found).length === 0) setFailure(failureText(result.error, t));
    // A job that has closed stays on the screen with what was filled in; a price and a balance are read anew.
    const isAboutCredits = ['PRICE_CHANGED', 'INSUFFICIENT_CREDITS'].includes(result.error.code ?? '');
    if (isAboutCredits) await client.invalidateQueries();
  };

  // What came late would push the buttons away from below a finger.
  if (wallet.isPending || cvs.isPending) return <Loading />;
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
        <Price job={job} balance={wallet.data?.data.wallet.balance} />
        <CvChoice profiles={cvs.data?.data.candidateProfile} />
        {questions.map((question) => (
          <QuestionField key={question.id} question={question} error={errors[question.id]} />
        ))}
        <Inline>
          <Button type="submit" size="toolbar" isPending={isPending}>
            {t('resources.apply.apply')}
          </Button>
          <span className={besideJob}>
            <Button variant="secondary" size="toolbar" onClick={onDecline}>
              {t('resources.apply.decline')}
            </Button>
          </span>
        </Inline>
      </Stack>
    </Form>
  );
}

interface PriceProps {
  readonly job: Job;
  /** Undefined until it is known. */
  readonly balance: number | undefined;
}

/** What applying costs, what is left then, and when it comes back. */
function Price({ job: { id, price = 0, refundDay }, balance }: PriceProps) {
  const { t } = useTranslation();
  if (balance !== undefined && balance < price)
    return <LowBalance jobID={id} price={price} balance={balance} />;
  if (price === 0) return <Text>{t('resources.apply.free')}</Text>;
  return (
    <Stack gap="xxs">
      <Text>
        {t('resources.apply.price', {
          price,
          balance: balance ?? '…',
          left: balance === undefined ? '…' : balance - price,
        })}
      </Text>
      <Text size="sm" tone="muted">
        {refundDay == null
          ? t('resources.apply.refunds')
          : t('resources.apply.refundsFrom', { day: dayText(refundDay, i18n.language) })}
      </Text>
    </Stack>
  );
}

/** Says that the credits do not reach, and the ways to more of them; none leaves the page, and with it what was filled in. */
function LowBalance({ jobID, price, balance }: { jobID: string; price: number; balance: number }) {
  const { t } = useTranslation();
  const { isFresher } = useUser();
  const [isAsking, setAsking] = useState(false);
  const ask = async (): Promise<void> => {
    setAsking(true);
    const result = await call((api) =>
      api.POST('/jdstudentmapping/creditRequest', { body: { jdID: jobID } }),
    );
    setAsking(false);
    if (!result.ok) alerts.danger(failureText(result.error, t));
    else alerts.success(t(result.data.isNew ? 'resources.apply.asked' : 'resources.apply.askedBefore'));
  };
  return (
    <Alert
      tone="warning"
      action={
        <Inline>
          {isFresher === true && (
            <Button size="toolbar" isPending={isAsking} onClick={() => void ask()}>
              {t('resources.apply.ask')}
            </Button>
          )}
          <Link href="/wallet" opensInNewTab>
            {t('resources.apply.recharge')}
          </Link>
        </Inline>
      }
    >
      {t('resources.apply.low', { balance, price })}
    </Alert>
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
): Readonly<Record<string, string>> {
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
