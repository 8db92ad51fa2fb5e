import { type components } from '@aarambh/api-client';
import { teamInvitation } from '@aarambh/forms';
import { FormSelect, FormTextField, SchemaForm, useTextValue } from '@aarambh/forms/react';
import { Alert } from '@aarambh/ui/Alert';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { call } from '#app/session/call.ts';
import { FailureWords } from '#app/screen/FailureWords.tsx';
import { queries } from '#app/session/queries.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldActions } from '#app/screen/HeldActions.tsx';
import { HeldDialog } from '#app/screen/HeldDialog.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { Retry } from '#app/screen/Retry.tsx';
import { useSubmission } from '#app/screen/useSubmission.ts';
import { invitationsQuery } from './invitationsQuery.ts';

interface InviteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Invites a colleague by e-mail, to one of the roles that the person may give. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    ...queries().queryOptions('get', '/team/roles'),
    enabled: isOpen,
  });
  return (
    <HeldDialog isOpen={isOpen} onClose={onClose} title={t('resources.team.inviteTitle')}>
      {error && (
        <Alert tone="danger" title={t('resources.team.rolesFailed')} action={<Retry onRetry={refetch} />}>
          <FailureWords error={error} />
        </Alert>
      )}
      {data === undefined && !error && <Skeleton />}
      {data !== undefined && <InviteForm roles={data.data.teamRole} onClose={onClose} />}
    </HeldDialog>
  );
}

interface InviteFormProps {
  readonly roles: readonly components['schemas']['TeamRole'][];
  readonly onClose: () => void;
}

function InviteForm({ roles, onClose }: InviteFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [first] = roles;
  const { form, failure } = useSubmission(teamInvitation, {
    // Where there is one role to give, nothing is to be chosen.
    initialValues: { email: '', roleID: roles.length === 1 && first !== undefined ? first.id : '' },
    send: (values, { signal }) => {
      const body = teamInvitation.toPayload(values);
      return call((api) => api.POST('/team-invitation/add', { body, signal }));
    },
    onDone: async (_data, { email }) => {
      await client.invalidateQueries(invitationsQuery());
      alerts.success(t('resources.team.sent', { email }));
      onClose();
    },
  });
  const chosen = useTextValue(form, 'roleID');
  const description = roles.find(({ id }) => id === chosen)?.description;
  return (
    <SchemaForm form={form}>
      <Stack gap="md">
        <HeldForm form={form} />
        <FailureAlert error={failure} />
        <Text>{t('resources.team.inviteText')}</Text>
        <FormTextField form={form} name="email" />
        <FormSelect
          form={form}
          name="roleID"
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {description !== undefined && description !== '' && (
          <Text size="sm" tone="muted">
            {description}
          </Text>
        )}
        <HeldActions form={form}>{t('resources.team.send')}</HeldActions>
      </Stack>
    </SchemaForm>
  );
}
