import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { Disclosure } from './index.ts';

const meta = {
  title: 'Content/Disclosure',
  component: Disclosure,
  args: { title: 'More filters', children: 'Year, institute and skill.', onOpenChange: fn() },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { level: 2, aside: '3 in use' } };

/** Tab reaches it, Space and Enter open and close it, and its state is said. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    await user.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    await expect(canvas.getByText('Year, institute and skill.')).not.toBeVisible();
    await user.keyboard(' ');
    await expect(canvas.getByText('Year, institute and skill.')).toBeVisible();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'toggle' }));
    await user.keyboard('{Enter}');
    await expect(canvas.getByText('Year, institute and skill.')).not.toBeVisible();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'toggle' }));
  },
};

/** The parent holds it open and shut, and may refuse. */
export const Controlled: Story = {
  render: function Owner(args) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <Stack>
        <Disclosure {...args} isOpen={isOpen} onOpenChange={(next) => next && setIsOpen(next)} />
        <Button variant="secondary" onClick={() => setIsOpen(false)}>
          Close
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const user = await browserUser();
    const words = canvas.getByText('Year, institute and skill.');
    await user.click(canvas.getByText('More filters'));
    await waitFor(() => expect(words).toBeVisible());
    await user.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(words).not.toBeVisible());
    await user.click(canvas.getByText('More filters'));
    await waitFor(() => expect(words).toBeVisible());
  },
};

/** What is typed inside stays while it is shut, and goes with the form. */
export const InAForm: Story = {
  render: (args) => (
    <form data-testid="form">
      <Disclosure {...args} defaultOpen>
        <TextField label="Skill" name="skill" />
      </Disclosure>
    </form>
  ),
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('textbox', { name: 'Skill' }));
    await user.keyboard('SQL');
    await user.click(canvas.getByText('More filters'));
    await expect(new FormData(canvas.getByTestId<HTMLFormElement>('form')).get('skill')).toBe('SQL');
  },
};

export const Hindi: Story = {
  args: { title: 'और फ़िल्टर', children: 'वर्ष, संस्थान और कौशल।' },
  globals: { locale: 'hi' },
};

/** Open from the beginning: nobody is told, because nothing has changed. */
export const RightToLeft: Story = {
  args: { defaultOpen: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Year, institute and skill.')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Disclosure {...args} title="Shut" />
      <Disclosure {...args} title="Open" defaultOpen />
      <Disclosure {...args} title="A heading, with a count" level={2} aside={<Badge>3</Badge>} />
      <Disclosure {...args} title={'A title that is longer than its line. '.repeat(4)} />
    </Stack>
  ),
};

/** Opened before the page's script ran, it stays open. */
export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<Disclosure {...args} />, {
      beforeScript: (page) => page.querySelector('summary')?.click(),
      async afterScript(page) {
        await expect(page.querySelector('details')).toHaveAttribute('open');
        await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'restore' }));
      },
    });
    await expect(errors).toEqual([]);
  },
};
