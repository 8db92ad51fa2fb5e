import type { components } from '@aarambh/api-client';
import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { SuccessIcon } from '@aarambh/ui/Icon';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useId } from 'react';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as styles from './JobCards.css.ts';
import { NoJobs } from './NoJobs.tsx';
import { OpenerCard } from './OpenerCard.tsx';
import { figureOf, type Dashboard } from './useDashboard.ts';

type Job = components['schemas']['DashboardJob'];

/** The best or most urgent jobs that the candidate may decide about, and the way to all of them. */
export function JobCards({ dashboard }: { readonly dashboard: Dashboard }) {
  const { t } = useTranslation();
  const heading = useId();
  const { jobs, opener } = dashboard;
  const all = figureOf(dashboard, 'eligible');
  if (jobs === undefined) return null;
  return (
    <section aria-labelledby={heading}>
      <Stack gap="sm">
        <Inline justify="between" align="baseline">
          <Heading level={2} size="sm" id={heading}>
            {t('dashboard.eligible.title')}
          </Heading>
          {all !== undefined && all.total > 0 && (
            <Link href={all.link} variant="standalone">
              {t('dashboard.eligible.all', { count: all.total })}
            </Link>
          )}
        </Inline>
        {jobs.length === 0 ? (
          <Card padding="md">
            <NoJobs dashboard={dashboard} />
          </Card>
        ) : (
          <ul className={styles.jobs}>
            {jobs.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </ul>
        )}
        {opener !== undefined && <OpenerCard opener={opener} />}
      </Stack>
    </section>
  );
}

function JobCard({ job }: { readonly job: Job }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const title = useId();
  const { id, companyID, companyName, cityNames, lastDateToApply, price } = job;
  const href = `/my-jobs/${id}`;
  const facts = [cityNames.join(', '), usePay(job)].filter((fact) => fact !== '');
  return (
    <Card as="li" padding="md" className={styles.job}>
      <Stack gap="xxs">
        <Heading level={3} size="sm" id={title}>
          {job.title}
        </Heading>
        <Inline gap="xxs">
          {companyID === undefined ? (
            <Text tone="muted" size="sm">
              {companyName}
            </Text>
          ) : (
            <Link href={`/company/${companyID}`}>{companyName}</Link>
          )}
          {job.isCompanyVerified === true && (
            <SuccessIcon size="sm" label={t('dashboard.eligible.verified')} />
          )}
        </Inline>
        <Text size="sm">{facts.join(' · ')}</Text>
      </Stack>
      <Inline justify="between" gap="xs">
        <Text size="sm" tone="muted">
          {[
            lastDateToApply !== null &&
              t('dashboard.eligible.closes', { when: formats.distance(lastDateToApply) }),
            price === 0 ? t('dashboard.free') : t('dashboard.credits', { count: price }),
          ]
            .filter((part) => part !== false)
            .join(' · ')}
        </Text>
        <LinkButton href={href} variant="secondary" size="sm" aria-describedby={title}>
          {t('dashboard.eligible.accept')}
        </LinkButton>
      </Inline>
    </Card>
  );
}

/** `₹6,00,000 – ₹8,00,000 a year`, or the stipend; empty where neither is told. */
function usePay({ ctcMinPaise, ctcMaxPaise, stipendPaisePerMonth }: Job): string {
  const { t } = useTranslation();
  const formats = useFormats();
  const range = [...new Set([ctcMinPaise, ctcMaxPaise])].flatMap((paise) =>
    paise == null ? [] : [formats.rupees(paise)],
  );
  if (range.length > 0) return t('dashboard.eligible.aYear', { pay: range.join(' – ') });
  if (stipendPaisePerMonth == null) return '';
  return t('dashboard.eligible.aMonth', { pay: formats.rupees(stipendPaisePerMonth) });
}
