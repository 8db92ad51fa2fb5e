import type { components } from '@aarambh/api-client';
import { Heading } from '@aarambh/ui/Heading';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DashboardCard } from '#app/screen/DashboardCard.tsx';
import { Figures } from './Figures.tsx';
import { figureOf, type Dashboard, type DashboardFigure } from './useDashboard.ts';

type Funnel = components['schemas']['DashboardFunnel'];

const stages = ['undecided', 'onHold', 'shortlisted', 'offers', 'accepted'] as const;

const isStage = (key: DashboardFigure['key']): key is (typeof stages)[number] =>
  stages.some((stage) => stage === key);

/** The company's open jobs that close next, each with its applications by where they stand; a number opens exactly these people. */
export function Funnels({ dashboard }: { readonly dashboard: Dashboard }) {
  const { t } = useTranslation();
  const { funnels } = dashboard;
  const all = figureOf(dashboard, 'openJobs');
  if (funnels === undefined) return null;
  return (
    <DashboardCard
      title={t('dashboard.openJobs.title')}
      end={
        all !== undefined &&
        all.total > 0 && (
          <Link href={all.link} variant="standalone">
            {t('dashboard.openJobs.all', { count: all.total })}
          </Link>
        )
      }
    >
      {funnels.length === 0 ? (
        <Inline justify="between">
          <Text tone="muted">{t('dashboard.openJobs.none')}</Text>
          <LinkButton href="/job-description/edit" variant="secondary" size="sm">
            {t('dashboard.openJobs.write')}
          </LinkButton>
        </Inline>
      ) : (
        <List kind="divided" label={t('dashboard.openJobs.title')}>
          {funnels.map((funnel) => (
            <ListItem key={funnel.id}>
              <FunnelRow funnel={funnel} />
            </ListItem>
          ))}
        </List>
      )}
    </DashboardCard>
  );
}

function FunnelRow({ funnel: { id, title, lastDateToApply, figures } }: { readonly funnel: Funnel }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Stack gap="xs">
      <Inline justify="between" align="baseline" gap="sm">
        <Heading level={3} size="sm">
          <Link href={`/job-description/${id}`} variant="standalone">
            {title}
          </Link>
        </Heading>
        {lastDateToApply !== null && (
          <Text size="sm" tone="muted">
            {t('dashboard.eligible.closes', { when: formats.distance(lastDateToApply) })}
          </Text>
        )}
      </Inline>
      <Figures
        size="small"
        about={title}
        figures={figures.flatMap((figure) =>
          isStage(figure.key) ? [{ ...figure, label: t(`dashboard.stages.${figure.key}`) }] : [],
        )}
      />
    </Stack>
  );
}
