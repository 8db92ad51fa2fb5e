import { DescriptionList } from '@aarambh/ui/DescriptionList';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { dayText } from '../../../i18n/dates.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { queries } from '../../../session/queries.ts';
import { DashboardCard } from './DashboardCard.tsx';

/** The season of a fresher: when it is, and whether the person takes part. */
export function SeasonCard() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const params = { path: { group: 'season' } } as const;
  const reading = useQuery(queries().queryOptions('get', '/dashboard/counts/{group}', { params }));
  const date = (moment: string) => dayText(moment, language);
  return (
    <DashboardCard title={t('dashboard.season.title')} reading={reading}>
      {({ data: { counts } }) => {
        const { season } = counts;
        if (!season) return <Text tone="muted">{t('dashboard.season.none')}</Text>;
        return (
          <Stack gap="sm" align="start">
            <Text weight="semibold">{season.name}</Text>
            <Tag tone={season.isEnrolled ? 'success' : 'warning'}>
              {t(season.isEnrolled ? 'dashboard.season.enrolled' : 'dashboard.season.notEnrolled')}
            </Tag>
            <DescriptionList
              layout="grid"
              items={[
                { term: t('dashboard.season.registrationEnd'), details: date(season.registrationEnd) },
                { term: t('dashboard.season.start'), details: date(season.startDate) },
                { term: t('dashboard.season.end'), details: date(season.endDate) },
              ]}
            />
          </Stack>
        );
      }}
    </DashboardCard>
  );
}
