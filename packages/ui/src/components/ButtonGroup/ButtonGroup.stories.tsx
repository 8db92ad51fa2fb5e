import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { ButtonGroup } from './index.ts';

const buttons = (
  <>
    <Button variant="secondary">Reject</Button>
    <Button>Shortlist</Button>
  </>
);

const meta = {
  title: 'Actions/ButtonGroup',
  component: ButtonGroup,
  args: { label: 'Decision', children: buttons },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Decision' })).toBeVisible();
    const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    const user = await browserUser();
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Reject' })).toHaveFocus();
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Shortlist' })).toHaveFocus();
  },
};

export const Playground: Story = { args: { align: 'start' } };

/** On a phone each has the whole line. */
export const Phone: Story = {
  args: { align: 'end' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const [reject, shortlist] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(shortlist?.top ?? 0).toBeGreaterThan(reject?.bottom ?? 0);
    await expect(shortlist?.width).toBe(reject?.width);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <ButtonGroup {...args} />
      <ButtonGroup {...args} label="At the end" align="end" />
    </Stack>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<ButtonGroup {...args} />);
    await expect(errors).toEqual([]);
  },
};
