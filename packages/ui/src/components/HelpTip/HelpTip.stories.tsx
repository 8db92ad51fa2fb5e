import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { HelpTip } from './index.ts';

const text = 'Credits are taken when you apply, and given back when a job is withdrawn.';

const meta = {
  title: 'Overlays/HelpTip',
  component: HelpTip,
  args: { label: 'Help with credits', children: text },
  render: (args) => (
    <p>
      Credits <HelpTip {...args} />
    </p>
  ),
} satisfies Meta<typeof HelpTip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** The text shows and is read out; a press elsewhere sends it away. */
export const Pointer: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Help with credits' });
    await userEvent.click(button);
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(announcedTexts('polite')).toEqual([text]));
    await userEvent.click(document.body);
    await waitFor(() => expect(canvas.queryByText(text, { selector: '[popover]' })).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(text, { selector: '[popover]' })).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(text, { selector: '[popover]' })).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** The target is at least 24 px; under a finger 44 px. */
export const TargetSize: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const { left, right } = canvas.getByText(text, { selector: '[popover]' }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(8);
    await expect(right).toBeLessThanOrEqual(312);
  },
};

export const Hindi: Story = {
  args: { label: undefined, children: 'आवेदन करते समय क्रेडिट लिए जाते हैं।' },
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'सहायता' }));
  },
};

/** Closed and open. */
export const States: Story = {
  render: () => (
    <div style={{ paddingBlockEnd: '6rem' }}>
      <p>
        Marks <HelpTip label="Help with marks">In per cent.</HelpTip>
      </p>
      <p>
        Credits <HelpTip label="Help with credits">{text}</HelpTip>
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help with credits' }));
    await expect(canvas.getByText(text, { selector: '[popover]' })).toBeVisible();
  },
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<HelpTip {...args} />);
    await expect(errors).toEqual([]);
  },
};
