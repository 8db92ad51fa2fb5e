import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hydrate } from '../../testing/hydrate.tsx';
import { Divider } from './index.ts';

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator').getBoundingClientRect().width).toBeGreaterThan(100);
  },
};

export const Playground: Story = { args: { orientation: 'horizontal' } };

/** Between things that are side by side. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 8, blockSize: 40 }}>
      Name <Divider {...args} /> State
    </div>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'vertical');
    await expect(line.getBoundingClientRect().height).toBe(40);
  },
};

export const States: Story = { render: () => <Divider /> };

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const { errors } = await hydrate(<Divider />);
    await expect(errors).toEqual([]);
  },
};
