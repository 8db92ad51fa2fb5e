import type { components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { i18n } from '../../../i18n/i18n.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ActionDialog } from '../../../resource-screens/ActionDialog.tsx';
import { cellOf } from '../../../resource-screens/cells.tsx';
import type { Unlabelled } from '../../../resource-screens/cellWords.ts';
import type { RecordAction } from '../../../resources/action.ts';
import { applicationTexts } from '../../../resources/choices.ts';
import { myJobsResource } from '../../../resources/myJobs.tsx';
import { declineJob, ownSteps } from '../../../resources/ownApplication.ts';
import type { AnyRow } from '../../../resources/resource.ts';
import { Loading } from '../../../resource-screens/Loading.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { asItIs, useExplanation } from './useExplanation.ts';

type Job = components['schemas']['JobDescription'];

/** Whether the candidate applies for a job, and where the application stands. */
export function ApplicationCard({ row }: { readonly row: AnyRow }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<{ row: AnyRow; action: RecordAction }>();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the jobs
  const job = row as AnyRow & Job;
  const { application, title } = job;
  return (
    <Card>
      <Stack gap="md">
        <Heading level={2}>{t('resources.apply.title')}</Heading>
        {application == null ? (
          <Decision job={job} onDecline={() => setAsked({ row, action: declineJob })} />
        ) : (
          <>
            <Text>{t('resources.apply.status', { status: t(applicationTexts[application.status]) })}</Text>
            {application.statusNote != null && <Text tone="muted">{application.statusNote}</Text>}
            {application.offer != null && <Offer offer={application.offer} />}
            <Inline>
              {application.allowed.map((status) => {
                const action = ownSteps[status];
                return action === undefined ? null : (
                  <Button
                    key={status}
                    size="toolbar"
                    variant={status === 'Offer Accepted' ? 'primary' : 'secondary'}
                    onClick={() => setAsked({ row: { ...application, title }, action })}
                  >
                    {t(action.label)}
                  </Button>
                );
              })}
            </Inline>
          </>
        )}
        <ActionDialog resource={myJobsResource} asked={asked} onClose={() => setAsked(undefined)} />
      </Stack>
    </Card>
  );
}

interface DecisionProps {
  readonly job: Job;
  readonly onDecline: () => void;
}

/** The form for whoever is eligible; the others read why below, and can still decline. */
function Decision({ job, onDecline }: DecisionProps) {
  const { t } = useTranslation();
  const { data: evaluation, isPending } = useExplanation(job.id, asItIs);
  if (isPending) return <Loading />;
  // Without a verdict the server has the word when it is asked.
  if (evaluation === undefined || evaluation.verdict === 'Eligible') {
    return <ApplicationForm job={job} onDecline={onDecline} />;
  }
  return (
    <>
      <Text>{t('resources.apply.notEligible')}</Text>
      <Inline>
        <Button variant="secondary" size="toolbar" onClick={onDecline}>
          {t('resources.apply.decline')}
        </Button>
      </Inline>
    </>
  );
}

function Offer({ offer }: { readonly offer: components['schemas']['Offer'] }) {
  const { t } = useTranslation();
  const row = { id: '', ...offer };
  const said = (column: Unlabelled) => cellOf(column, row, t, i18n.language);
  return (
    <Stack gap="xs">
      <Text>
        {t('resources.apply.offer', {
          pay: said({ field: 'ctcPaise', as: 'money' }),
          moment: said({ field: 'respondBy', as: 'moment' }),
        })}
      </Text>
      {offer.joiningDate !== undefined && (
        <Text>{t('resources.apply.joining', { day: said({ field: 'joiningDate', as: 'day' }) })}</Text>
      )}
      {offer.location !== undefined && <Text>{t('resources.apply.place', { place: offer.location })}</Text>}
    </Stack>
  );
}
