import { newIdempotencyKey, type components } from '@aarambh/api-client';
import { erasureRequest } from '@aarambh/forms';
import { FormPasswordField } from '@aarambh/forms/react';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Disclosure } from '@aarambh/ui/Disclosure';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { queries } from '#app/session/queries.ts';
import { alerts } from '#app/screen/alerts.ts';
import { Retry } from '#app/screen/Retry.tsx';
import { useUser } from '#app/screen/useUser.ts';
import { useAction } from '#app/screen/useAction.ts';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { tellFailure } from '#app/screen/tellFailure.ts';
import { ErasureCounts } from '#app/features/erasure/ErasureCounts.tsx';
import { CardForm } from '../CardForm.tsx';
import { SettingsCard } from '../SettingsCard.tsx';

const erasureQuery = () => queries().queryOptions('get', '/user/erasure');

/** The end of the account: asked for with the password, and taken back until it is due. */
export function ErasureCard() {
  const { t } = useTranslation();
  const { type } = useUser();
  const { data, error, isPending, refetch } = useQuery(erasureQuery());
  const erasure = data?.data.erasure ?? null;
  const reload = async (): Promise<void> => {
    await refetch();
  };
  return (
    <SettingsCard
      name="erasure"
      lead={t(type === 'C' ? 'settings.erasure.lead' : 'settings.erasure.leadOthers')}
      isBusy={isPending}
    >
      {isPending && <Skeleton />}
      {error && (
        <Alert tone="danger" title={t('settings.erasure.failed')} action={<Retry onRetry={refetch} />}>
          <FailureWords error={error} />
        </Alert>
      )}
      {data && <OwnCounts />}
      {data && erasure === null && <Request onDone={reload} />}
      {erasure !== null && <Waiting {...erasure} onDone={reload} />}
    </SettingsCard>
  );
}

/** What the end of the account takes, read when it is asked for: counting is work for the server. */
function OwnCounts() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({
    ...queries().queryOptions('get', '/user/erasure/preview'),
    enabled: isOpen,
    staleTime: 0,
  });
  return (
    <Disclosure title={t('erasurePreview.title')} isOpen={isOpen} onOpenChange={setOpen}>
      <ErasureCounts preview={data?.data.preview} error={error} />
    </Disclosure>
  );
}

interface StepProps {
  readonly onDone: () => Promise<void>;
}

function Request({ onDone }: StepProps) {
  const { t } = useTranslation();
  const { form, failure } = useSubmission(erasureRequest, {
    send: (values, { signal }) => {
      const body = erasureRequest.toPayload(values);
      // Another password is another request.
      const params = { header: { 'Idempotency-Key': newIdempotencyKey() } };
      return call((api) => api.POST('/user/erasure', { params, body, signal }));
    },
    onDone: async () => {
      alerts.success(t('settings.erasure.asked'));
      await onDone();
    },
  });
  return (
    <CardForm
      form={form}
      failure={failure}
      submit={t('settings.erasure.ask')}
      pending={t('settings.erasure.asking')}
      isDangerous
    >
      <FormPasswordField form={form} name="currentPassword" />
    </CardForm>
  );
}

function Waiting({ dueAt, askedBy, onDone }: StepProps & components['schemas']['Erasure']) {
  const { t } = useTranslation();
  const formats = useFormats();
  const keeping = useAction(() => call((api) => api.DELETE('/user/erasure')), {
    onDone: async () => {
      alerts.success(t('settings.erasure.kept'));
      await onDone();
    },
    onFailed: async (error) => {
      tellFailure(error);
      await onDone();
    },
  });
  return (
    <Alert
      tone="warning"
      title={t('settings.erasure.waiting', { moment: formats.moment(dueAt) })}
      action={
        <Button variant="secondary" size="sm" isPending={keeping.isPending} onClick={keeping.run}>
          {t('settings.erasure.keep')}
        </Button>
      }
    >
      {askedBy !== null && <Text>{t('settings.erasure.askedBy', { name: askedBy })}</Text>}
      {t('settings.erasure.waitingText')}
    </Alert>
  );
}
