import type { components } from '@aarambh/api-client';
import { Link } from '@aarambh/ui/Link';
import { List, ListItem } from '@aarambh/ui/List';
import { RichText } from '@aarambh/ui/RichText';
import { Stack } from '@aarambh/ui/Stack';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { dayText } from '../../i18n/dates.ts';
import { useMayOpen } from '../../access/useMayOpen.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { queries } from '../../session/queries.ts';
import { DashboardCard } from './dashboard/DashboardCard.tsx';

type Notice = components['schemas']['Notification'];

interface NoticesProps {
  /** Most notices that are shown. */
  readonly limit: number;
}

/** The latest messages to everybody, newest first. */
export function Notices({ limit }: NoticesProps) {
  const { t } = useTranslation();
  const query = { type: 'Broadcast', limit } as const;
  const reading = useQuery(queries().queryOptions('get', '/notification/all', { params: { query } }));
  return (
    <DashboardCard title={t('home.notices.title')} reading={reading}>
      {({ data: { notifications } }) =>
        notifications.length === 0 ? (
          <Text tone="muted">{t('home.notices.none')}</Text>
        ) : (
          <List kind="divided" label={t('home.notices.title')}>
            {notifications.map((notice) => (
              <ListItem key={notice.id}>
                <NoticeText notice={notice} />
              </ListItem>
            ))}
          </List>
        )
      }
    </DashboardCard>
  );
}

function NoticeText({ notice: { content, cta, createdAt } }: { readonly notice: Notice }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const mayOpen = useMayOpen();
  const isOpen = (address: string) => !address.startsWith('/') || mayOpen(address);
  return (
    <Stack gap="xxs">
      <RichText html={content} />
      <Text size="sm" tone="muted" as="div">
        <time dateTime={createdAt}>{dayText(createdAt, language)}</time>
        {cta !== null && isOpen(cta) && (
          <>
            {' · '}
            <Link href={cta}>{t('home.notices.open')}</Link>
          </>
        )}
      </Text>
    </Stack>
  );
}
