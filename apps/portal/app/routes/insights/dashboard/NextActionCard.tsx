import type { components } from '@aarambh/api-client';
import { Link } from '@aarambh/ui/Link';
import { LinkButton } from '@aarambh/ui/LinkButton';
import { List, ListItem } from '@aarambh/ui/List';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useMayOpen } from '../../../access/useMayOpen.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { queries } from '../../../session/queries.ts';
import { DashboardCard } from './DashboardCard.tsx';

type NextAction = components['schemas']['NextAction'];

/** What the person should do next: the most urgent thing with a button, the others below. */
export function NextActionCard() {
  const { t } = useTranslation();
  const reading = useQuery(queries().queryOptions('get', '/dashboard/summary'));
  return (
    <DashboardCard title={t('dashboard.next.title')} reading={reading} isWide>
      {({ data: { dashboard } }) => <NextActions actions={dashboard.nextActions} />}
    </DashboardCard>
  );
}

function NextActions({ actions: [first, ...others] }: { readonly actions: readonly NextAction[] }) {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  if (!first) return <Text tone="muted">{t('dashboard.next.none')}</Text>;
  return (
    <Stack gap="md">
      <Stack gap="xs" align="start">
        <Text size="lg" weight="semibold">
          {t(`dashboard.next.${first.key}.text`, { count: first.count ?? 0 })}
        </Text>
        <Text tone="muted">{t(`dashboard.next.${first.key}.why`)}</Text>
        {mayOpen(first.link) && (
          <LinkButton href={first.link} size="toolbar">
            {t(`dashboard.next.${first.key}.act`)}
          </LinkButton>
        )}
      </Stack>
      {others.length > 0 && (
        <List kind="divided" label={t('dashboard.next.others')}>
          {others.map(({ key, link, count = 0 }) => (
            <ListItem key={key}>
              {mayOpen(link) ? (
                <Link href={link} variant="standalone">
                  {t(`dashboard.next.${key}.text`, { count })}
                </Link>
              ) : (
                t(`dashboard.next.${key}.text`, { count })
              )}
            </ListItem>
          ))}
        </List>
      )}
    </Stack>
  );
}
