import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Grid } from '../Grid/index.ts';
import { Tag } from '../Tag/index.ts';
import { StatCard } from './index.ts';

const meta = {
  title: 'Data/StatCard',
  component: StatCard,
  args: { label: 'Wallet', value: 1050, hint: 'credits, 10 a job' },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Wallet' })).toHaveTextContent('1,050');
  },
};

export const Playground: Story = {};

/** The whole card is the link's area, the label its name. */
export const AsLink: Story = {
  args: { label: 'Eligible jobs', value: 9, hint: undefined, href: '#my-jobs' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group', { name: 'Eligible jobs' }).getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'Eligible jobs' });
    await expect(document.elementFromPoint(card.left + card.width / 2, card.bottom - 10)).toBe(link);
    const user = await browserUser();
    await user.tab();
    await expect(link).toHaveFocus();
    const followed = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    await user.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledTimes(1);
  },
};

export const WithTag: Story = {
  args: { label: 'Offers', value: 1, hint: undefined, tag: <Tag tone="warning">Answer by 23 Nov</Tag> },
};

/** The label stands, the value is on its way. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group', { name: 'Wallet' });
    await expect(card).toHaveAttribute('aria-busy', 'true');
    await expect(card).not.toHaveTextContent('1,050');
    const place = card.querySelector('[data-component="Skeleton"]');
    await expect(place?.getBoundingClientRect().width).toBeGreaterThan(20);
  },
};

/** Numbers as the language groups them. */
export const Hindi: Story = {
  args: { label: 'छात्र', value: 1_000_000, hint: undefined },
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10,00,000')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Grid minColumnWidth="sm">
      <StatCard {...args} />
      <StatCard label="Applied" value={4} />
      <StatCard label="Offers" value={1} tag={<Tag tone="warning">Answer by 23 Nov</Tag>} href="#offers" />
      <StatCard label="Average package" value="₹ 6.5 lakh" isLoading />
    </Grid>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<StatCard {...args} />);
    await expect(errors).toEqual([]);
  },
};
