import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { stayOnPage } from '../../testing/stayOnPage.ts';
import {
  BellIcon,
  CheckIcon,
  DashboardIcon,
  FilterIcon,
  GlobeIcon,
  HomeIcon,
  LockIcon,
  SettingsIcon,
} from '../Icon/index.ts';
import { Button } from '../Button/index.ts';
import { Panel } from '../Panel/index.ts';
import { SideMenu, SideMenuToggle, useSideMenu, type SideMenuItem, type SideMenuProps } from './index.ts';

const openPanel = fn();

const items: readonly SideMenuItem[] = [
  { id: 'skill', label: 'Skills', icon: <CheckIcon />, href: '/skill', permissions: ['Manage Skill'] },
  { id: 'dashboard', label: 'Dashboard', icon: <DashboardIcon />, href: '/dashboard' },
  { id: 'city', label: 'Cities', icon: <GlobeIcon />, href: '/city', permissions: ['Manage City'] },
  {
    id: 'companies',
    label: 'Companies',
    icon: <HomeIcon />,
    href: '/companies',
    permissions: ['Manage Company'],
  },
  {
    id: 'notifications',
    label: 'Notifications',
    icon: <BellIcon />,
    onClick: openPanel,
    isNarrowOnly: true,
    badge: { count: 3, label: '3 new' },
  },
  {
    id: 'admin',
    label: 'Admin',
    icon: <LockIcon />,
    children: [
      {
        id: 'settings',
        label: 'Settings',
        icon: <SettingsIcon />,
        href: '/settings',
        permissions: ['Manage Setting'],
      },
      {
        id: 'sector',
        label: 'Sectors',
        icon: <FilterIcon />,
        href: '/sector',
        permissions: ['Manage Sector'],
      },
    ],
  },
];

/** Toggle and menu, as the shell puts them together. */
function MenuWithToggle(props: Partial<SideMenuProps>) {
  const state = useSideMenu();
  return (
    <>
      <SideMenuToggle state={state} />
      <SideMenu items={items} currentPath="/city" {...props} state={state} />
    </>
  );
}

const meta = {
  title: 'Navigation/SideMenu',
  component: SideMenu,
  args: {
    state: { id: 'menu', isNarrow: false, isExpanded: true, setExpanded: () => {} },
    items,
    currentPath: '/city',
  },
  render: ({ state: _state, ...args }) => <MenuWithToggle {...args} />,
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement.ownerDocument.body),
  // A frame of its own: it takes the whole window.
  parameters: { docs: { story: { inline: false, height: '380px' } } },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const toggle = (): HTMLElement => screen.getByRole('button', { name: 'Menu', hidden: true });
const menu = (): HTMLElement => screen.getByRole('navigation', { name: 'Main menu' });
const names = (): string[] =>
  [...menu().querySelectorAll('a, button')]
    .filter((entry) => entry.checkVisibility())
    .map((entry) => entry.textContent?.trim() ?? '');
const tooltips = (): (string | null)[] =>
  [...document.querySelectorAll('[role="tooltip"]')]
    .filter((bubble) => bubble.matches(':popover-open'))
    .map((bubble) => bubble.textContent);

/** What it takes from the page beside it. */
const width = () => menu().parentElement?.getBoundingClientRect().width;

/** Sorted by name, children too; what is for narrow windows only is not there. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(names()).toEqual(['Admin', 'Cities', 'Companies', 'Dashboard', 'Skills']);
    await expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle().getAttribute('aria-controls')).toBe(menu().id);
    await expect(canvas.getByRole('link', { name: 'Cities' })).toHaveAttribute('aria-current', 'page');
    await expect(width()).toBe(248);
  },
};

export const Playground: Story = {};

/** An entry shows when the user holds any one of its permissions; a group without visible children does not. */
export const Permissions: Story = {
  args: { permissions: ['Manage City', 'Manage Role'] },
  play: async () => {
    await expect(names()).toEqual(['Cities', 'Dashboard']);
  },
};

/** Collapsed to icons: the names stay for the ear, and show as tooltips, which an expanded menu has none of. */
export const Rail: Story = {
  play: async ({ canvas }) => {
    // Only what the browser itself has taken in tells it that the keyboard is used.
    const user = await browserUser();
    const cities = canvas.getByRole('link', { name: 'Cities' });
    cities.focus();
    await expect(tooltips()).toEqual([]);
    await user.click(toggle());
    await expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(width()).toBe(64));
    await user.tab();
    await waitFor(() => expect(tooltips()).toEqual(['Admin']));
    await user.tab();
    await expect(cities).toHaveFocus();
    await waitFor(() => expect(tooltips()).toEqual(['Cities']));
    await expect(cities).not.toHaveAttribute('aria-describedby');
    await user.keyboard('{Escape}');
    await expect(tooltips()).toEqual([]);
    await user.click(toggle());
  },
};

