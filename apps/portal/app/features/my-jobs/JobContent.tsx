import type { components } from '@aarambh/api-client';
import { Heading } from '@aarambh/ui/Heading';
import { SuccessIcon } from '@aarambh/ui/Icon';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { AnyRow } from '@aarambh/records';
import { wordsOf, type ListAddress, type Unlabelled } from '@aarambh/records/data';
import { reasonsFor } from '#app/features/jobs/reasonsFor.ts';
import { jobPhaseTexts, jobTypeTexts, verdictTexts, verdictTones, workModeTexts } from '#app/words/jobs.ts';
import { declineOf } from './ownApplication.ts';
import { useHeldCall } from '#app/session/heldCalls.ts';
import { SaveJob } from './SaveJob.tsx';

type Job = components['schemas']['JobDescription'];

export interface JobContentProps {
  readonly row: AnyRow;
  readonly address: Pick<ListAddress, 'hrefOf'>;
  /** Of the name of the job. @default 2 */
  readonly level?: 2 | 3;
  /** The screen is about the company: its name is not said again. @default false */
  readonly isCompanySaid?: boolean;
}

/** What a candidate weighs before opening a job: what and where it is, what it pays, how well it fits, how long it is open. */
export function JobContent({ row, address, level = 2, isCompanySaid = false }: JobContentProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isDeclined = useHeldCall(declineOf(row.id)) !== undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the jobs
  const job = row as AnyRow & Job;
  const { title, evaluation, lastDateToApply, price, phase } = job;
  const hasEnded = phase === 'Closed' || phase === 'Cancelled';
  const match = evaluation?.matchScore ?? 0;
  const said = (column: Unlabelled) => wordsOf(column, row, t, formats);
  return (
    <Stack gap="sm">
      <Stack gap="xxs">
        <Heading level={level} size="sm">
          <Link variant="standalone" href={address.hrefOf({ record: row.id })}>
            {title}
          </Link>
        </Heading>
        <Inline justify={isCompanySaid ? 'end' : 'between'} gap="xs">
          {!isCompanySaid && <Company job={job} />}
          <SaveJob job={job} />
        </Inline>
      </Stack>
      <Text size="sm">
        {[
          said({ field: 'cityNames', as: 'parts' }),
          said({ field: 'workMode', as: 'choice', choices: workModeTexts }),
          said({ field: 'jobType', as: 'choice', choices: jobTypeTexts }),
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </Text>
      <Text size="sm">{payOf()}</Text>
      <Inline gap="xs">
        {hasEnded && <Tag>{t(jobPhaseTexts[phase])}</Tag>}
        {isDeclined && <Tag>{t('resources.apply.declining')}</Tag>}
        {evaluation !== undefined && (
          <Tag tone={verdictTones[evaluation.verdict] ?? 'neutral'}>
            {t(verdictTexts[evaluation.verdict])}
          </Tag>
        )}
        {/* Whoever has named no skill has none counted: that is not known, and no 0 %. */}
        {match > 0 && (
          <Tag tone="info">{t('resources.myJobs.match', { percent: formats.percent(match / 100) })}</Tag>
        )}
      </Inline>
      {evaluation !== undefined && <Obstacles evaluation={evaluation} />}
      <Text size="sm" tone="muted">
        {[
          hasEnded && t('resources.myJobs.ended'),
          !hasEnded &&
            lastDateToApply != null &&
            t('resources.myJobs.closes', { when: formats.distance(lastDateToApply) }),
          price !== undefined && t('resources.myJobs.credits', { count: price }),
        ]
          .filter((part) => part !== false)
          .join(' · ')}
      </Text>
    </Stack>
  );

  function payOf(): string {
    const least = said({ field: 'ctcMinPaise', as: 'money' });
    const most = said({ field: 'ctcMaxPaise', as: 'money' });
    const stipend = said({ field: 'stipendPaisePerMonth', as: 'money' });
    const range = [...new Set([least, most].filter((part) => part !== null))].join(' – ');
    return [
      range !== '' && t('resources.myJobs.aYear', { pay: range }),
      stipend !== null && t('resources.myJobs.aMonth', { pay: stipend }),
    ]
      .filter((part) => part !== false)
      .join(' · ');
  }
}

/** Who offers a job, as a link to its page, with a mark where the company is checked. */
export function Company({
  job,
}: {
  readonly job: Pick<Job, 'companyID' | 'companyName' | 'isCompanyVerified'>;
}) {
  const { t } = useTranslation();
  const { companyID, companyName, isCompanyVerified } = job;
  return (
    <Inline gap="xxs">
      {companyID == null ? (
        <Text tone="muted">{companyName}</Text>
      ) : (
        <Link href={`/company/${companyID}`}>{companyName}</Link>
      )}
      {isCompanyVerified === true && <SuccessIcon size="sm" label={t('resources.myJobs.verified')} />}
    </Inline>
  );
}

/** Reasons that a card has room for; the job itself says all of them. */
const mostReasons = 2;

const titles = {
  Eligible: 'resources.job.explain.warning',
  NotEligible: 'resources.myJobs.why',
  NeedsData: 'resources.myJobs.unknown',
} as const;

/** What decides: why a candidate is not eligible, what nobody knows yet, or what is missing before an application. */
function Obstacles({ evaluation }: { readonly evaluation: NonNullable<Job['evaluation']> }) {
  const { t } = useTranslation();
  const { verdict } = evaluation;
  const { against, unknown, warnings } = reasonsFor(evaluation);
  const reasons = { Eligible: warnings, NotEligible: against, NeedsData: unknown }[verdict];
  if (reasons.length === 0) return null;
  // One more takes no more room than saying that there is one.
  const shown = reasons.length === mostReasons + 1 ? reasons : reasons.slice(0, mostReasons);
  const more = reasons.length - shown.length;
  return (
    <List kind="bulleted" label={t(titles[verdict])}>
      {[
        ...shown,
        ...(more > 0 ? [{ id: 'more', text: t('resources.myJobs.moreReasons', { count: more }) }] : []),
      ].map(({ id, text }) => (
        <ListItem key={id}>
          <Text as="span" size="sm">
            {text}
          </Text>
        </ListItem>
      ))}
    </List>
  );
}
