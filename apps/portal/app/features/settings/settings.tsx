import { updateSettings } from '@aarambh/api-client/operations';
import { Stack } from '@aarambh/ui/Stack';
import { Tabs } from '@aarambh/ui/Tabs';
import { useSearchParams } from 'react-router';
import { useIsAllowed } from '#app/access/access.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';
import { OwnSettings } from './own/OwnSettings.tsx';
import { PlatformSettings } from '#app/features/platform-settings/PlatformSettings.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

// The rules of a new password have their texts in `public`.
export const clientLoader = textsOf('settings', 'public');

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
            { id: 'platform', label: t('settings.tabs.platform'), content: <PlatformSettings /> },
          ]}
        />
      ) : (
        <OwnSettings />
      )}
    </Stack>
  );
}
