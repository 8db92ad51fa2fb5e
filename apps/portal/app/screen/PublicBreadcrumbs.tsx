import { Breadcrumbs, crumbsFromPath } from '@aarambh/ui/Breadcrumbs';
import { useLocation } from 'react-router';
import { useTranslation } from '#app/i18n/useTranslation.ts';

/** The trail above the public screens that have one (specification, section 2). */
export function PublicBreadcrumbs() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Breadcrumbs
      items={crumbsFromPath(pathname, {
        homeLabel: t('trail.home'),
        labels: { '/reset-password': t('reset.title') },
      })}
    />
  );
}
