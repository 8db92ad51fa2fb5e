import { BellIcon, UserIcon } from '@aarambh/ui/Icon';
import type { SideMenuItem } from '@aarambh/ui/SideMenu';
import { use } from 'react';
import { menuPlaces } from '../access/menuPlaces.ts';
import { isAllowed, PermissionsContext } from '../access/permissions.tsx';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useNewNotifications } from '../notifications/useNewNotifications.ts';
import { openPanel } from './panels.ts';
import { placeIcons } from './placeIcons.tsx';

/** The entries of the side menu for who is signed in; SideMenu sorts them by their names. */
export function useMenuItems(): readonly SideMenuItem[] {
  const { t } = useTranslation();
  const held = use(PermissionsContext);
  const { total } = useNewNotifications();
  const entries = menuPlaces(held).map(({ path, name, menu }): SideMenuItem => ({
    id: path,
    label: t(`shell.places.${name}`),
    icon: placeIcons[name],
    href: `/${path}`,
    isNarrowOnly: menu === 'narrow',
  }));
  if (isAllowed(held, ['View User'])) {
    entries.push({
      id: 'my-account',
      label: t('shell.myAccount'),
      icon: <UserIcon />,
      onPress: () => openPanel('account'),
      isNarrowOnly: true,
    });
  }
  if (isAllowed(held, ['View Notification'])) {
    entries.push({
      id: 'notifications',
      label: t('shell.notifications.title'),
      icon: <BellIcon />,
      onPress: () => openPanel('notifications'),
      isNarrowOnly: true,
      badge: { count: total, label: t('shell.notifications.new', { count: total }) },
    });
  }
  return entries;
}
