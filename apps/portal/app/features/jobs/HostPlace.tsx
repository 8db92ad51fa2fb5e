import type { components } from '@aarambh/api-client';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** Which campus hosts a drive, and where there. */
export function HostPlace({ host }: { readonly host: components['schemas']['DriveHost'] }) {
  const { t } = useTranslation();
  const { venue, instituteName, city } = host;
  return (
    <Text as="span">
      {t('resources.job.host.place', { place: [venue, instituteName, city].filter(Boolean).join(', ') })}
    </Text>
  );
}
