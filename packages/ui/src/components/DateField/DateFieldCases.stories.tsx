import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { DateField } from './DateField.tsx';

/** What users met, of this field and of other libraries', each with its report. */
const meta = {
  title: 'Forms/DateField/Cases',
  component: DateField,
  tags: ['!autodocs', 'proof'],
  args: { label: 'Date of birth', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * github.com/adobe/react-spectrum/issues/8366 and 9952: a year that ends with zeros could not be typed over, and a zero before it
 * stayed where nobody saw it.
 */
export const YearTypedOver: Story = {
  args: { defaultValue: '2000-11-21' },
  play: async ({ args, canvas }) => {
    const user = await browserUser();
    const year = canvas.getByRole('textbox', { name: 'Year' });
    await user.click(year);
    await user.keyboard('{Control>}a{/Control}2010');
    await expect(year).toHaveValue('2010');
    await expect(args.onChange).toHaveBeenLastCalledWith('2010-11-21', { issue: undefined });
    await user.keyboard('{Control>}a{/Control}02000');
    await expect(year).toHaveValue('02000');
    await user.keyboard('{Home}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2000-11-21', { issue: undefined });
  },
};

/** github.com/adobe/react-spectrum/issues/4181: 29 February could not be typed before its year was. */
export const LeapDayFirst: Story = {
  play: async ({ args, canvas }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('textbox', { name: 'Day' }));
    await user.keyboard('29');
    await user.tab();
    await user.keyboard('02');
    await user.tab();
    await user.keyboard('2008');
    await expect(args.onChange).toHaveBeenLastCalledWith('2008-02-29', { issue: undefined });
  },
};

/** The part of the page that the text of an element takes, in CSS pixels. */
function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** Weekdays are named over their days, from right to left, and no name is wider than its column: Arabic has long ones. */
export const WeekdaysRightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'تاريخ المقابلة', hasCalendar: true, defaultValue: '2026-11-21' },
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('button'));
    const box = await screen.findByRole('dialog');
    await waitFor(() => expect(box.querySelectorAll('th')).toHaveLength(7));
    const names = [...box.querySelectorAll('th')];
    const firstDays = [...(box.querySelectorAll('tbody tr')[1]?.querySelectorAll('td') ?? [])];
    const columns = firstDays.map((day) => day.getBoundingClientRect());
    for (const [place, name] of names.entries()) {
      const text = textBox(name);
      const column = columns[place];
      if (!column) throw new Error('A weekday has no day.');
      await expect(Math.abs((text.left + text.right - column.left - column.right) / 2)).toBeLessThan(2);
      await expect(text.width).toBeLessThanOrEqual(column.width - 4);
      const next = columns[place + 1];
      if (next) await expect(next.right).toBeLessThanOrEqual(column.left + 1);
    }
    const widths = columns.map(({ width }) => width);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(2);
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
