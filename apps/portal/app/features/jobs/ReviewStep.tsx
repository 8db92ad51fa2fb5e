import type { ApiError, components } from '@aarambh/api-client';
import { setJobDescriptionStatus } from '@aarambh/api-client/operations';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsAllowed } from '#app/access/access.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { setStatus } from '#app/records/calls.ts';
import { jobDescriptionResource } from './jobDescription.tsx';
import type { StepParts } from '#app/records/resource.ts';
import { failureText } from '#app/session/failureText.ts';
import { alerts } from '#app/screen/alerts.ts';
import { DaysApart } from './DaysApart.tsx';
import { JobOffer } from './JobOffer.tsx';
import { missingAt, missingFromTyped } from './missingFromJob.ts';
import { MissingList } from './MissingList.tsx';
import { OpenReviews } from './OpenReviews.tsx';
import { ReviewPeople } from './ReviewPeople.tsx';

type Job = components['schemas']['JobDescription'];

/**
 * The last step: what keeps the job from being posted and which of its days contradict each other, each with a link to its field; then the job
 * as candidates will read it, and whom it reaches.
 */
export default function ReviewStep(parts: StepParts) {
  const { form, row, hrefOf, save } = parts;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const mayPost = useIsAllowed(setJobDescriptionStatus);
  const [isPosting, setIsPosting] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const list = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the jobs
  const job = row as (typeof row & Job) | undefined;
  const [now] = useState(() => new Date());
  const missing = missingFromTyped(form, now, t);
  const refused = (failure?.fieldErrors ?? [])
    .map(({ path, message }) => missingAt(path, message, t))
    .filter(({ name }) => missing.every((each) => each.name !== name));
  const blocks = [...missing, ...refused];
  const isPosted = job?.status === 'Posted';
  const waitsForSupport =
    job?.reviews?.some(({ kind, state }) => kind === 'Trust scan' && state === 'Open') === true;

  async function post(): Promise<void> {
    setFailure(undefined);
    if (blocks.length > refused.length) {
      list.current?.focus();
      return;
    }
    setIsPosting(true);
    const saved = await save();
    const result = saved === undefined ? undefined : await setStatus(jobDescriptionResource, saved, 'Posted');
    await queryClient.invalidateQueries({ queryKey: [jobDescriptionResource.family] });
    setIsPosting(false);
    if (result === undefined) return;
    if (!result.ok) {
      setFailure(result.error);
      list.current?.focus();
      return;
    }
    const name = jobDescriptionResource.nameOf(result.data);
    if (result.data.status === 'Posted') alerts.success(t('resources.job.isPosted', { name }));
    else alerts.info(t('resources.job.waitsForSupport', { name }));
    await navigate(`/job-description/${result.data.id}`);
  }

  return (
    <Stack gap="lg">
      <div ref={list} tabIndex={-1}>
        {failure !== undefined && failure.fieldErrors.length === 0 && (
          <Alert tone="danger" title={t('resources.job.notPosted')}>
            {failureText(failure, t)}
          </Alert>
        )}
        {isPosted ? (
          <Alert tone="info">{t('resources.job.changesHold')}</Alert>
        ) : blocks.length === 0 ? (
          waitsForSupport ? (
            <Alert tone="info">{t('resources.job.supportReads')}</Alert>
          ) : (
            <Alert tone="success">{t('resources.job.ready')}</Alert>
          )
        ) : (
          <MissingList missing={blocks} hrefOf={hrefOf} />
        )}
      </div>
      <DaysApart form={form} hrefOf={hrefOf} />
      <OpenReviews reviews={job?.reviews ?? []} isPosted={isPosted} />
      {!isPosted && mayPost && (
        <Inline>
          <Button size="sm" isPending={isPosting} onClick={() => void post()}>
            {t('resources.job.postNow')}
          </Button>
        </Inline>
      )}
      {!isPosted && !mayPost && <Text tone="muted">{t('resources.job.othersPost')}</Text>}
      {row !== undefined && (
        <>
          <JobOffer row={row} />
          <ReviewPeople row={row} parts={parts} />
        </>
      )}
    </Stack>
  );
}
