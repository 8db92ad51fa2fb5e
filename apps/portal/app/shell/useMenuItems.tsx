import { BellIcon, UserIcon } from '@aarambh/ui/Icon';
import type { SideMenuItem } from '@aarambh/ui/SideMenu';
import { use } from 'react';
import { AccessContext, isAllowed } from '#app/access/access.ts';
import { menuRoutes } from '#app/access/navRoutes.ts';
import { panelNeeds } from '#app/access/needs.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNewNotifications } from '#app/features/notices/useNewNotifications.ts';
import { openPanel } from '#app/screen/panels.ts';
import { routeIcons } from '#app/screen/routeIcons.tsx';

/** The entries of the side menu for who is signed in; SideMenu sorts them by their names. */
export function useMenuItems(): readonly SideMenuItem[] {
  const { t } = useTranslation();
  const access = use(AccessContext);
  const { total } = useNewNotifications();
  const entries = menuRoutes(access).map(({ path, name, menu }): SideMenuItem => ({
    id: path,
    label: t(`shell.routes.${name}`),
    icon: routeIcons[name],
    href: `/${path}`,
    isNarrowOnly: menu === 'narrow',
  }));
  if (isAllowed(access, panelNeeds.account)) {
    entries.push({
      id: 'my-account',
      label: t('shell.myAccount'),
      icon: <UserIcon />,
      onClick: () => openPanel('account'),
      isNarrowOnly: true,
    });
  }
  if (isAllowed(access, panelNeeds.notifications)) {
    entries.push({
      id: 'notifications',
      label: t('shell.notifications.title'),
      icon: <BellIcon />,
      onClick: () => openPanel('notifications'),
      isNarrowOnly: true,
      badge: { count: total, label: t('shell.notifications.new', { count: total }) },
    });
  }
  return entries;
}
