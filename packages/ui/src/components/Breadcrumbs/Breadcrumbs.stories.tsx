import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hydrate } from '../../testing/hydrate.tsx';
import { Breadcrumbs, crumbsFromPath } from './index.ts';

const longPath = '/admin/job-description/JD-2026-0042/eligible-students/applications/interview-rounds';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: crumbsFromPath('/job-description/JD-42/eligible-students') },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The crumbs that show, links in angle brackets. */
function trail(canvasElement: HTMLElement): string {
  const nav = within(canvasElement).getByRole('navigation', { name: 'Breadcrumb' });
  return [...nav.querySelectorAll('a, button, [aria-current]')]
    .filter((crumb) => crumb.checkVisibility())
    .map((crumb) => (crumb.matches('a') ? `<${crumb.textContent}>` : crumb.textContent))
    .join(' / ');
}

export const Default: Story = {
  play: async ({ canvasElement, canvas }) => {
    await expect(trail(canvasElement)).toBe('<Home> / <Job description> / <JD 42> / Eligible students');
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
    await expect(canvas.getByText('Eligible students')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Playground: Story = {};

/** Parameters after a semicolon do not show; titles from the app replace what an address cannot say. */
export const FromPath: Story = {
  args: {
    items: crumbsFromPath('/city;state=27/42;tab=1', { labels: { city: 'Cities', '/city/42': 'Pune' } }),
  },
  play: async ({ canvasElement }) => {
    await expect(trail(canvasElement)).toBe('<Home> / <Cities> / Pune');
  },
};

/** More than two lines: the middle gives way to a button, and comes back when it is pressed. */
export const Narrow: Story = {
  args: { items: crumbsFromPath(longPath) },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(trail(canvasElement)).toBe('<Home> / … / Interview rounds'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show the whole path' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(trail(canvasElement)).toBe(
      '<Home> / <Admin> / <Job description> / <JD 2026 0042> / <Eligible students> / <Applications> / Interview rounds',
    );
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Admin' })).toHaveFocus());
  },
};

/** The same trail where there is room. */
export const Wide: Story = {
  args: { items: crumbsFromPath(longPath) },
  play: async ({ canvasElement, canvas }) => {
    await expect(trail(canvasElement)).toContain('<Applications>');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The separators are drawn by the style sheet and follow the direction of writing. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Home' }).getBoundingClientRect();
    const current = canvas.getByText('Eligible students').getBoundingClientRect();
    await expect(current.right).toBeLessThan(home.left);
  },
};

export const Hindi: Story = {
  args: {
    items: crumbsFromPath('/city/pune', { homeLabel: 'होम', labels: { city: 'शहर', pune: 'पुणे' } }),
  },
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'पथ' })).toBeVisible();
    await expect(canvas.getByText('पुणे')).toHaveAttribute('aria-current', 'page');
  },
};

export const States: Story = {
  render: () => (
    <>
      {['/home', '/dashboard', '/admin/notifications', longPath].map((path) => (
        <Breadcrumbs key={path} items={crumbsFromPath(path)} messages={{ label: path }} />
      ))}
    </>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { html, errors } = await hydrate(<Breadcrumbs {...args} />);
    await expect(errors).toEqual([]);
    await expect(html).toContain('aria-current="page"');
  },
};
