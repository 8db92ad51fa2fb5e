import { EmptyState } from '@aarambh/ui/EmptyState';
import { Stack } from '@aarambh/ui/Stack';
import { use } from 'react';
import { administration } from '#app/access/guardedRoutes.ts';
import { AccessContext } from '#app/access/access.ts';
import { opensRoute } from '#app/access/navRoutes.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { useFormats } from '#app/i18n/useFormats.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { RouteTile, RouteTiles } from '#app/screen/RouteTile.tsx';
import { ScreenHeading } from '#app/screen/ScreenHeading.tsx';

export { ScreenError as ErrorBoundary } from '#app/screen/ScreenError.tsx';

export const clientLoader = textsOf('admin');

/** What of the administration the role opens, by name (specification, section 2). */
export default function Admin() {
  const { t } = useTranslation();
  const access = use(AccessContext);
  const { compare } = useFormats();
  const open = administration
    .filter((route) => opensRoute(access, route))
    .map(({ name, path }) => ({ name, path, label: t(`shell.routes.${name}`) }))
    .toSorted((one, other) => compare(one.label, other.label));
  return (
    <Stack gap="lg">
      <ScreenHeading lead={open.length === 0 ? undefined : t('admin.lead', { count: open.length })}>
        {t('admin.title')}
      </ScreenHeading>
      {open.length === 0 ? (
        <EmptyState title={t('admin.empty')}>{t('admin.emptyText')}</EmptyState>
      ) : (
        <RouteTiles>
          {open.map(({ name, path }) => (
            <RouteTile key={name} name={name} path={path} text={t(`admin.about.${name}`)} />
          ))}
        </RouteTiles>
      )}
    </Stack>
  );
}
