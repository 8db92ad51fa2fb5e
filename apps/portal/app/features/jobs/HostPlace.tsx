import type { components } from '@aarambh/api-client';
import { Text } from '@aarambh/ui/Text';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** Which campus hosts a drive, and where there once it has agreed. */
export function HostPlace({ host }: { readonly host: components['schemas']['DriveHost'] }) {
  const { t } = useTranslation();
  const { state, venue, instituteName, city } = host;
  // The names of many campuses end with their city.
  const campus = city === null || instituteName.endsWith(city) ? instituteName : `${instituteName}, ${city}`;
  return (
    <Text as="span">
      {state === 'Agreed'
        ? t('resources.job.host.place', { place: [venue, campus].filter(Boolean).join(', ') })
        : campus}
    </Text>
  );
}
