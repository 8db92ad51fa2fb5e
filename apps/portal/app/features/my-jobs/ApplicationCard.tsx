import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Loading } from '@aarambh/records/screens';
import { HostPlace } from '#app/features/jobs/HostPlace.tsx';
import { declineJob, declineOf } from './ownApplication.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { OwnRounds } from './OwnRounds.tsx';
import { ApplicationState } from './ApplicationState.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { besideJob } from './offer.css.ts';
import { useHeldCall } from '#app/session/heldCalls.ts';
import { asItIs, useExplanation } from './useExplanation.ts';

type Job = components['schemas']['JobDescription'];

/** Whether the candidate applies for a job, and where the application stands. */
export function ApplicationCard({ row }: { readonly row: Job }) {
  const { t } = useTranslation();
  const [isDeclining, setDeclining] = useState(false);
  const held = useHeldCall(declineOf(row.id));
  const { application, title } = row;
  return (
    <Card>
      <Stack gap="md">
        <Heading level={2}>{t('resources.apply.title')}</Heading>
        {application != null ? (
          <>
            <ApplicationState application={application} jdID={row.id} title={title} job={row} />
            {row.host != null && <HostPlace host={row.host} />}
            <OwnRounds application={application} resultBy={row.resultBy ?? null} />
          </>
        ) : held === undefined ? (
          <Decision job={row} onDecline={() => setDeclining(true)} />
        ) : (
          <Alert
            tone="info"
            action={
              <Button variant="secondary" size="sm" onClick={held.undo}>
                {t('resources.undo')}
              </Button>
            }
          >
            {t('resources.apply.decliningText', { name: title })}
          </Alert>
        )}
        {isDeclining && declineJob.form !== undefined && (
          <DeclineDialog job={row} form={declineJob.form} onClose={() => setDeclining(false)} />
        )}
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
  const { data, isPending } = useExplanation(job.id, asItIs);
  const evaluation = data?.evaluation;
  if (isPending) return <Loading />;
  // Without a verdict the server has the word when it is asked.
  if (evaluation === undefined || evaluation.verdict === 'Eligible') {
    return <ApplicationForm job={job} onDecline={onDecline} />;
  }
  return (
    <>
      <Text>
        {t(evaluation.verdict === 'NeedsData' ? 'resources.apply.unknown' : 'resources.apply.notEligible')}
      </Text>
      <div className={besideJob}>
        <Button variant="secondary" size="sm" onClick={onDecline}>
          {t('resources.apply.decline')}
        </Button>
      </div>
    </>
  );
}
