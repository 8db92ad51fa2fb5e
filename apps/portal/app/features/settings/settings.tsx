import { updateSettings } from '@aarambh/api-client/operations';
import { Stack } from '@aarambh/ui/Stack';
import { Skeleton } from '@aarambh/ui/Skeleton';
import { Tabs } from '@aarambh/ui/Tabs';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useIsAllowed } from '#app/access/access.ts';
import { loadNamespaces } from '#app/i18n/i18n.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { OwnSettings } from './own/OwnSettings.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

// The rules of a new password have their texts in `public`.
export const clientLoader = textsOf('settings', 'public', 'erasure');

// For those alone who may change the platform.
const PlatformSettings = lazy(async () => {
  const [content] = await Promise.all([
    import('#app/features/platform-settings/PlatformSettings.tsx'),
    loadNamespaces('platform-settings', 'resources'),
  ]);
  return content;
});

/** How the portal looks and reaches the person, and for those who may, what it charges (specification, sections 2 and 3). */
export default function Settings() {
  const { t } = useTranslation();
  const mayConfigure = useIsAllowed(updateSettings);
  const [query, setQuery] = useSearchParams();
  return (
    <Stack gap="lg">
      <ScreenHeading lead={t('settings.lead')}>{t('settings.title')}</ScreenHeading>
      {mayConfigure ? (
        <Tabs
          label={t('settings.title')}
          value={query.get('tab') === 'platform' ? 'platform' : 'own'}
          onChange={(tab) => setQuery(tab === 'platform' ? { tab } : {})}
          items={[
            { id: 'own', label: t('settings.tabs.own'), content: <OwnSettings /> },
            {
              id: 'platform',
              label: t('settings.tabs.platform'),
              content: (
                <Suspense fallback={<Skeleton shape="block" />}>
                  <PlatformSettings />
                </Suspense>
              ),
            },
          ]}
        />
      ) : (
        <OwnSettings />
      )}
    </Stack>
  );
}
