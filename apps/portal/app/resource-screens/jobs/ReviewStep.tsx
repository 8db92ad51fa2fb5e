import type { ApiError, components } from '@aarambh/api-client';
import { setJobDescriptionStatus } from '@aarambh/api-client/operations';
import { jobForm, postingBlocks } from '@aarambh/forms';
import { Alert } from '@aarambh/ui/Alert';
import { Button } from '@aarambh/ui/Button';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsAllowed } from '../../access/access.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { setPosting } from '../../resources/calls.ts';
import { jobDescriptionResource } from '../../resources/jobDescription.tsx';
import type { StepParts } from '../../resources/resource.ts';
import { failureText } from '../../session/failureText.ts';
import { alerts } from '../../shell/alerts.ts';
import { JobOffer } from './JobOffer.tsx';
import { OpenReviews } from './OpenReviews.tsx';

type Job = components['schemas']['JobDescription'];

/** Something that keeps a job from being posted: in words, and where it is put right. */
interface Block {
  readonly name: string;
  readonly step: string;
  readonly words: string;
}

/** The last step: what keeps the job from being posted, each with a link to its field, and the job as candidates will read it. */
export default function ReviewStep({ form, row, steps, hrefOf, save }: StepParts) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const mayPost = useIsAllowed(setJobDescriptionStatus);
  const [isPosting, setIsPosting] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const list = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the jobs
  const job = row as (typeof row & Job) | undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are the values of this form
  const typed = form.values() as typeof jobForm.defaultValues;
  const [now] = useState(() => new Date());
  const verdict = form.verdict();
  const missing = verdict.ok ? postingBlocks(jobForm.toPayload(typed), now) : verdict.errors;
  const refused = (failure?.fieldErrors ?? []).filter(({ path }) =>
    missing.every((each) => each.path !== path),
  );
  const blocks = [
    ...missing.map((error) => blockAt(error.path, t(`forms.${error.key}`, { ...error.params }))),
    ...refused.map(({ path, message }) => blockAt(path, message)),
  ];
  const isPosted = job?.status === 'Posted';
  const waitsForSupport =
    job?.reviews?.some(({ kind, state }) => kind === 'Trust scan' && state === 'Open') === true;

  function blockAt(path: string, words: string): Block {
    const name =
      jobForm.fieldOrder.find((each) => (jobForm.wireNames[each] ?? each) === path) ??
      path.split('.')[0] ??
      path;
    const step = steps.find(({ fields }) => fields.includes(name)) ?? steps[0];
    return { name, step: step?.id ?? '', words: step === undefined ? words : `${t(step.title)}: ${words}` };
  }

  async function post(): Promise<void> {
    setFailure(undefined);
    if (blocks.length > refused.length) {
      list.current?.focus();
      return;
    }
    setIsPosting(true);
    const saved = await save();
    const result =
      saved === undefined ? undefined : await setPosting(jobDescriptionResource, saved, 'Posted');
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
          <Alert tone="warning" title={t('resources.job.blocks', { count: blocks.length })}>
            <List>
              {blocks.map(({ name, step, words: text }) => (
                <ListItem key={name}>
                  <Link href={hrefOf(step, name)}>{text}</Link>
                </ListItem>
              ))}
            </List>
          </Alert>
        )}
      </div>
      <OpenReviews reviews={job?.reviews ?? []} isPosted={isPosted} />
      {!isPosted && mayPost && (
        <Inline>
          <Button size="toolbar" isPending={isPosting} onClick={() => void post()}>
            {t('resources.job.postNow')}
          </Button>
        </Inline>
      )}
      {!isPosted && !mayPost && <Text tone="muted">{t('resources.job.othersPost')}</Text>}
      {row !== undefined && <JobOffer row={row} />}
    </Stack>
  );
}
