import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Content/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'for Pune' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <button type="button">
      Actions <VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Actions for Pune' })).toBeVisible();
    await expect(canvas.getByText('for Pune').getBoundingClientRect().width).toBe(1);
  },
};

export const Playground: Story = { ...Default };
