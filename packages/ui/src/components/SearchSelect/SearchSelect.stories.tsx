import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { SearchSelect, type SearchSelectItem } from './index.ts';

const states: readonly SearchSelectItem[] = [
  { id: 'AP', label: 'Andhra Pradesh' },
  { id: 'AS', label: 'Assam' },
  { id: 'BR', label: 'Bihar' },
  { id: 'GA', label: 'Goa' },
  { id: 'GJ', label: 'Gujarat' },
  { id: 'KL', label: 'Kerala' },
  { id: 'MP', label: 'Madhya Pradesh' },
  { id: 'MH', label: 'Maharashtra' },
  { id: 'OD', label: 'Odisha', keywords: ['Orissa'] },
  { id: 'TN', label: 'Tamil Nadu' },
  { id: 'UP', label: 'Uttar Pradesh', keywords: ['UP'] },
  { id: 'WB', label: 'West Bengal' },
];

const meta = {
  title: 'Forms/SearchSelect',
  component: SearchSelect,
  args: { label: 'State', items: states, presentation: 'panel', onChange: fn() },
} satisfies Meta<typeof SearchSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const combobox = (canvasElement: HTMLElement, name = 'State') =>
  within(canvasElement).getByRole('combobox', { name });
const options = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole('option')
    .map((option) => option.textContent);
const currentText = (canvasElement: HTMLElement) => {
  const id = canvasElement.querySelector('[role="combobox"]')?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};

export const Default: Story = {};

export const Playground: Story = { args: { placeholder: 'Choose', hint: 'Where you live now.' } };

/** Typing searches, marks what matches, and has the best match current; Enter takes it. */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    const input = combobox(canvasElement);
    await user.tab();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('pra');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(options(canvasElement)).toEqual(['Andhra Pradesh', 'Madhya Pradesh', 'Uttar Pradesh']);
    await expect([...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Pra',
      'Pra',
      'Pra',
    ]);
    await expect(currentText(canvasElement)).toBe('Andhra Pradesh');
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['3 results']), { timeout: 3000 });
    await user.keyboard('{ArrowDown}');
    await expect(currentText(canvasElement)).toBe('Madhya Pradesh');
    await user.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(
      'MP',
      expect.objectContaining({ label: 'Madhya Pradesh' }),
    );
    await expect(input).toHaveValue('Madhya Pradesh');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveFocus();
  },
};
