import { Link } from '@aarambh/ui/Link';
import { List, ListItem } from '@aarambh/ui/List';
import { ProgressBar } from '@aarambh/ui/ProgressBar';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useUser } from '#app/screen/useUser.ts';
import { oldCvHash } from '#app/features/profile/old-cv/oldCvHash.ts';
import { sectionOf } from '#app/features/profile/sections.ts';
import { DashboardCard } from '#app/screen/DashboardCard.tsx';
import * as styles from './ProfileCard.css.ts';
import type { Dashboard } from './useDashboard.ts';

/** Missing parts that are named, those that count most; the profile itself shows all. */
const maxShown = 3;

/** Whoever has less than so many percent is asked for a CV to begin with. */
const beginsBelow = 50;

/** How much of the profile is filled in, and what is missing with what it counts. */
export function ProfileCard({ profile }: { readonly profile: NonNullable<Dashboard['profile']> }) {
  const { t } = useTranslation();
  const { isFresher } = useUser();
  const missing = profile.parts
    .filter(({ isComplete }) => !isComplete)
    .toSorted((a, b) => b.weight - a.weight);
  return (
    <DashboardCard title={t('dashboard.profile.title')}>
      <ProgressBar label={t('dashboard.profile.filledIn')} value={profile.percent} />
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
                {t('dashboard.profile.share', { percent: weight })}
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
      {profile.percent < beginsBelow && (
        <Link href={`/profile${oldCvHash}`} variant="standalone">
          {t('dashboard.profile.fromCv')}
        </Link>
      )}
    </DashboardCard>
  );
}
