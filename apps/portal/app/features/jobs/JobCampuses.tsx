import type { components } from '@aarambh/api-client';
import { askForVisit, decideJobDescriptionApproval } from '@aarambh/api-client/operations';
import { statusReason } from '@aarambh/forms';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { use, useState } from 'react';
import { AccessContext, useIsAllowed } from '#app/access/access.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { defineAction, type RecordAction } from '@aarambh/records';
import { ActionDialog } from '@aarambh/records/screens';
import { approvalTexts, approvalTones } from '#app/words/trust.ts';
import CampusEffect from './CampusEffect.tsx';
import { JobHost } from './JobHost.tsx';
import { jobDescriptionResource } from './jobDescription.tsx';

type Job = components['schemas']['JobDescription'];
type Approval = components['schemas']['JobApproval'];

/** Whom the criteria keep out at this institute. */
const effectAt = (instituteID: string) =>
  function EffectAtCampus({ row }: { readonly row: Pick<Job, 'id'> }) {
    return <CampusEffect row={row} instituteID={instituteID} />;
  };

const approve = (instituteID: string): RecordAction =>
  defineAction({
    family: '/jobdescription',
    id: 'approve',
    label: 'resources.job.approve',
    operation: decideJobDescriptionApproval,
    question: { title: 'resources.job.approveQuestion', text: 'resources.job.approveText' },
    body: () => ({ instituteID, verdict: 'Approved' }),
    Consequences: effectAt(instituteID),
    done: 'resources.job.isApproved',
  });

const decline = (instituteID: string): RecordAction =>
  defineAction({
    family: '/jobdescription',
    id: 'decline',
    label: 'resources.job.decline',
    operation: decideJobDescriptionApproval,
    tone: 'danger',
    question: { title: 'resources.job.declineQuestion', text: 'resources.job.declineText' },
    form: { definition: statusReason, Preview: effectAt(instituteID) },
    body: () => ({ instituteID, verdict: 'Declined' }),
    done: 'resources.job.isDeclined',
  });

/** What each institute has decided about a job, with the decision for whoever it is theirs. */
export default function JobCampuses({ row }: { readonly row: Job }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<RecordAction>();
  // A company posts; an institute decides on the job itself, and staff of the platform here, for each.
  const mayDecide = useIsAllowed(decideJobDescriptionApproval, []);
  const { scope } = use(AccessContext);
  const mayAsk = useIsAllowed(askForVisit) && scope === 'company';
  const { approvals = [], phase } = row;
  const isLive = phase === 'Open' || phase === 'Awaiting approval';
  if (approvals.length === 0) return <Text tone="muted">{t('resources.job.noCampuses')}</Text>;
  return (
    <Stack gap="lg">
      <List kind="divided" label={t('resources.job.campuses')}>
        {approvals.map((approval) => (
          <ListItem key={approval.instituteID}>
            <Inline justify="between">
              <Decision approval={approval} />
              {mayAsk && isLive && (
                <LinkButton
                  size="sm"
                  variant="secondary"
                  href={`/calendar?ask=${approval.instituteID}&job=${row.id}`}
                >
                  {t('resources.job.askForVisit')}
                </LinkButton>
              )}
              {mayDecide && isLive && (
                <Inline>
                  {approval.state !== 'Approved' && (
                    <Button size="sm" onClick={() => setAsked(approve(approval.instituteID))}>
                      {t('resources.job.approve')}
                    </Button>
                  )}
                  {approval.state !== 'Declined' && (
                    <Button
                      size="sm"
                      variant="secondary"
                      onClick={() => setAsked(decline(approval.instituteID))}
                    >
                      {t('resources.job.decline')}
                    </Button>
                  )}
                </Inline>
              )}
            </Inline>
          </ListItem>
        ))}
      </List>
      <ActionDialog
        resource={jobDescriptionResource}
        asked={asked && { row, action: asked }}
        onClose={() => setAsked(undefined)}
      />
      <JobHost row={row} />
    </Stack>
  );
}

function Decision({
  approval: { instituteName, state, reason, decidedAt },
}: {
  readonly approval: Approval;
}) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Stack gap="xxs">
      <Inline gap="xs">
        <Text as="span">{instituteName}</Text>
        <Tag tone={approvalTones[state] ?? 'neutral'}>{t(approvalTexts[state])}</Tag>
      </Inline>
      {decidedAt !== null && (
        <Text size="sm" tone="muted">
          {[formats.moment(decidedAt), reason].filter((part) => part !== null).join(' · ')}
        </Text>
      )}
    </Stack>
  );
}
