import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { find, optionTexts, skills, tagTexts } from './multiSelectStories.ts';
import { MultiSelect } from './index.ts';

const meta = {
  title: 'Forms/MultiSelect/Phone',
  component: MultiSelect,
  tags: ['!autodocs'],
  args: { label: 'Skills', items: skills, name: 'skill', presentation: 'tray', onChange: fn() },
  globals: { viewport: { value: 'w375' } },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
const trayGone = () => waitFor(() => expect(body.queryByRole('dialog')).toBeNull());

/** The list takes the whole screen, stays while choices are made, and ends with a button that says how many. */
export const Tray: Story = {
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    const field = find(canvasElement);
    await user.click(field);
    const tray = await body.findByRole('dialog', { name: 'Skills' });
    const search = within(tray).getByRole('combobox', { name: 'Skills' });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(tray.getBoundingClientRect().height).toBe(window.innerHeight);
    await user.keyboard('java');
    await expect(optionTexts()).toEqual(['Java', 'JavaScript']);
    await user.click(within(tray).getByRole('option', { name: 'Java' }));
    await user.click(within(tray).getByRole('option', { name: 'JavaScript' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['java', 'js'], { items: [skills[5], skills[6]] });
    await expect(announcedTexts('polite')).toContain('JavaScript added, 2 selected');
    await expect(search).toHaveValue('java');
    const done = within(tray).getByRole('button', { name: 'Done, 2 selected' });
    await expect(done.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await user.click(done);
    await trayGone();
    await expect(tagTexts(canvasElement)).toEqual(['Java', 'JavaScript']);
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Escape and the button close it; what was chosen until then stays. */
export const Leaving: Story = {
  args: { defaultValue: ['c'] },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    await user.click(find(canvasElement));
    await user.click(await body.findByRole('option', { name: 'C++' }));
    await user.keyboard('{Escape}');
    await trayGone();
    await user.click(find(canvasElement));
    await user.click(await body.findByRole('button', { name: 'Close' }));
    await trayGone();
    await expect(tagTexts(canvasElement)).toEqual(['C', 'C++']);
    await expect(find(canvasElement)).toHaveValue('');
  },
};
