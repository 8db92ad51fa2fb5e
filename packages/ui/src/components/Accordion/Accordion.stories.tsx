import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Tag } from '../Tag/index.ts';
import { Accordion } from './index.ts';

const meta = {
  title: 'Content/Accordion',
  component: Accordion,
  args: {
    items: [
      { id: 'cost', title: 'What does an application cost?', content: 'Ten credits.' },
      { id: 'back', title: 'Can I take it back?', content: 'Until the company has seen it.' },
      {
        id: 'cv',
        title: 'Which CV is sent?',
        content: 'A copy of yours as it is then.',
        aside: <Tag>New</Tag>,
      },
    ],
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await user.click(canvas.getByText('Can I take it back?'));
    await user.click(canvas.getByText('What does an application cost?'));
    await expect(canvas.getByText('Until the company has seen it.')).toBeVisible();
    await expect(canvas.getByText('Ten credits.')).toBeVisible();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { id: 'cost' }));
  },
};

export const Playground: Story = { args: { level: 3, isExclusive: false } };

/** One at a time. */
export const Exclusive: Story = {
  args: { isExclusive: true },
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.click(canvas.getByText('Can I take it back?'));
    await expect(canvas.getByText('Until the company has seen it.')).toBeVisible();
    await user.tab();
    await user.keyboard('{Enter}');
    await expect(canvas.getByText('A copy of yours as it is then.')).toBeVisible();
    await expect(canvas.getByText('Until the company has seen it.')).not.toBeVisible();
    await user.keyboard(' ');
    await expect(canvas.getByText('A copy of yours as it is then.')).not.toBeVisible();
  },
};

export const Hindi: Story = {
  args: { items: [{ id: 'cost', title: 'आवेदन में कितना लगता है?', content: 'दस क्रेडिट।', isOpenAtFirst: true }] },
  globals: { locale: 'hi' },
};

export const States: Story = {
  render: (args) => (
    <Accordion {...args} items={args.items.map((item, place) => ({ ...item, isOpenAtFirst: place === 1 }))} />
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<Accordion {...args} isExclusive />);
    await expect(errors).toEqual([]);
  },
};
