import { CheckIcon } from '@aarambh/ui/Icon';
import { Inline } from '@aarambh/ui/Inline';
import { Link } from '@aarambh/ui/Link';
import { List, ListItem } from '@aarambh/ui/List';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as styles from './CheckListCard.css.ts';
import { DashboardCard } from '#app/screen/DashboardCard.tsx';
import type { Dashboard } from './useDashboard.ts';

/** What makes the account ready for its work. It goes away when everything is done. */
export function CheckListCard({ dashboard: { checkList, persona } }: { readonly dashboard: Dashboard }) {
  const { t } = useTranslation();
  if (checkList.length === 0) return null;
  const done = checkList.filter(({ isDone }) => isDone).length;
  return (
    <DashboardCard
      title={t(persona === 'employer' ? 'dashboard.checkList.employer' : 'dashboard.checkList.title')}
      end={
        <Text as="span" size="sm" tone="muted" isTabular>
          {t('dashboard.checkList.done', { done, count: checkList.length })}
        </Text>
      }
    >
      <List label={t('dashboard.checkList.title')}>
        {checkList.map(({ key, isDone, link }) => (
          <ListItem key={key}>
            <Inline gap="xs" isWrapping={false}>
              <span className={isDone ? styles.done : styles.open}>
                {isDone && <CheckIcon size="sm" label={t('dashboard.checkList.isDone')} />}
              </span>
              {isDone || link === null ? (
                <Text as="span" {...(isDone && { tone: 'muted' })}>
                  {t(`dashboard.checkList.items.${key}`)}
                </Text>
              ) : (
                <Link href={link} variant="standalone">
                  {t(`dashboard.checkList.items.${key}`)}
                </Link>
              )}
            </Inline>
          </ListItem>
        ))}
      </List>
    </DashboardCard>
  );
}