/** Groups fold. In the rail, pressing one expands the menu and the group. */
export const Groups: Story = {
  play: async ({ canvas }) => {
    const admin = canvas.getByRole('button', { name: 'Admin' });
    await expect(admin).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(admin);
    await expect(admin).toHaveAttribute('aria-expanded', 'true');
    await expect(names().slice(0, 3)).toEqual(['Admin', 'Sectors', 'Settings']);
    await userEvent.click(admin);
    await expect(canvas.queryByRole('link', { name: 'Sectors' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(admin).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(admin).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle());
    await userEvent.click(admin);
    await expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Sectors' })).toBeVisible();
  },
};

/** The group of the current page is open; a page below an entry's own is marked as in its section. */
export const CurrentInGroup: Story = {
  args: { currentPath: '/sector/42' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sectors' })).toHaveAttribute('aria-current', 'true');
  },
};

/** Of more entries than the window has room for, the current one is in view; the page stays where it is. */
export const CurrentInView: Story = {
  args: {
    items: Array.from({ length: 60 }, (_, place) => ({
      id: `city-${place}`,
      label: `City ${String(place).padStart(2, '0')}`,
      icon: <GlobeIcon />,
      href: `/city-${place}`,
    })),
    currentPath: '/city-45',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'City 45' });
    await waitFor(async () => {
      const { top, bottom } = link.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await expect(window.scrollY).toBe(0);
  },
};

/** Whatever was chosen on the page before, a wide window starts with it expanded. */
export const NextPage: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Visits />,
  play: async ({ canvas }) => {
    await userEvent.click(toggle());
    await expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Visit again' }));
    await expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  },
};

function Visits() {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setVisit(visit + 1)}>
        Visit again
      </Button>
      <MenuWithToggle key={visit} />
    </>
  );
}

/** At 600 px it starts collapsed; open it covers the page, keeps focus and closes with Escape. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w600' } },
  play: async () => {
    await expect(screen.queryByRole('navigation')).toBeNull();
    await expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle());
    const cover = screen.getByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(cover.getBoundingClientRect().width).toBe(window.innerWidth));
    await expect(names()).toContain('Notifications 3');
    const notifications = within(cover).getByRole('button', { name: 'Notifications, 3 new' });
    await waitFor(() => expect(notifications).toBeVisible());
    await expect(toggle().closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(toggle()).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** At 601 px it is expanded beside the page. */
export const JustWide: Story = {
  globals: { viewport: { value: 'w601' } },
  play: async () => {
    await expect(menu()).toBeVisible();
    await expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    // It leaves 568 px of 768 to the page.
    await expect(width()).toBeLessThanOrEqual(200);
  },
};

function MenuWithPanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MenuWithToggle
        items={items.map((item) => (item.onClick ? { ...item, onClick: () => setOpen(true) } : item))}
      />
      <Panel title="Notifications" isOpen={isOpen} onClose={() => setOpen(false)}>
        Nothing new
      </Panel>
    </>
  );
}

/** Pressing an entry closes the menu; one that opens a panel is a button, and focus ends on the toggle. */
export const NarrowEntries: Story = {
  globals: { viewport: { value: 'w320' } },
  render: () => <MenuWithPanel />,
  play: async () => {
    await userEvent.click(toggle());
    await userEvent.click(screen.getByRole('link', { name: 'Companies' }));
    await expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle());
    await userEvent.click(screen.getByRole('button', { name: 'Notifications, 3 new' }));
    const panel = screen.getByRole('dialog', { name: 'Notifications' });
    await expect(panel).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(toggle()).toHaveFocus();
    await expect(toggle().closest('[inert]')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 10_000 });
  },
};

/** Targets of 44 px in a narrow window, without sideways scrolling. */
export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await userEvent.click(toggle());
    const entry = screen.getByRole('link', { name: 'Cities' }).getBoundingClientRect();
    await expect(entry.height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async () => {
    await expect(menu()).toHaveAttribute('aria-busy', 'true');
    await expect(names()).toEqual([]);
    await expect(menu()).toHaveTextContent('Loading the menu');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Hindi: Story = {
  args: {
    items: items.map((item) => ({ ...item, label: { city: 'शहर', skill: 'कौशल' }[item.id] ?? item.label })),
  },
  globals: { locale: 'hi' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('navigation', { name: 'मुख्य मेनू' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'मेनू' })).toBeVisible());
  },
};

/** A group that is open, an entry that is current, and one that covers neither. */
export const States: Story = {
  args: { currentPath: '/sector' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sectors' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Admin' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const { html, errors } = await hydrate(<MenuWithToggle />);
    await expect(errors).toEqual([]);
    await expect(html).toContain('href="/dashboard"');
  },
};
