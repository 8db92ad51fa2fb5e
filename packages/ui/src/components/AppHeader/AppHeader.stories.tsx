import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { stayOnPage } from '../../testing/stayOnPage.ts';
import { BellIcon, SettingsIcon, UserIcon } from '../Icon/index.ts';
import { Logo } from '../Logo/index.ts';
import { AppHeader, AppHeaderAction } from './index.ts';

const links = [
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Sign In', href: '/login', isCurrent: true },
  { label: 'Register', href: '/register' },
  { label: 'Contact Us', href: '/contact-us' },
];

const openNotifications = fn();

const actions = (
  <>
    <AppHeaderAction
      label="Notifications"
      icon={<BellIcon />}
      count={3}
      countLabel="3 new"
      isOpen={false}
      onClick={openNotifications}
    />
    <AppHeaderAction label="Settings" icon={<SettingsIcon />} href="/settings" />
    <AppHeaderAction label="Account" icon={<UserIcon />} count={0} countLabel="0 new" isOpen={false} />
  </>
);

const meta = {
  title: 'Layout/AppHeader',
  component: AppHeader,
  args: { brand: <Logo />, links, actions },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement),
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The count is part of the name, and only where there is one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    openNotifications.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 3 new' }));
    await expect(openNotifications).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: 'Site' })).toBeNull();
  },
};

export const Playground: Story = {};

/** Tab goes from control to control, Enter and Space press. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const user = await browserUser();
    openNotifications.mockClear();
    canvas.getByRole('link', { name: 'Contact Us' }).focus();
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Notifications, 3 new' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(openNotifications).toHaveBeenCalledTimes(1);
    await user.keyboard(' ');
    await expect(openNotifications).toHaveBeenCalledTimes(2);
    await user.tab();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveFocus();
  },
};

/** Below 768 px the links are behind a button. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await userEvent.click(canvas.getByRole('button', { name: 'Site' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Register' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Site' })).toHaveFocus();
  },
};

/** Stays in view while the page scrolls. */
export const Sticky: Story = {
  render: (args) => (
    <>
      <AppHeader {...args} />
      <div style={{ height: '300vh' }} />
    </>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 400);
    await waitFor(() => expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0));
    window.scrollTo(0, 0);
  },
};

export const Hindi: Story = {
  globals: { locale: 'hi', viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'साइट' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Links and actions, counts of one to three digits, an action whose panel is open, and the brand alone. */
export const States: Story = {
  render: (args) => (
    <>
      <AppHeader {...args} />
      {/* Inside a section a header is no landmark: a page has one. */}
      <section aria-label="Signed in">
        <AppHeader
          brand={<Logo />}
          actions={
            <>
              <AppHeaderAction
                label="Messages"
                icon={<BellIcon />}
                count={120}
                countLabel="99+ new"
                isOpen={false}
              />
              <AppHeaderAction label="Preferences" icon={<SettingsIcon />} href="#preferences" />
              <AppHeaderAction label="Profile" icon={<UserIcon />} isOpen />
            </>
          }
        />
      </section>
      <section aria-label="Brand only">
        <AppHeader brand={<Logo />} />
      </section>
    </>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<AppHeader {...args} />);
    await expect(errors).toEqual([]);
  },
};
