import { updateSettings } from '@aarambh/api-client/operations';
import { settingKeys } from '@aarambh/forms';
import type { CommandItem } from '@aarambh/ui/CommandPalette';
import { useIsAllowed } from '#app/access/access.ts';
import { ownMatters } from '#app/features/settings/matters.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useMayOpen } from '#app/access/useMayOpen.ts';

/** What the person may set, the own matters first, to find by what it is called. */
export function useSettings(): readonly CommandItem[] {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const mayConfigure = useIsAllowed(updateSettings);
  const group = t('shell.search.kinds.settings');
  if (!mayOpen('/settings')) return [];
  const own = ownMatters.map((matter): CommandItem => {
    const href = `/settings#${matter}`;
    return { id: href, label: t(`settings.${matter}.title`), href, group };
  });
  const ofPlatform = (mayConfigure ? settingKeys : []).map((key): CommandItem => ({
    id: `setting ${key}`,
    label: t(`settings.keys.${key}.name`),
    href: '/settings?tab=platform',
    group,
  }));
  return [...own, ...ofPlatform];
}
