import { SuccessIcon, WarningIcon } from '@aarambh/ui/Icon';
import { Disclosure } from '@aarambh/ui/Disclosure';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Tag } from '@aarambh/ui/Tag';
import { Text } from '@aarambh/ui/Text';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { DashboardCard } from '#app/screen/DashboardCard.tsx';
import type { Dashboard } from './useDashboard.ts';

type Health = NonNullable<Dashboard['health']>;

interface TasksCardProps {
  readonly tasks: NonNullable<Health['tasks']>;
  readonly payments?: Health['payments'];
  readonly imports?: Health['imports'];
}

/** Whether what the server does by itself is done, what of it waits and since when, and when it last was. */
export function TasksCard({ tasks, payments, imports }: TasksCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const undone = tasks.filter(({ failingSince, isStopped }) => failingSince !== null || isStopped);
  return (
    <DashboardCard title={t('dashboard.tasks.title')}>
      <List>
        {undone.length === 0 && (
          <ListItem>
            <Tag tone="success" icon={<SuccessIcon />}>
              {t('dashboard.tasks.allRun')}
            </Tag>
          </ListItem>
        )}
        {undone.map(({ name, failingSince, succeededAt }) => (
          <ListItem key={name}>
            <Text>{t(`dashboard.tasks.names.${name}`)}</Text>
            <Tag tone="danger" icon={<WarningIcon />}>
              {failingSince === null
                ? t('dashboard.tasks.stopped', { moment: formats.lately(succeededAt ?? '') })
                : t('dashboard.tasks.failing', { moment: formats.lately(failingSince) })}
            </Tag>
          </ListItem>
        ))}
        {payments && payments.count > 0 && (
          <Waiting text={t('dashboard.tasks.payments', { count: payments.count })} work={payments} />
        )}
        {imports && imports.count > 0 && (
          <Waiting text={t('dashboard.tasks.imports', { count: imports.count })} work={imports} />
        )}
      </List>
      {undone.length > 0 && <Text tone="muted">{t('dashboard.tasks.why')}</Text>}
      <Disclosure title={t('dashboard.tasks.lastRuns')}>
        <List kind="divided" label={t('dashboard.tasks.lastRuns')}>
          {tasks.map(({ name, succeededAt }) => (
            <ListItem key={name}>
              <Text>{t(`dashboard.tasks.names.${name}`)}</Text>
              <Text tone="muted">
                {succeededAt === null ? t('dashboard.tasks.never') : formats.lately(succeededAt)}
              </Text>
            </ListItem>
          ))}
        </List>
      </Disclosure>
    </DashboardCard>
  );
}

interface WaitingProps {
  readonly text: string;
  readonly work: NonNullable<Health['payments']>;
}

function Waiting({ text, work: { oldestAt, nextAt } }: WaitingProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <ListItem>
      <Stack gap="xs">
        <Text>{text}</Text>
        {oldestAt !== null && (
          <Text tone="muted">{t('dashboard.tasks.since', { moment: formats.lately(oldestAt) })}</Text>
        )}
        {nextAt !== null && (
          <Text tone="muted">{t('dashboard.tasks.again', { moment: formats.lately(nextAt) })}</Text>
        )}
      </Stack>
    </ListItem>
  );
}
