import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
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
    <Button variant="secondary" size="sm">
      Actions <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Actions for Pune' })).toBeVisible();
    await expect(canvas.getByText('for Pune').getBoundingClientRect().width).toBe(1);
  },
};

export const Playground: Story = { ...Default };

/** In a button, in a link and in a heading. */
export const States: Story = {
  render: (args) => (
    <>
      <h2>
        Jobs <VisuallyHidden {...args} />
      </h2>
      <Button>
        Actions <VisuallyHidden {...args} />
      </Button>{' '}
      <Link href="#pune">
        More <VisuallyHidden {...args} />
      </Link>
    </>
  ),
};
