import type { components } from '@aarambh/api-client';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { AnyRow, RecordAction } from '@aarambh/records';
import { ActionDialog } from '@aarambh/records/screens';
import { EarlierOffers } from '#app/features/applications/EarlierOffers.tsx';
import { OfferFacts } from '#app/features/applications/OfferFacts.tsx';
import { OfferLetterButton } from '#app/features/applications/OfferLetterButton.tsx';
import { applicationTexts, applicationTones } from '#app/words/jobs.ts';
import { ownReason } from './ownReason.ts';
import { ownStanding } from './ownStanding.ts';
import { ownApplicationResource, ownSteps } from './ownApplication.ts';
import { ApplicationProgress } from './ApplicationProgress.tsx';

type Schemas = components['schemas'];

interface ApplicationStateProps {
  readonly application: Pick<
    Schemas['Mapping'],
    | 'id'
    | 'status'
    | 'statusReasonCode'
    | 'statusNote'
    | 'offer'
    | 'earlierOffers'
    | 'openedAt'
    | 'timeline'
    | 'allowed'
    | 'refund'
    | 'rowVersion'
  > &
    Pick<Partial<Schemas['OwnApplication']>, 'rounds'>;
  readonly jdID: string;
  /** Of the job. */
  readonly title: string;
  /** The same, as far as it is known: a job that is gone has none. */
  readonly job: Pick<Schemas['JobDescription'], 'companyName' | 'resultBy'> | undefined;
}

/** Where the candidate's own application stands and why, an offer with the time that is left, and what can be done now. */
export function ApplicationState({ application, jdID, title, job }: ApplicationStateProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ row: AnyRow; action: RecordAction }>();
  const { status, offer, earlierOffers = [] } = application;
  const { allowed = [], refund } = application;
  const reason = ownReason(application, t);
  const isOpen = allowed.includes('Offer Accepted');
  // An offer is answered where all of it is read.
  const steps = allowed.filter((step) => !step.startsWith('Offer'));
  return (
    <Stack gap="sm">
      <Inline>
        <Tag tone={applicationTones[status] ?? 'neutral'}>{t(applicationTexts[status])}</Tag>
      </Inline>
      {job !== undefined && <Text>{ownStanding(application, job, formats, t)}</Text>}
      <ApplicationProgress application={application} resultBy={job?.resultBy} />
      {reason !== undefined && <Text size="sm">{reason}</Text>}
      {offer != null && <OfferFacts offer={offer} isOpen={status === 'Selected'} />}
      {offer != null && hasLetter.has(status) && (
        <Inline>
          <LinkButton size="sm" variant={isOpen ? 'primary' : 'secondary'} href={`/my-jobs/${jdID}/offer`}>
            {t(isOpen ? 'resources.ownOffer.open' : 'resources.ownOffer.see')}
          </LinkButton>
          <OfferLetterButton id={application.id} />
        </Inline>
      )}
      <EarlierOffers id={application.id} offers={earlierOffers} />
      {refund != null && (
        <Text size="sm">
          {t('resources.apply.refunded', { count: refund.amount })}{' '}
          <Link href={`/wallet?entry=${refund.entryID}`}>{t('resources.apply.refundLine')}</Link>
        </Text>
      )}
      {steps.length > 0 && (
        <Inline>
          {steps.map((step) => {
            const action = ownSteps[step];
            return action === undefined ? null : (
              <Button
                key={step}
                size="sm"
                variant="secondary"
                onClick={() => setAsked({ row: { ...application, title }, action })}
              >
                {t(action.label)}
              </Button>
            );
          })}
        </Inline>
      )}
      <ActionDialog
        resource={ownApplicationResource}
        asked={asked}
        onClose={() => setAsked(undefined)}
        // The jobs, the numbers above them and the wallet.
        onDone={() => void client.invalidateQueries()}
      />
    </Stack>
  );
}

/** An offer that waits for its answer or was accepted. */
const hasLetter: ReadonlySet<string> = new Set(['Selected', 'Offer Accepted', 'Joined']);
