import { attempt, type components } from '@aarambh/api-client';
import { jobCollaborator } from '@aarambh/forms';
import { FormTextField, SchemaForm, SubmitButton } from '@aarambh/forms/react';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { api } from '#app/session/api.ts';
import { queries } from '#app/session/queries.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { HeldForm } from '#app/screen/HeldForm.tsx';
import { useAction } from '#app/screen/useAction.ts';
import { useSubmission } from '#app/screen/useSubmission.ts';

type Collaborator = components['schemas']['JobCollaborator'];

/** Who works on a job beside the recruiters who see all of them: named and taken off by its company. */
export default function JobCollaborators({
  row: { id },
}: {
  readonly row: components['schemas']['JobDescription'];
}) {
  const { t } = useTranslation();
  const reading = useQuery(
    queries().queryOptions('get', '/jobdescription/collaborators/{id}', { params: { path: { id } } }),
  );
  if (reading.data === undefined) {
    if (reading.error === null) return <Loading />;
    return (
      <ReadingFailure level={3} title={t('resources.recordFailed')} reading={reading} error={reading.error} />
    );
  }
  return (
    <Stack gap="md">
      <Text tone="muted">{t('resources.job.collaboratorsText')}</Text>
      <Collaborators
        id={id}
        collaborators={reading.data.data.jobCollaborator}
        onChange={() => reading.refetch()}
      />
    </Stack>
  );
}

interface CollaboratorsProps {
  readonly id: string;
  readonly collaborators: readonly Collaborator[];
  readonly onChange: () => Promise<unknown>;
}

function Collaborators({ id, collaborators, onChange }: CollaboratorsProps) {
  const { t } = useTranslation();
  const { form, failure } = useSubmission(jobCollaborator, {
    send: (values) => {
      removal.clear();
      const body = jobCollaborator.toPayload(values);
      return attempt(api().POST('/jobdescription/collaborators/{id}', { params: { path: { id } }, body }));
    },
    onDone: async (_answer, { email }) => {
      await onChange();
      form.reset();
      alerts.success(t('resources.job.collaboratorAdded', { email }));
    },
  });
  const removal = useAction(
    async ({ id: collaboratorID }: Collaborator) => {
      const path = { id, collaboratorID };
      const gone = await attempt(
        api().DELETE('/jobdescription/collaborators/{id}/{collaboratorID}', { params: { path } }),
      );
      await onChange();
      return gone;
    },
    { onDone: () => alerts.success(t('resources.job.collaboratorRemoved')) },
  );
  return (
    <>
      {collaborators.length > 0 && (
        <List kind="divided" label={t('resources.job.collaborators')}>
          {collaborators.map((each) => (
            <ListItem key={each.id}>
              <Inline justify="between">
                <Person person={each} />
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t('resources.job.takeOffPerson', { name: each.name ?? each.email })}
                  onClick={() => removal.run(each)}
                >
                  {t('resources.job.takeOff')}
                </Button>
              </Inline>
            </ListItem>
          ))}
        </List>
      )}
      <SchemaForm form={form}>
        <Stack gap="sm">
          <FailureAlert error={removal.failure ?? failure} />
          <FormTextField form={form} name="email" />
          <Inline>
            <SubmitButton form={form} size="sm" variant="secondary">
              {t('resources.job.addCollaborator')}
            </SubmitButton>
          </Inline>
        </Stack>
        <HeldForm form={form} />
      </SchemaForm>
    </>
  );
}

function Person({ person: { name, email, addedAt, addedByName } }: { readonly person: Collaborator }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Stack gap="xxs">
      <Inline gap="xs">
        <Text as="span">{name ?? email}</Text>
        {name === null && <Tag tone="warning">{t('resources.job.collaboratorInvited')}</Tag>}
      </Inline>
      <Text size="sm" tone="muted">
        {[name === null ? null : email, addedByName, formats.moment(addedAt)]
          .filter((part) => part !== null)
          .join(' · ')}
      </Text>
    </Stack>
  );
}
