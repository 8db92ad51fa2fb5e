import { Link } from '@aarambh/ui/Link';
import { Text } from '@aarambh/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { queries } from '#app/session/queries.ts';
import { useSession } from '#app/session/session.ts';

/** Says that the profile has no photo that a CV could show, and where one is added. */
export function MissingPhoto() {
  const { t } = useTranslation();
  const state = useSession();
  const mobileNumber = state.status === 'signed-in' ? state.user.mobileNumber : '';
  const { data } = useQuery({
    ...queries().queryOptions('get', '/user/{mobileNumber}', { params: { path: { mobileNumber } } }),
    enabled: mobileNumber !== '',
    // As the photo in the header: the profile reads it anew after it has changed it.
    staleTime: Infinity,
  });
  if (data === undefined || data.data.user.imageID != null) return null;
  return (
    <Text size="sm">
      {t('cv.design.noPhoto')} <Link href="/profile">{t('cv.design.addPhoto')}</Link>
    </Text>
  );
}
