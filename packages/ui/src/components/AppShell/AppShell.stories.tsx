import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { hydrate } from '../../testing/hydrate.tsx';
import { stayOnPage } from '../../testing/stayOnPage.ts';
import { AppFooter } from '../AppFooter/index.ts';
import { AppHeader, AppHeaderAction } from '../AppHeader/index.ts';
import { Breadcrumbs, crumbsFromPath } from '../Breadcrumbs/index.ts';
import { DataGrid } from '../DataGrid/index.ts';
import { Grid } from '../Grid/index.ts';
import { Heading } from '../Heading/index.ts';
import {
  BellIcon,
  CalendarIcon,
  DashboardIcon,
  FileIcon,
  GlobeIcon,
  HomeIcon,
  MailIcon,
  SettingsIcon,
  UserIcon,
} from '../Icon/index.ts';
import { Logo } from '../Logo/index.ts';
import { SideMenu, SideMenuToggle, useSideMenu } from '../SideMenu/index.ts';
import { StatCard } from '../StatCard/index.ts';
import { AppShell } from './index.ts';

const entries = [
  { id: 'city', label: 'Cities', icon: <GlobeIcon />, href: '/city' },
  { id: 'companies', label: 'Companies', icon: <HomeIcon />, href: '/companies' },
  { id: 'dashboard', label: 'Dashboard', icon: <DashboardIcon />, href: '/dashboard' },
  { id: 'industry', label: 'Industries', icon: <SettingsIcon />, href: '/industry' },
  { id: 'institutes', label: 'Institutes', icon: <CalendarIcon />, href: '/institutes' },
  { id: 'job-profile', label: 'Job Profiles', icon: <FileIcon />, href: '/job-profile' },
];

const footer = (
  <AppFooter
    copyright="© 2026 Aarambh"
    documents={[
      { label: 'Terms of use (PDF)', href: '/terms.pdf' },
      { label: 'Privacy policy (PDF)', href: '/privacy.pdf' },
      { label: 'Refund policy (PDF)', href: '/refund.pdf' },
    ]}
    contact={{ label: 'Connect With Us', href: '/contact-us' }}
    social={[{ label: 'Newsletter', href: 'https://example.com/news', icon: <MailIcon /> }]}
  />
);

function SignedIn() {
  const state = useSideMenu();
  return (
    <AppShell
      header={
        <AppHeader
          start={<SideMenuToggle state={state} />}
          brand={<Logo />}
          brandHref="/dashboard"
          actions={
            <>
              <AppHeaderAction
                label="Notifications"
                icon={<BellIcon />}
                count={3}
                countLabel="3 new"
                isOpen={false}
              />
              <AppHeaderAction label="Settings" icon={<SettingsIcon />} href="/settings" />
              <AppHeaderAction label="Account" icon={<UserIcon />} isOpen={false} />
            </>
          }
        />
      }
      menu={<SideMenu state={state} items={entries} currentPath="/dashboard" />}
      breadcrumbs={<Breadcrumbs items={crumbsFromPath('/dashboard')} />}
      footer={footer}
    >
      <Heading level={1}>Good morning, Asha</Heading>
      <p>Three jobs close this week. Your profile is ready for two of them.</p>
      <Grid minColumnWidth="sm">
        <StatCard label="Eligible jobs" value={9} />
        <StatCard label="Applied" value={4} />
        <StatCard label="Offers" value={1} />
        <StatCard label="Wallet" value={50} hint="credits, 10 a job" />
      </Grid>
    </AppShell>
  );
}

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  args: { children: null },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement),
  render: () => <SignedIn />,
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The landmarks, in the order in which they are read. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const landmarks = [...canvasElement.querySelectorAll('header, nav, main, footer')];
    await expect(landmarks.map((element) => element.localName)).toEqual([
      'header',
      'nav',
      'nav',
      'main',
      'footer',
      'nav',
      'nav',
    ]);
    await expect(screen.getByRole('banner').getBoundingClientRect().height).toBe(56);
    await expect(screen.getByRole('main').getBoundingClientRect().width).toBeLessThanOrEqual(1200);
    // From edge to edge, whether the page scrolls or not.
    for (const name of ['banner', 'contentinfo']) {
      const { left, right } = screen.getByRole(name).getBoundingClientRect();
      await expect([left, right]).toEqual([0, document.documentElement.clientWidth]);
    }
    // Below the window, so that it stays where it is while a page is still short.
    await expect(screen.getByRole('contentinfo').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      window.innerHeight,
    );
  },
};

export const Playground: Story = {};

/** The first stop of the keyboard leads past header and menu. */
export const SkipLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Terms of use (PDF)' })).toHaveFocus();
  },
};

/** For those who are not signed in: no menu, links in the header. */
export const Public: Story = {
  render: () => (
    <AppShell
      header={
        <AppHeader
          brand={<Logo />}
          links={[
            { label: 'Dashboard', href: '/dashboard' },
            { label: 'Sign In', href: '/login', isCurrent: true },
            { label: 'Register', href: '/register' },
            { label: 'Contact Us', href: '/contact-us' },
          ]}
        />
      }
      footer={footer}
    >
      <Heading level={1}>Page not found</Heading>
    </AppShell>
  ),
};

/** Records with many columns use the room of a wide window. */
export const Records: Story = {
  render: () => (
    <AppShell header={<AppHeader brand={<Logo />} />} footer={footer}>
      <Heading level={1}>Companies</Heading>
      <DataGrid
        caption="Companies"
        rows={[{ id: 'navyug', name: 'Navyug Software', city: 'Pune' }]}
        getRowId={({ id }) => id}
        getRowLabel={({ name }) => name}
        columns={[
          { id: 'name', header: 'Name', isRowHeader: true, renderCell: ({ name }) => name },
          { id: 'city', header: 'City', renderCell: ({ city }) => city },
        ]}
      />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    const content = canvas.getByRole('main').parentElement ?? document.body;
    await expect(getComputedStyle(content).maxInlineSize).toBe('1680px');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'मुख्य सामग्री पर जाएँ' })).toBeInTheDocument();
  },
};

/** All parts, in the compact density. */
export const States: Story = { globals: { density: 'compact' } };

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const { html, errors } = await hydrate(<SignedIn />);
    await expect(errors).toEqual([]);
    await expect(html).toContain('<main');
  },
};
