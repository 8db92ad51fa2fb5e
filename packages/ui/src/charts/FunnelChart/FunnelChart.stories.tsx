import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../components/Stack/index.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { FunnelChart } from './index.ts';

const meta = {
  title: 'Charts/FunnelChart',
  component: FunnelChart,
  args: {
    title: 'Season 2025-26, from eligible to joined',
    stageLabel: 'Stage',
    valueLabel: 'Students',
    data: [
      { label: 'Eligible', value: 1200 },
      { label: 'Applied', value: 960 },
      { label: 'Shortlisted', value: 420 },
      { label: 'Offered', value: 180 },
      { label: 'Joined', value: 150 },
    ],
    onViewChange: fn(),
  },
} satisfies Meta<typeof FunnelChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const figure = within(canvas.getByRole('figure', { name: 'Season 2025-26, from eligible to joined' }));
    await expect(figure.getByText('Eligible: 1,200. Joined: 150, 13% of the first stage.')).toBeVisible();
    await expect(figure.getByRole('img', { name: 'Eligible: 1,200' })).toBeVisible();
    await expect(figure.getByRole('img', { name: 'Applied: 960, 80% of the stage before' })).toBeVisible();
    await expect(
      within(figure.getByRole('table')).getByRole('row', { name: 'Offered 180 43% 15%' }),
    ).toBeInTheDocument();
  },
};

export const Playground: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const user = await browserUser();
    canvas.getByRole('button', { name: /^Show as table/ }).focus();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('img', { name: /^Applied/ })).toHaveFocus();
    await user.keyboard('{End}');
    await expect(canvas.getByRole('img', { name: /^Joined/ })).toHaveFocus();
  },
};

/** The share of the stage before and of the first. */
export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelectorAll('[data-part="place"]')[3];
    if (!place) throw new Error('The drawing has no such place.');
    await userEvent.hover(place);
    await expect(canvasElement.querySelector('[data-part="tooltip"]')).toHaveTextContent(
      'OfferedStudents180Of the stage before43%Of the first stage15%',
    );
  },
};

/** Nobody has come that far: there is no share of nothing. */
export const StagesWithNobody: Story = {
  args: {
    data: [
      { label: 'Eligible', value: 40 },
      { label: 'Applied', value: 0 },
      { label: 'Offered', value: 0 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Applied: 0, 0% of the stage before' })).toBeInTheDocument();
    await expect(canvas.getByRole('img', { name: 'Offered: 0' })).toBeInTheDocument();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <FunnelChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure').scrollWidth).toBeLessThanOrEqual(288);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, last] = [/^Eligible/, /^Joined/].map((name) =>
      canvas.getByRole('img', { name }).getBoundingClientRect(),
    );
    await expect(first?.right).toBeCloseTo(last?.right ?? 0, 0);
    await expect(first?.left).toBeLessThan(last?.left ?? 0);
  },
};

export const Hindi: Story = {
  args: {
    title: 'सत्र 2025-26',
    stageLabel: 'चरण',
    valueLabel: 'छात्र',
    data: [
      { label: 'योग्य', value: 120_000 },
      { label: 'नियुक्त', value: 30_000 },
    ],
  },
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('योग्य: 1,20,000। नियुक्त: 30,000, पहले चरण का 25%।')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <FunnelChart {...args} title="With values" />
      <FunnelChart {...args} title="As a table" defaultView="table" />
      <FunnelChart {...args} title="Loading" data={[]} isLoading />
      <FunnelChart {...args} title="Empty" data={[]} />
    </Stack>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<FunnelChart {...args} />);
    await expect(errors).toEqual([]);
  },
};
