import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Divider } from '../Divider/index.ts';
import { DownloadIcon, EditIcon, TrashIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Stack } from '../Stack/index.ts';
import { Toolbar } from './index.ts';

const tools = (
  <>
    <IconButton label="Edit" icon={<EditIcon />} />
    <IconButton label="Download" icon={<DownloadIcon />} />
    <Divider orientation="vertical" />
    <IconButton label="Delete" icon={<TrashIcon />} />
  </>
);

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  args: { label: 'CV', children: tools },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { orientation: 'horizontal' } };

/** One stop: arrow keys go from tool to tool, Tab goes on, and back to the tool that was last in use. */
export const Keyboard: Story = {
  render: (args) => (
    <>
      <Toolbar {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await user.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus());
    await user.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus());
  },
};

/** The arrow keys go where they point. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', locale: 'ar' },
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Toolbar {...args} />
      <Toolbar {...args} label="Vertical" orientation="vertical" />
    </Stack>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<Toolbar {...args} />);
    await expect(errors).toEqual([]);
  },
};
