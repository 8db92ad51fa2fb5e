import type { ReactNode } from 'react';
import { AppHeader, AppHeaderAction } from '../../src/components/AppHeader/index.ts';
import { AppShell } from '../../src/components/AppShell/index.ts';
import { Breadcrumbs } from '../../src/components/Breadcrumbs/index.ts';
import { Heading } from '../../src/components/Heading/index.ts';
import {
  BellIcon,
  DashboardIcon,
  FileIcon,
  SettingsIcon,
  UserIcon,
} from '../../src/components/Icon/index.ts';
import { Inline } from '../../src/components/Inline/index.ts';
import { Logo } from '../../src/components/Logo/index.ts';
import { SideMenu, SideMenuToggle, useSideMenu } from '../../src/components/SideMenu/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';

export type SignedInPageProps = {
  /** The heading, and the last of the breadcrumbs. */
  readonly title: string;
  /** The entry of the side menu that is open. */
  readonly path: string;
  /** The one action of the screen, beside its heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

const menu = [
  { id: 'dashboard', label: 'Dashboard', icon: <DashboardIcon />, href: '/dashboard' },
  { id: 'jobs', label: 'Jobs', icon: <FileIcon />, href: '/jobs' },
  { id: 'settings', label: 'Settings', icon: <SettingsIcon />, href: '/settings' },
];

/** The frame of a screen for those who are signed in: header, menu, breadcrumbs, heading. */
export function SignedInPage({ title, path, action, children }: SignedInPageProps) {
  const state = useSideMenu();
  return (
    <AppShell
      header={
        <AppHeader
          start={<SideMenuToggle state={state} />}
          brand={<Logo />}
          actions={
            <>
              <AppHeaderAction label="Notifications" icon={<BellIcon />} isOpen={false} />
              <AppHeaderAction label="Account" icon={<UserIcon />} isOpen={false} />
            </>
          }
        />
      }
      menu={<SideMenu state={state} items={menu} currentPath={path} />}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { id: 'home', label: 'Home', href: '/' },
            { id: 'here', label: title },
          ]}
        />
      }
    >
      <Stack>
        <Inline justify="between">
          <Heading level={1}>{title}</Heading>
          {action}
        </Inline>
        {children}
      </Stack>
    </AppShell>
  );
}
