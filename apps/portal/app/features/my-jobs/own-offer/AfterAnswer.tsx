import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { OfferStand } from './offerStand.ts';

type Schemas = components['schemas'];

interface AfterAnswerProps {
  readonly stand: Exclude<OfferStand, 'open'>;
  readonly job: Schemas['JobDescription'];
  readonly application: Schemas['OwnApplication'] | null;
  /** Whether it was answered on this visit: then the button that had the focus has gone. */
  readonly isNews: boolean;
}

/** What became of an offer, and what happens next. */
export function AfterAnswer({ stand, job, application, isNews }: AfterAnswerProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const company = job.companyName;
  const { joiningDate, location = '' } = application?.offer ?? {};
  const isTaken = stand === 'accepted';
  return (
    <>
      <Alert tone={isTaken || stand === 'joined' ? 'success' : 'info'} focusOnMount={isNews}>
        {t(`resources.ownOffer.stand.${stand}`, { company })}
      </Alert>
      {isTaken && (
        <Card padding="md">
          <Stack gap="sm">
            <Heading level={2} size="sm">
              {t('resources.ownOffer.next')}
            </Heading>
            <List kind="numbered">
              <ListItem>
                {t(job.seasonID == null ? 'resources.ownOffer.told' : 'resources.ownOffer.toldOffice', {
                  company,
                })}
              </ListItem>
              <ListItem>{t('resources.ownOffer.keepLetter')}</ListItem>
              <ListItem>
                {joiningDate === undefined
                  ? t('resources.ownOffer.dayComes', { company })
                  : t(location === '' ? 'resources.ownOffer.youBegin' : 'resources.ownOffer.youBeginAt', {
                      day: formats.weekday(joiningDate),
                      place: location,
                    })}
              </ListItem>
            </List>
          </Stack>
        </Card>
      )}
      <Inline>
        <LinkButton variant="secondary" size="sm" href={isTaken ? '/my-jobs?list=past' : '/my-jobs'}>
          {t(isTaken ? 'resources.ownOffer.toApplications' : 'resources.ownOffer.toJobs')}
        </LinkButton>
      </Inline>
    </>
  );
}
