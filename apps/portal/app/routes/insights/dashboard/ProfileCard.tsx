import { Link } from '@aarambh/ui/Link';
import { List, ListItem } from '@aarambh/ui/List';
import { ProgressBar } from '@aarambh/ui/ProgressBar';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { queries } from '../../../session/queries.ts';
import { useUser } from '../../../shell/useUser.ts';
import { sectionOf } from '../../candidates/profile/sections.ts';
import { DashboardCard } from './DashboardCard.tsx';
import * as styles from './ProfileCard.css.ts';

/** Missing parts that are named; the profile itself shows all. */
const maxShown = 5;

/** How much of the profile is filled in, and what is missing with what it counts. */
export function ProfileCard() {
  const { t } = useTranslation();
  const { isFresher } = useUser();
  const reading = useQuery(queries().queryOptions('get', '/user/completion'));
  return (
    <DashboardCard title={t('dashboard.profile.title')} reading={reading}>
      {({ data: { completion } }) => {
        const whole = completion.parts.reduce((sum, { weight }) => sum + weight, 0);
        const missing = completion.parts.filter(({ isComplete }) => !isComplete);
        return (
          <Stack gap="sm">
            <ProgressBar label={t('dashboard.profile.filledIn')} value={completion.percent} />
            {missing.length === 0 ? (
              <Text tone="muted">{t('dashboard.profile.complete')}</Text>
            ) : (
              <List label={t('dashboard.profile.missing')}>
                {missing.slice(0, maxShown).map(({ name, weight }) => (
                  <ListItem key={name}>
                    <Link href={`/profile#${sectionOf(name, isFresher === true)}`}>
                      {t(`dashboard.profile.parts.${name}`)}
                    </Link>{' '}
                    <Text as="span" tone="muted" className={styles.share}>
                      {t('dashboard.profile.share', { percent: Math.round((100 * weight) / whole) })}
                    </Text>
                  </ListItem>
                ))}
                {missing.length > maxShown && (
                  <ListItem>
                    <Text as="span" tone="muted">
                      {t('dashboard.profile.more', { count: missing.length - maxShown })}
                    </Text>
                  </ListItem>
                )}
              </List>
            )}
          </Stack>
        );
      }}
    </DashboardCard>
  );
}
