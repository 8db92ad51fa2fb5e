import { listUndelivered } from '@aarambh/api-client/operations';
import { Button } from '@aarambh/ui/Button';
import { SuccessIcon, WarningIcon } from '@aarambh/ui/Icon';
import { List, ListItem } from '@aarambh/ui/List';
import { Tag } from '@aarambh/ui/Tag';
import { lazy, Suspense, useState } from 'react';
import { useIsAllowed } from '#app/access/access.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DashboardCard } from '#app/screen/DashboardCard.tsx';
import type { Dashboard } from './useDashboard.ts';

const Undelivered = lazy(() => import('./Undelivered.tsx'));

/** Whether SMS and e-mails reach people. */
export function HealthCard({ health }: { readonly health: NonNullable<Dashboard['health']> }) {
  const { t } = useTranslation();
  const { failed, waiting } = health;
  const maySee = useIsAllowed(listUndelivered);
  /** Undefined until it is opened for the first time. */
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <DashboardCard title={t('dashboard.health.title')}>
      <List>
        {(failed > 0 || waiting === 0) && (
          <ListItem
            end={
              maySee &&
              failed > 0 && (
                <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
                  {t('dashboard.health.look')}
                </Button>
              )
            }
          >
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
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <Undelivered isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </DashboardCard>
  );
}
