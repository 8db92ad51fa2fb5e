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
import { recordService } from '#app/records/service.ts';
import { useIsAllowed } from '#app/access/access.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { AnyRow, StepParts } from '@aarambh/records';
import { setStatus } from '@aarambh/records/data';
import { jobDescriptionResource } from './jobDescription.tsx';
import { alerts } from '#app/screen/alerts.ts';
import { FailureAlert } from '#app/screen/FailureAlert.tsx';
import { useAction, type Outcome } from '#app/screen/useAction.ts';
import { DaysApart } from './DaysApart.tsx';
import { JobOffer } from './JobOffer.tsx';
import { missingAt, missingFromTyped } from './missingFromJob.ts';
import { MissingList } from './MissingList.tsx';
import { OpenReviews } from './OpenReviews.tsx';
import { ReviewPeople } from './ReviewPeople.tsx';

type Job = components['schemas']['JobDescription'];

/** What is typed could not be saved, so nothing was posted; the form says why. */
const unsaved = 'unsaved';

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
  const posting = useAction(
    async (): Promise<Outcome<AnyRow, ApiError | typeof unsaved>> => {
      const saved = await save();
      const result =
        saved === undefined
          ? undefined
          : await setStatus(recordService, jobDescriptionResource, saved, 'Posted');
      await queryClient.invalidateQueries({ queryKey: [jobDescriptionResource.family] });
      return result ?? { ok: false, error: unsaved };
    },
    {
      onDone: async (posted) => {
        const name = jobDescriptionResource.nameOf(posted);
        if (posted.status === 'Posted') alerts.success(t('resources.job.isPosted', { name }));
        else alerts.info(t('resources.job.waitsForSupport', { name }));
        await navigate(`/job-description/${posted.id}`);
      },
      onFailed: (error) => {
        if (error !== unsaved) list.current?.focus();
      },
    },
  );
  const failure = posting.failure === unsaved ? null : posting.failure;
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

  const post = (): void => {
    if (missing.length === 0) posting.run();
    else {
      posting.clear();
      list.current?.focus();
    }
  };

  return (
    <Stack gap="lg">
      <div ref={list} tabIndex={-1}>
        {failure?.fieldErrors.length === 0 && (
          <FailureAlert error={failure} title={t('resources.job.notPosted')} takesFocus={false} />
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
          <Button size="sm" isPending={posting.isPending} onClick={post}>
            {t('resources.job.postNow')}
          </Button>
        </Inline>
      )}
      {!isPosted && !mayPost && <Text tone="muted">{t('resources.job.othersPost')}</Text>}
      {job !== undefined && (
        <>
          <JobOffer row={job} />
          <ReviewPeople row={job} parts={parts} />
        </>
      )}
    </Stack>
  );
}
