import { Card } from '@aarambh/ui/Card';
import { Heading } from '@aarambh/ui/Heading';
import { BellIcon } from '@aarambh/ui/Icon';
import { Text } from '@aarambh/ui/Text';
import { VisuallyHidden } from '@aarambh/ui/VisuallyHidden';
import { useId } from 'react';
import { guardedRoutes } from '#app/access/guardedRoutes.ts';
import { useIsAllowed } from '#app/access/access.ts';
import { panelNeeds } from '#app/access/needs.ts';
import { useMayOpen } from '#app/access/useMayOpen.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { openPanel } from '#app/screen/panels.ts';
import { RouteTile, RouteTiles } from '#app/screen/RouteTile.tsx';
import * as styles from '#app/screen/RouteTile.css.ts';

/** Where people go from here, the most used first. A person sees those that the own role opens. */
const offered = [
  'dashboard',
  'myJobs',
  'cv',
  'profile',
  'jobDescriptions',
  'eligibleStudents',
  'students',
  'leads',
  'companies',
  'institutes',
] as const;

/** The large links of the start page. */
export function StartLinks() {
  const { t } = useTranslation();
  const heading = useId();
  const mayOpen = useMayOpen();
  const readsNotices = useIsAllowed(panelNeeds.notifications);
  const open = offered.flatMap((name) =>
    guardedRoutes
      .filter((place) => place.name === name && mayOpen(`/${place.path}`))
      .map(({ path }) => ({ path, name })),
  );
  return (
    <nav aria-labelledby={heading}>
      <VisuallyHidden>
        <Heading level={2} id={heading}>
          {t('home.links.title')}
        </Heading>
      </VisuallyHidden>
      <RouteTiles>
        {open.map(({ path, name }) => (
          <RouteTile key={name} name={name} path={path} text={t(`home.links.${name}`)} />
        ))}
        {readsNotices && (
          <Card as="li" padding="md" className={styles.tile}>
            <span className={styles.icon}>
              <BellIcon />
            </span>
            <button type="button" className={styles.opener} onClick={() => openPanel('notifications')}>
              {t('shell.notifications.title')}
            </button>
            <Text size="sm" tone="muted" className={styles.text}>
              {t('home.links.notifications')}
            </Text>
          </Card>
        )}
      </RouteTiles>
    </nav>
  );
}
