import type { components } from '@aarambh/api-client';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useState } from 'react';
import { useParams } from 'react-router';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { EndedNames } from '#app/features/applications/EndedNames.tsx';
import { EarlierOffers } from '#app/features/applications/EarlierOffers.tsx';
import { OfferLetterButton } from '#app/features/applications/OfferLetterButton.tsx';
import { useRecord } from '@aarambh/records/data';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { applicationStepTexts } from '#app/words/jobs.ts';
import { myJobsResource } from './myJobs.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { AfterAnswer } from './own-offer/AfterAnswer.tsx';
import { OfferAnswers } from './own-offer/OfferAnswers.tsx';
import { offerStand } from './own-offer/offerStand.ts';
import { OfferTerms } from './own-offer/OfferTerms.tsx';
import * as styles from './own-offer/ownOffer.css.ts';
import { TimeLeft } from './own-offer/TimeLeft.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('my-jobs', 'resources');

type Job = components['schemas']['JobDescription'];

/** The offer that a company has made to the candidate: what it says, what accepting ends, both answers, and afterwards what happens next. */
export default function OwnOffer() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const reading = useRecord(myJobsResource, id);
  const { data: row, error } = reading;
  if (row === undefined) {
    return (
      <Stack gap="md">
        <ScreenHeading>{t('resources.ownOffer.title')}</ScreenHeading>
        {error === null ? (
          <Loading />
        ) : (
          <ReadingFailure title={t('resources.recordFailed')} reading={reading} error={error} />
        )}
      </Stack>
    );
  }
  return <OfferOfJob job={row} />;
}

function OfferOfJob({ job }: { readonly job: Job }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [hasAnswered, setAnswered] = useState(false);
  const { application = null, title, companyName, cityNames = [] } = job;
  const stand = offerStand(application);
  const { offer = null, ends = [], timeline = [], earlierOffers = [] } = application ?? {};
  const isOpen = stand === 'open';
  /** The offer in whose place this one came. */
  const changed = earlierOffers.at(-1);
  const stands = isOpen || stand === 'accepted' || stand === 'joined';
  const place = offer?.location ?? cityNames.join(', ');
  return (
    <div className={styles.page}>
      <ScreenHeading
        documentTitle={`${t('resources.ownOffer.title')}: ${title}`}
        lead={
          <>
            {job.companyID == null ? (
              companyName
            ) : (
              <Link href={`/company/${job.companyID}`}>{companyName}</Link>
            )}
            {place !== '' && ` · ${place}`}
          </>
        }
      >
        {title}
      </ScreenHeading>
      {isOpen ? (
        offer !== null && (
          <Inline gap="xs">
            <TimeLeft until={offer.respondBy} />
            <Text size="sm">
              {t('resources.ownOffer.answerBy', { moment: formats.moment(offer.respondBy) })}
            </Text>
            {changed !== undefined && (
              <Text size="sm">
                {t('resources.ownOffer.changed', { day: formats.shortDay(changed.endedAt) })}
                {changed.reason !== null && ` ${changed.reason}`}
              </Text>
            )}
          </Inline>
        )
      ) : (
        <AfterAnswer stand={stand} job={job} application={application} isNews={hasAnswered} />
      )}
      {offer !== null && <OfferTerms offer={offer} earlier={changed?.offer} job={job} stand={stand} />}
      {stands && application !== null && (
        <Card padding="md">
          <Inline justify="between">
            <Heading level={2} size="sm">
              {t('resources.ownOffer.letter')}
            </Heading>
            <OfferLetterButton id={application.id} />
          </Inline>
        </Card>
      )}
      {isOpen && (
        <Card padding="md" className={styles.consequence}>
          <Stack gap="xs">
            <Heading level={2} size="sm">
              {t('resources.ownOffer.ifYouAccept')}
            </Heading>
            <EndedNames ends={ends} />
          </Stack>
        </Card>
      )}
      {timeline.length > 0 && (
        <Card padding="md">
          <Stack gap="xs">
            <Heading level={2} size="sm">
              {t('resources.ownOffer.course')}
            </Heading>
            <Text size="sm" tone="muted">
              {timeline
                .filter(({ round }) => round === undefined)
                .map(({ to, at }) => `${t(stepText(to))} ${formats.shortDay(at)}`.replaceAll(' ', '\u00a0'))
                .join(' · ')}
            </Text>
          </Stack>
        </Card>
      )}
      {application !== null && earlierOffers.length > 0 && (
        <Card padding="md">
          <EarlierOffers id={application.id} offers={earlierOffers} />
        </Card>
      )}
      <Text>
        <Link href={`/my-jobs/${job.id}`}>{t('resources.ownOffer.toJob')}</Link>
      </Text>
      {isOpen && application !== null && (
        <OfferAnswers application={application} title={title} onAnswered={() => setAnswered(true)} />
      )}
    </div>
  );
}

/** What a step is called on the way to an offer. */
const stepText = (to: components['schemas']['MappingStatus']) =>
  to === 'Selected' ? 'resources.ownOffer.title' : applicationStepTexts[to];
