import { SuccessIcon, WarningIcon } from '@aarambh/ui/Icon';
import { List, ListItem } from '@aarambh/ui/List';
import { Tag } from '@aarambh/ui/Tag';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { DashboardCard } from './DashboardCard.tsx';
import type { Dashboard } from './useDashboard.ts';

/** Whether SMS and e-mails reach people. */
export function HealthCard({ health }: { readonly health: NonNullable<Dashboard['health']> }) {
  const { t } = useTranslation();
  const { failed, waiting } = health;
  return (
    <DashboardCard title={t('dashboard.health.title')}>
      <List>
        {(failed > 0 || waiting === 0) && (
          <ListItem>
            <Tag
              tone={failed === 0 ? 'success' : 'danger'}
              icon={failed === 0 ? <SuccessIcon /> : <WarningIcon />}
            >
              {failed === 0
                ? t('dashboard.health.delivered')
                : t('dashboard.health.failed', { count: failed })}
            </Tag>
          </ListItem>
        )}
        {waiting > 0 && (
          <ListItem>
            <Tag tone="warning">{t('dashboard.health.waiting', { count: waiting })}</Tag>
          </ListItem>
        )}
      </List>
    </DashboardCard>
  );
}
