import type { TokenClaims } from '@aarambh/api-client';
import { AppHeader, AppHeaderAction } from '@aarambh/ui/AppHeader';
import { BellIcon, SettingsIcon } from '@aarambh/ui/Icon';
import { SideMenuToggle, type SideMenuState } from '@aarambh/ui/SideMenu';
import { useLocation } from 'react-router';
import { useIsAllowed } from '#app/access/access.ts';
import { navRouteOf } from '#app/access/navRoutes.ts';
import { panelNeeds } from '#app/access/needs.ts';
import { useMayOpen } from '#app/access/useMayOpen.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useNewNotifications } from '#app/features/notices/useNewNotifications.ts';
import { AccountPhoto } from './account/AccountPhoto.tsx';
import { HeaderBalance } from './account/HeaderBalance.tsx';
import { useAccountName } from './account/useAccountName.ts';
import { Brand } from '#app/screen/Brand.tsx';
import { openPanel, useOpenPanel } from '#app/screen/panels.ts';
import { SearchButton } from './search/SearchButton.tsx';

interface ShellHeaderProps {
  readonly menu: SideMenuState;
  readonly user: TokenClaims;
}

/** The bar above the screens of somebody who is signed in (specification, section 2). */
export function ShellHeader({ menu, user }: ShellHeaderProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const accountName = useAccountName(user);
  const helpHref = `/help?place=${navRouteOf(pathname)?.name ?? ''}`;
  const open = useOpenPanel();
  const maySee = useIsAllowed(panelNeeds.notifications);
  const { total } = useNewNotifications();
  const mayOpen = useMayOpen();
  return (
    <AppHeader
      start={<SideMenuToggle state={menu} />}
      brand={<Brand />}
      brandHref="/dashboard"
      links={[
        { label: t('app.header.dashboard'), href: '/dashboard', isCurrent: pathname === '/dashboard' },
        { label: t('app.header.contact'), href: '/contact-us' },
        { label: t('shell.routes.help'), href: helpHref, isCurrent: pathname === '/help' },
      ]}
      actions={
        <>
          <HeaderBalance />
          <SearchButton />
          {maySee && (
            <AppHeaderAction
              label={t('shell.notifications.title')}
              icon={<BellIcon />}
              count={total}
              countLabel={t('shell.notifications.new', { count: total })}
              isOpen={open === 'notifications'}
              onClick={() => openPanel('notifications')}
            />
          )}
          {mayOpen('/settings') && (
            <AppHeaderAction label={t('shell.routes.settings')} icon={<SettingsIcon />} href="/settings" />
          )}
          <AppHeaderAction
            label={accountName}
            icon={<AccountPhoto />}
            isOpen={open === 'account'}
            onClick={() => openPanel('account')}
          />
        </>
      }
    />
  );
}
