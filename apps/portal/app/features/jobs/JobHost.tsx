import { dataOf, isApiError, type components } from '@aarambh/api-client';
import { answerHosting, setDriveHost } from '@aarambh/api-client/operations';
import { hostingForm, statusReason } from '@aarambh/forms';
import { defineAction, type Choices, type RecordAction } from '@aarambh/records';
import { ActionDialog } from '@aarambh/records/screens';
import { Button } from '@aarambh/ui/Button';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Select } from '@aarambh/ui/Select';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsAllowed } from '#app/access/access.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { api } from '#app/session/api.ts';
import { HostPlace } from './HostPlace.tsx';
import { jobDescriptionResource } from './jobDescription.tsx';

type Schemas = components['schemas'];
type Job = Schemas['JobDescription'];

const hostTexts: Choices<Schemas['HostState']> = {
  Asked: 'resources.job.host.asked',
  Agreed: 'resources.job.host.agreed',
  Declined: 'resources.job.host.declined',
};

const hostTones = { Asked: 'warning', Agreed: 'success', Declined: 'danger' } as const;

const agree: RecordAction = defineAction({
  family: '/jobdescription',
  id: 'host',
  label: 'resources.job.host.agree',
  operation: answerHosting,
  question: { title: 'resources.job.host.agreeQuestion', text: 'resources.job.host.agreeText' },
  form: { definition: hostingForm },
  done: 'resources.job.host.isAgreed',
});

const refuse: RecordAction = defineAction({
  family: '/jobdescription',
  id: 'refuseHost',
  label: 'resources.job.host.refuse',
  operation: answerHosting,
  tone: 'danger',
  question: { title: 'resources.job.host.refuseQuestion', text: 'resources.job.host.refuseText' },
  form: { definition: statusReason },
  body: () => ({ verdict: 'Declined' }),
  done: 'resources.job.host.isRefused',
});

/** Which campus hosts the drive: chosen by whoever plans it, answered by the office there, read by the others. */
export function JobHost({ row }: { readonly row: Job }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<RecordAction>();
  const mayChoose = useIsAllowed(setDriveHost) && row.mayChange === true && row.phase !== 'Cancelled';
  const { host, approvals = [] } = row;
  const campuses = approvals.filter(({ state }) => state !== 'Declined');
  const isChoice = mayChoose && campuses.length > 1;
  if (host == null && !isChoice) return null;
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('resources.job.host.title')}</Heading>
      {isChoice && <HostChoice job={row} campuses={campuses} />}
      {host != null && (
        <>
          <Inline gap="xs">
            <HostPlace host={host} />
            <Tag tone={hostTones[host.state]}>{t(hostTexts[host.state])}</Tag>
          </Inline>
          {host.reason != null && <Text size="sm">{host.reason}</Text>}
        </>
      )}
      {host?.mayAnswer === true && (
        <Inline>
          <Button size="sm" onClick={() => setAsked(agree)}>
            {t(host.state === 'Agreed' ? 'resources.job.host.change' : 'resources.job.host.agree')}
          </Button>
          {host.state !== 'Declined' && (
            <Button size="sm" variant="secondary" onClick={() => setAsked(refuse)}>
              {t('resources.job.host.refuse')}
            </Button>
          )}
        </Inline>
      )}
      <ActionDialog
        resource={jobDescriptionResource}
        asked={asked && { row, action: asked }}
        onClose={() => setAsked(undefined)}
      />
    </Stack>
  );
}

interface HostChoiceProps {
  readonly job: Job;
  readonly campuses: readonly Schemas['JobApproval'][];
}

/** Asks a campus to host the drive as soon as it is chosen; the one before ends with it. */
function HostChoice({ job: { id, host }, campuses }: HostChoiceProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (instituteID: string | null) =>
      dataOf(api().PUT('/round/host/{id}', { params: { path: { id } }, body: { instituteID } })),
    onSuccess: ({ host: chosen }) =>
      alerts.success(t(chosen === null ? 'resources.job.host.isNone' : 'resources.job.host.isAsked')),
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [family] }) => family === '/jobdescription' }),
  });
  return (
    <>
      <FailureAlert error={isApiError(error) ? error : null} />
      <Select
        label={t('resources.job.host.choose')}
        hint={t('resources.job.host.chooseHint')}
        isClearable
        placeholder={t('resources.job.host.none')}
        value={isPending ? (variables ?? '') : (host?.instituteID ?? '')}
        options={campuses.map(({ instituteID, instituteName }) => ({
          value: instituteID,
          label: instituteName,
        }))}
        onChange={(chosen) => mutate(chosen === '' ? null : chosen)}
      />
    </>
  );
}
