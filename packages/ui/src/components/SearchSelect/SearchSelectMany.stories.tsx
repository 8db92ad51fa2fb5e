import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { currentOption, find, optionTexts } from './searchSelectStories.ts';
import { SearchSelect } from './index.ts';

const CITIES = ['Nagpur', 'Pune', 'Nashik', 'Delhi', 'Jaipur', 'Kota', 'Surat', 'Indore', 'Bhopal', 'Patna'];
const KINDS = ['College of Engineering', 'Institute of Technology', 'Polytechnic', 'University'];

/** As many institutes as no list should send to a phone. */
const institutes = Array.from({ length: 100_000 }, (_, index) => ({
  id: `I${index + 1}`,
  label: `${CITIES[index % CITIES.length]} ${KINDS[Math.floor(index / 10) % KINDS.length]} (I${index + 1})`,
}));

const meta = {
  title: 'Forms/SearchSelect/100,000 items',
  component: SearchSelect,
  tags: ['!autodocs'],
  args: { label: 'Institute', items: institutes, presentation: 'panel', onChange: fn() },
} satisfies Meta<typeof SearchSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const institute = (canvasElement: HTMLElement) => find(canvasElement, 'Institute');

/** Only the rows in view are in the page; each knows its place among all. */
export const WindowOfRows: Story = {
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    const input = institute(canvasElement);
    await user.click(input);
    await expect(canvas.getAllByRole('option').length).toBeLessThan(20);
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '100000');
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-posinset', '1');
    const panel = canvasElement.querySelector('[data-part="panel"]');
    await expect(panel?.querySelectorAll('*').length).toBeLessThan(60);
    await user.keyboard('{End}');
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(currentOption(input)).toBe('Patna University (I100000)'));
    await user.keyboard('{Home}');
    await waitFor(() => expect(currentOption(input)).toBe('Nagpur College of Engineering (I1)'));
    await user.keyboard('{ArrowUp}');
    const last = canvas.getByRole('option', { name: 'Patna University (I100000)' });
    await expect(last).toHaveAttribute('aria-posinset', '100000');
    await expect(last).toBeVisible();
  },
};

/** Scrolled anywhere, the list is never blank, and what was current stays in the page for screen readers. */
export const Scrolling: Story = {
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    const input = institute(canvasElement);
    input.focus();
    await user.keyboard('{ArrowDown}');
    const list = canvas.getByRole('listbox');
    for (const top of [1_000_000, 4_399_000, 0, 2_345_678]) {
      list.scrollTop = top;
      await waitFor(() => {
        const { left, top: listTop, width, height } = list.getBoundingClientRect();
        const middle = document.elementFromPoint(left + width / 2, listTop + height / 2);
        return expect(middle?.closest('[role="option"]')).not.toBeNull();
      });
      await expect(currentOption(input)).toBe('Nagpur College of Engineering (I1)');
    }
  },
};

/** A hand that scrolls and then types sees the best match, at the top. */
export const SearchingFarDown: Story = {
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    const input = institute(canvasElement);
    await user.click(input);
    const list = canvas.getByRole('listbox');
    list.scrollTop = 2_345_678;
    await waitFor(() =>
      expect(Number(canvas.getAllByRole('option').at(-1)?.ariaPosInSet)).toBeGreaterThan(10_000),
    );
    await user.keyboard('p');
    await waitFor(() => expect(currentOption(input)).toBe('Pune College of Engineering (I2)'));
    await expect(list.scrollTop).toBe(0);
    const { left, top, width } = list.getBoundingClientRect();
    await expect(
      document.elementFromPoint(left + width / 2, top + 10)?.closest('[role="option"]'),
    ).toHaveAttribute('aria-posinset', '1');
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '100000'));
  },
};

/** Each further letter looks only through what the last one left. */
export const Searching: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const user = await browserUser();
    const input = institute(canvasElement);
    await user.click(input);
    await user.keyboard('nagpur poly');
    await waitFor(() => expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '2500'));
    await expect(optionTexts()[0]).toBe('Nagpur Polytechnic (I21)');
    await user.keyboard('{Control>}a{/Control}i99991');
    await waitFor(() => expect(optionTexts()).toEqual(['Nagpur University (I99991)']));
    await user.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('I99991', { item: institutes[99_990] });
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(currentOption(input)).toBe('Nagpur University (I99991)'));
    await expect(canvas.getByRole('option', { name: 'Nagpur University (I99991)' })).toBeVisible();
  },
};
