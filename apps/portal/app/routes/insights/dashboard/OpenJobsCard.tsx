import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { shortDayText } from '../../../i18n/dates.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { queries } from '../../../session/queries.ts';
import { DashboardCard } from './DashboardCard.tsx';

const stages = ['applied', 'shortlisted', 'selected', 'accepted'] as const;

/** The company's open jobs that close next, with how far their candidates got. */
export function OpenJobsCard() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const params = { path: { group: 'openJobs' } } as const;
  const reading = useQuery(queries().queryOptions('get', '/dashboard/counts/{group}', { params }));
  const number = new Intl.NumberFormat(`${language}-IN`);
  return (
    <DashboardCard title={t('dashboard.openJobs.title')} reading={reading}>
      {({ data: { counts } }) =>
        (counts.openJobs ?? []).length === 0 ? (
          <Text tone="muted">{t('dashboard.openJobs.none')}</Text>
        ) : (
          <List kind="divided" label={t('dashboard.openJobs.title')}>
            {(counts.openJobs ?? []).map(({ id, title, lastDateToApply, ...funnel }) => (
              <ListItem key={id}>
                <Stack gap="xxs">
                  <Text weight="semibold">{title}</Text>
                  <Text size="sm">
                    {stages
                      .map((stage) => `${t(`dashboard.stages.${stage}`)}: ${number.format(funnel[stage])}`)
                      .join(' · ')}
                  </Text>
                  {lastDateToApply !== null && (
                    <Text size="sm" tone="muted">
                      {t('dashboard.openJobs.closes', { date: shortDayText(lastDateToApply, language) })}
                    </Text>
                  )}
                </Stack>
              </ListItem>
            ))}
          </List>
        )
      }
    </DashboardCard>
  );
}
