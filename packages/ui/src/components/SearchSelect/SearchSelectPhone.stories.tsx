import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { currentOption, find, optionTexts, states } from './searchSelectStories.ts';
import { SearchSelect } from './index.ts';

const meta = {
  title: 'Forms/SearchSelect/Phone',
  component: SearchSelect,
  tags: ['!autodocs'],
  args: { label: 'State', items: states, name: 'state', presentation: 'tray', onChange: fn() },
  globals: { viewport: { value: 'w375' } },
} satisfies Meta<typeof SearchSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
const trayGone = () => waitFor(() => expect(body.queryByRole('dialog')).toBeNull());

/** The list takes the whole screen, with a search box of its own. */
export const Tray: Story = {
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    const field = find(canvasElement);
    await user.click(field);
    const tray = await body.findByRole('dialog', { name: 'State' });
    const search = within(tray).getByRole('combobox', { name: 'State' });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(tray.getBoundingClientRect().height).toBe(window.innerHeight);
    await user.keyboard('pra');
    await expect(optionTexts()).toEqual(['Andhra Pradesh', 'Madhya Pradesh', 'Uttar Pradesh']);
    await expect(currentOption(search)).toBe('Andhra Pradesh');
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['3 results']), { timeout: 10_000 });
    await user.click(within(tray).getByRole('option', { name: 'Uttar Pradesh' }));
    await trayGone();
    await expect(args.onChange).toHaveBeenCalledWith('UP', { item: states[10] });
    await expect(field).toHaveValue('Uttar Pradesh');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Escape, the button and the back gesture leave everything as it was. */
export const Leaving: Story = {
  args: { defaultValue: 'GA' },
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    const field = find(canvasElement);
    await user.click(field);
    await body.findByRole('dialog');
    await expect(body.getByRole('option', { name: 'Goa' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('ker{Escape}');
    await trayGone();
    await expect(field).toHaveValue('Goa');
    await waitFor(() => expect(field).toHaveFocus());
    await user.click(field);
    await user.click(await body.findByRole('button', { name: 'Close' }));
    await trayGone();
    await expect(field).toHaveValue('Goa');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** With a keyboard attached, typing in the field opens the tray and goes on in its search box. */
export const TypingInTheField: Story = {
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    const field = find(canvasElement);
    field.focus();
    await user.keyboard('k');
    const search = within(await body.findByRole('dialog')).getByRole('combobox');
    await waitFor(() => expect(search).toHaveFocus());
    await expect(search).toHaveValue('k');
    await user.keyboard('er{Enter}');
    await trayGone();
    await expect(field).toHaveValue('Kerala');
  },
};

/** Which of the two it is, the device decides: a finger on a small screen. */
export const ChosenByTheDevice: Story = {
  args: { presentation: 'auto' },
  beforeEach: () => {
    const original = window.matchMedia.bind(window);
    window.matchMedia = (query) => original(query.includes('pointer: coarse') ? 'all' : query);
    return () => {
      window.matchMedia = original;
    };
  },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    await waitFor(() => expect(find(canvasElement)).toHaveAttribute('aria-haspopup', 'dialog'));
    await user.click(find(canvasElement));
    await expect(await body.findByRole('dialog', { name: 'State' })).toBeInTheDocument();
  },
};
