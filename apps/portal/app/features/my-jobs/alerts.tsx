import { Button } from '@aarambh/ui/Button';
import { Card } from '@aarambh/ui/Card';
import { EmptyState } from '@aarambh/ui/EmptyState';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useRef } from 'react';
import { textsOf } from '#app/i18n/textsOf.ts';
import type { Formats } from '#app/i18n/formats.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Loading, ReadingFailure } from '@aarambh/records/screens';
import { cards } from '@aarambh/records/styles';
import { jobTypeTexts } from '#app/words/jobs.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { jobAlertsQuery, useJobAlertChanges, type JobAlert } from './alerts/jobAlerts.ts';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('my-jobs', 'resources');

/** The jobs that a candidate wants to hear of: each can be paused, looked for, and deleted. */
export default function JobAlerts() {
  const { t } = useTranslation();
  const reading = useQuery(jobAlertsQuery());
  const list = useRef<HTMLDivElement>(null);
  const all = reading.data?.data.jobAlert;
  return (
    <Stack gap="md">
      <Inline justify="between" align="end">
        <ScreenHeading lead={t('resources.alerts.lead')}>{t('resources.alerts.title')}</ScreenHeading>
        <LinkButton variant="secondary" size="sm" href="/my-jobs">
          {t('resources.alerts.find')}
        </LinkButton>
      </Inline>
      <div ref={list} tabIndex={-1}>
        {all === undefined ? (
          reading.error === null ? (
            <Loading />
          ) : (
            <ReadingFailure title={t('resources.alerts.failed')} reading={reading} error={reading.error} />
          )
        ) : all.length === 0 ? (
          <Card>
            <EmptyState title={t('resources.alerts.none')}>{t('resources.alerts.noneText')}</EmptyState>
          </Card>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver takes a list without marks for a list only if told
          <ul role="list" aria-label={t('resources.alerts.title')} className={cards}>
            {all.map((alert) => (
              <AlertRow key={alert.id} alert={alert} onRemoved={() => list.current?.focus()} />
            ))}
          </ul>
        )}
      </div>
    </Stack>
  );
}

interface AlertRowProps {
  readonly alert: JobAlert;
  readonly onRemoved: () => void;
}

function AlertRow({ alert, onRemoved }: AlertRowProps) {
  const { t } = useTranslation();
  const { pause } = useJobAlertChanges();
  const { remove } = useJobAlertChanges(onRemoved);
  const { id, isPaused, companyID } = alert;
  const formats = useFormats();
  const name = alertText(alert, t, formats);
  return (
    <Card as="li" padding="md">
      <Inline justify="between">
        <Stack gap="xxs">
          <Heading level={2} size="sm">
            {isFollow(alert) && companyID != null ? (
              <Link variant="standalone" href={`/company/${companyID}`}>
                {name}
              </Link>
            ) : (
              <Link variant="standalone" href={searchOf(alert)}>
                {name}
              </Link>
            )}
          </Heading>
          {isPaused && (
            <Inline>
              <Tag>{t('resources.alerts.paused')}</Tag>
            </Inline>
          )}
        </Stack>
        <Inline gap="xs">
          <Button
            variant="secondary"
            size="sm"
            isPending={pause.isPending}
            aria-label={t(isPaused ? 'resources.alerts.resumeThis' : 'resources.alerts.pauseThis', { name })}
            onClick={() => pause.mutate({ id, isPaused: !isPaused })}
          >
            {t(isPaused ? 'resources.alerts.resume' : 'resources.alerts.pause')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            isPending={remove.isPending}
            aria-label={t('resources.alerts.deleteThis', { name })}
            onClick={() => remove.mutate(id)}
          >
            {t('resources.alerts.delete')}
          </Button>
        </Inline>
      </Inline>
    </Card>
  );
}

const isFollow = ({ search, jobType, cityID, minPaise }: JobAlert): boolean =>
  search == null && jobType == null && cityID == null && minPaise == null;

/** What was asked for, as one line: `“software” · Full time · Pune · from ₹6,00,000 a year`. */
function alertText(alert: JobAlert, t: TFunction, { rupees }: Pick<Formats, 'rupees'>): string {
  const { search, jobType, cityName, cityID, minPaise, companyName } = alert;
  if (isFollow(alert)) return t('resources.alerts.everyJobOf', { company: companyName ?? '' });
  return [
    search != null && t('resources.alerts.words', { words: search }),
    jobType != null && t(jobTypeTexts[jobType]),
    cityID != null && (cityName ?? t('resources.alerts.goneCity')),
    minPaise != null && t('resources.alerts.from', { pay: rupees(minPaise) }),
    companyName,
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ');
}

/** The list of jobs that are like it now. */
function searchOf({ search, jobType, cityID, minPaise, companyID }: JobAlert): string {
  const said = { search, jobType, cityID, minPaise: minPaise?.toString(), companyID };
  const chosen = Object.entries(said).flatMap(([name, value]) => (value == null ? [] : [[name, value]]));
  return `/my-jobs?${new URLSearchParams(chosen).toString()}`;
}
