import type { TokenClaims } from '@aarambh/api-client';
import { Alert } from '@aarambh/ui/Alert';
import { AppShell } from '@aarambh/ui/AppShell';
import { SideMenu, useSideMenu } from '@aarambh/ui/SideMenu';
import { Spinner } from '@aarambh/ui/Spinner';
import { Stack } from '@aarambh/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AccessContext, toPermissions } from '#app/access/access.ts';
import { roleQuery } from '#app/access/roleQuery.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { LiveUpdates } from '#app/features/notices/LiveUpdates.tsx';
import { KeptNotice } from '#app/screen/KeptNotice.tsx';
import * as styles from '#app/screen/frame.css.ts';
import { PanelFailure } from '#app/screen/PanelFailure.tsx';
import { Panels } from './Panels.tsx';
import { reloadAfterUpdate } from './reloadAfterUpdate.ts';
import { Retry } from '#app/screen/Retry.tsx';
import { ShellBreadcrumbs } from './ShellBreadcrumbs.tsx';
import { ShellFooter } from './ShellFooter.tsx';
import { ShellHeader } from './ShellHeader.tsx';
import { socialLinks } from './social/socialLinks.tsx';
import { useMenuItems } from './useMenuItems.tsx';

interface ShellProps {
  readonly user: TokenClaims;
  readonly children: ReactNode;
  /** @default true */
  readonly hasBreadcrumbs?: boolean;
}

/**
 * Header, side menu, breadcrumbs, content and footer of the signed-in person. It waits for the permissions of the role; when
 * they cannot be read there are none, and it says so (specification, sections 2 and 6). Whose token names no role has none.
 */
export function Shell({ user, children, hasBreadcrumbs = true }: ShellProps) {
  const { t } = useTranslation();
  const role = useRole(user.roleID);
  const hasRole = user.roleID !== '';
  if (hasRole && role.isPending) {
    return (
      <main className={styles.starting} aria-busy>
        <title>Aarambh</title>
        <Spinner isDecorative />
        <p>{t('shell.starting')}</p>
      </main>
    );
  }
  const isKnown = !hasRole || role.data !== undefined;
  const permissions = toPermissions(role.data?.data.role.permissions);
  const scope = role.data?.data.role.scope;
  return (
    <AccessContext value={{ permissions, scope, isKnown }}>
      <Frame user={user} hasBreadcrumbs={hasBreadcrumbs}>
        <Stack>
          <KeptNotice />
          <PanelFailure />
          {!isKnown && (
            <Alert tone="warning" action={<Retry onRetry={role.refetch} />}>
              {t('shell.permissionsFailed')}
            </Alert>
          )}
          {children}
        </Stack>
      </Frame>
    </AccessContext>
  );
}

function Frame({
  user,
  children,
  hasBreadcrumbs,
}: {
  readonly user: TokenClaims;
  readonly children: ReactNode;
  readonly hasBreadcrumbs: boolean;
}) {
  const menu = useSideMenu();
  const items = useMenuItems();
  const { pathname } = useLocation();
  useEffect(reloadAfterUpdate, []);
  return (
    <>
      <AppShell
        header={<ShellHeader menu={menu} user={user} />}
        menu={<SideMenu state={menu} items={items} currentPath={pathname} />}
        breadcrumbs={hasBreadcrumbs && <ShellBreadcrumbs />}
        footer={<ShellFooter social={socialLinks()} />}
      >
        {children}
      </AppShell>
      <Panels />
      <LiveUpdates />
    </>
  );
}

/**
 * Reads the role; a reading that failed is tried anew when the person goes to another screen. It is read again when the person
 * comes back to the tab, and every minute: a role that was changed shows, and a session that the server ended is over here.
 */
function useRole(id: string) {
  const role = useQuery({
    ...roleQuery(id),
    enabled: id !== '',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: 60_000,
  });
  const { key } = useLocation();
  const tried = useRef(key);
  const { isError, refetch } = role;
  useEffect(() => {
    if (isError && tried.current !== key) void refetch();
    tried.current = key;
  }, [isError, refetch, key]);
  return role;
}
