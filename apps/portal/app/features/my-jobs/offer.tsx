import type { components } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { useState } from 'react';
import { useParams } from 'react-router';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useRecord } from '@aarambh/records/data';
import { ActionDialog, Loading, ReadingFailure } from '@aarambh/records/screens';
import { JobOffer } from '#app/features/jobs/JobOffer.tsx';
import { reportJob } from './jobReport.ts';
import { myJobsResource } from './myJobs.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { AnswersInReach, applicationID } from './AnswersInReach.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import { EligibilityCard } from './EligibilityCard.tsx';
import { Company } from './JobContent.tsx';
import { SaveJob } from './SaveJob.tsx';
import { SimilarJobs } from './SimilarJobs.tsx';
import * as styles from './offer.css.ts';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('my-jobs', 'jobs', 'resources', 'cv', 'catalogue');

/** A job for a candidate who thinks of applying: what it offers, whether and why they are eligible, and a way to report it. */
export default function Offer() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const [isReporting, setReporting] = useState(false);
  /** On this visit: then the button that had the focus gives way to what says so. */
  const [hasReported, setReported] = useState(false);
  const job = useRecord(myJobsResource, id);
  const { data: row, error } = job;
  return (
    <Stack gap="md">
      <ScreenHeading lead={row === undefined ? undefined : <Lead job={row} />}>
        {row === undefined ? t('resources.jobDescription.one') : myJobsResource.nameOf(row)}
      </ScreenHeading>
      {row === undefined ? (
        error === null ? (
          <Loading />
        ) : (
          <ReadingFailure title={t('resources.recordFailed')} reading={job} error={error} />
        )
      ) : (
        <>
          {row.application != null && <ApplicationCard row={row} />}
          <div className={row.application == null ? styles.offer : styles.column}>
            <div className={styles.column}>
              <Card>
                <JobOffer row={row} isScreen />
              </Card>
              {row.isReported === true ? (
                <Alert tone="info" focusOnMount={hasReported}>
                  {t('resources.job.report.reported')}
                </Alert>
              ) : (
                <Inline>
                  <Button variant="secondary" size="sm" onClick={() => setReporting(true)}>
                    {t('resources.job.report.open')}
                  </Button>
                </Inline>
              )}
            </div>
            {row.application == null && (
              <div className={styles.column} id={applicationID}>
                <ApplicationCard row={row} />
                <EligibilityCard id={id} criteria={row.criteria ?? {}} />
              </div>
            )}
          </div>
          <SimilarJobs id={id} />
          <AnswersInReach row={row} />
          <ActionDialog
            resource={myJobsResource}
            asked={isReporting ? { row, action: reportJob } : undefined}
            onClose={() => setReporting(false)}
            onDone={() => setReported(true)}
          />
        </>
      )}
    </Stack>
  );
}

/** Who offers it, and the press that keeps it for later. */
function Lead({ job }: { readonly job: components['schemas']['JobDescription'] }) {
  return (
    <Inline gap="sm">
      <Company job={job} />
      <SaveJob job={job} />
    </Inline>
  );
}
