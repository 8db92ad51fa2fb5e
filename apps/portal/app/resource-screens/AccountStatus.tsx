import { dataOf, isApiError, type ApiError } from '@aarambh/api-client';
import { sendWelcomeEmail } from '@aarambh/api-client/operations';
import { statusReason } from '@aarambh/forms';
import { FormTextArea, SchemaForm, showRefusal, SubmitButton, useSchemaForm } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsAllowed } from '../access/access.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { userStatusTexts } from '../resources/people.ts';
import { api } from '../session/api.ts';
import { call } from '../session/call.ts';
import { failureText } from '../session/failureText.ts';
import { alerts } from '../shell/alerts.ts';
import { FailureAlert } from '../shell/FailureAlert.tsx';
import { Loading } from './Loading.tsx';

interface AccountProps {
  readonly id: string;
}

/** Suspends a student or brings one back, and writes to one who was added and has never signed in. */
export function StudentAccount({ id }: AccountProps) {
  const { data } = useQuery({
    queryKey: ['/student', 'account', id],
    queryFn: async () => {
      const { student } = await dataOf(api().GET('/student/{id}', { params: { path: { id } } }));
      return student;
    },
  });
  if (data === undefined) return <Loading />;
  const { userStatus, lastLoginAt = null } = data;
  return (
    <Stack gap="lg">
      <StatusForm key={userStatus} id={id} family="/student" status={userStatus} />
      {userStatus === 'Active' && lastLoginAt === null && <Welcome id={id} />}
    </Stack>
  );
}

/** Suspends somebody of the staff or brings them back, and sends the welcome e-mail again. */
export function SupportUserAccount({ id }: AccountProps) {
  const { data } = useQuery({
    queryKey: ['/support-user', 'account', id],
    queryFn: async () => {
      const { supportUser } = await dataOf(api().GET('/support-user/{id}', { params: { path: { id } } }));
      return supportUser.userStatus;
    },
  });
  if (data === undefined) return <Loading />;
  return (
    <Stack gap="lg">
      <StatusForm key={data} id={id} family="/support-user" status={data} />
      {data === 'Active' && <Welcome id={id} />}
    </Stack>
  );
}

/** Sends the e-mail that says how to choose a password, for whoever may. */
function Welcome({ id }: AccountProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataOf(api().POST('/auth/welcomeEmail', { body: { userID: id } })),
    onSuccess: () => alerts.success(t('resources.account.welcomed')),
    onError: (error) => alerts.danger(isApiError(error) ? failureText(error, t) : ''),
  });
  if (!useIsAllowed(sendWelcomeEmail)) return null;
  return (
    <Stack gap="xs">
      <Text tone="muted">{t('resources.account.welcomeText')}</Text>
      <Inline>
        <Button variant="secondary" size="toolbar" isPending={isPending} onClick={() => mutate()}>
          {t('resources.account.welcome')}
        </Button>
      </Inline>
    </Stack>
  );
}

interface StatusFormProps extends AccountProps {
  readonly family: string;
  readonly status: keyof typeof userStatusTexts;
}

/** The next status of an account, with the reason that the trail keeps. Other statuses than these stay as they are. */
function StatusForm({ id, family, status }: StatusFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const next = status === 'Active' ? 'Suspended' : 'Active';
  const form = useSchemaForm(statusReason, {
    onSubmit: async (values, { signal }) => {
      setFailure(null);
      const body = { ...statusReason.toPayload(values), id, status: next } as const;
      const result = await call((each) => each.PUT('/user/status', { body, signal }));
      if (!result.ok) {
        if (!showRefusal(form, result.error.fieldErrors)) setFailure(result.error);
        return;
      }
      alerts.success(t(next === 'Active' ? 'resources.account.activated' : 'resources.account.suspended'));
      await client.invalidateQueries({ queryKey: [family] });
    },
  });
  const isChangeable = status === 'Active' || status === 'Suspended' || status === 'Deactivated';
  return (
    <Stack gap="md">
      <Text>{t('resources.account.status', { status: t(userStatusTexts[status]) })}</Text>
      {isChangeable && (
        <SchemaForm form={form}>
          <FailureAlert error={failure} />
          <Text tone="muted">
            {t(next === 'Active' ? 'resources.account.activateText' : 'resources.account.suspendText')}
          </Text>
          <FormTextArea form={form} name="reason" />
          <Inline>
            <SubmitButton form={form} size="toolbar">
              {t(next === 'Active' ? 'resources.account.activate' : 'resources.account.suspend')}
            </SubmitButton>
          </Inline>
        </SchemaForm>
      )}
    </Stack>
  );
}
