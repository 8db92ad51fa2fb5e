import type { Meta as StoryMeta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hydrate } from '../../testing/hydrate.tsx';
import { Meter } from './index.ts';

const meta = {
  title: 'Data/Meter',
  component: Meter,
  args: {
    label: 'SSC marks',
    value: 72,
    valueLabel: '72 of 100, fair',
    levels: { fairFrom: 50, goodFrom: 75 },
  },
} satisfies StoryMeta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The level is said in words, the colour repeats it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'SSC marks' });
    await expect(meter).toHaveAttribute('aria-valuetext', '72 of 100, fair');
    await expect(meter).toHaveAttribute('data-level', 'fair');
    await expect(canvas.getByText('72 of 100, fair')).toBeVisible();
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: ({ levels }) => (
    <>
      <Meter label="Good" value={90} levels={levels} />
      <Meter label="Fair" value={60} levels={levels} />
      <Meter label="Poor" value={20} levels={levels} />
      <Meter label="Backlogs, less is better" value={4} max={10} levels={{ fairFrom: 3, goodFrom: 0 }} />
      <Meter label="Credits" value={1250} max={1000} />
      <Meter label="Only heard" value={40} isLabelHidden />
    </>
  ),
  play: async ({ canvas }) => {
    const levels = canvas.getAllByRole('meter').map((meter) => meter.getAttribute('data-level'));
    await expect(levels).toEqual(['good', 'fair', 'poor', 'poor', null, null]);
    await expect(canvas.getByRole('meter', { name: 'Credits' })).toHaveAttribute('value', '1000');
    await expect(canvas.getByText('1,250')).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<Meter {...args} />);
    await expect(errors).toEqual([]);
  },
};
