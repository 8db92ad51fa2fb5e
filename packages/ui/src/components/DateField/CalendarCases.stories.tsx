import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { canSetMediaFeatures, withMediaFeatures } from '../../testing/mediaFeatures.ts';
import { DateField } from './DateField.tsx';

/** Days at the edges of months, years, limits and windows, in the calendar of a field. */
const meta = {
  title: 'Forms/DateField/Cases of the calendar',
  component: DateField,
  tags: ['!autodocs', 'proof'],
  args: { label: 'Interview', hasCalendar: true, defaultValue: '2026-11-21', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const day = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
type User = Awaited<ReturnType<typeof browserUser>>;

/** Opens the calendar and waits for the day that has the focus. */
async function open(user: User, opener: HTMLElement, focused: RegExp): Promise<HTMLElement> {
  await user.click(opener);
  const box = await screen.findByRole('dialog');
  await waitFor(() => expect(day(focused)).toHaveFocus());
  return box;
}

/** 29 February is a day of its year; a month later is 29 March, a year later the last of February. */
export const LeapDay: Story = {
  args: { defaultValue: '2028-02-29' },
  play: async ({ canvas }) => {
    const user = await browserUser();
    await open(user, canvas.getByRole('button'), /29 February 2028/);
    await user.keyboard('{PageDown}');
    await expect(day(/, 29 March 2028/)).toHaveFocus();
    await user.keyboard('{PageUp}{Shift>}{PageDown}{/Shift}');
    await expect(day(/28 February 2029/)).toHaveFocus();
  },
};

/** From the last day of a year one key leads to the first of the next, and back. */
export const NewYear: Story = {
  args: { defaultValue: '2026-12-31' },
  play: async ({ args, canvas }) => {
    const user = await browserUser();
    await open(user, canvas.getByRole('button'), /31 December 2026/);
    await user.keyboard('{ArrowRight}');
    await expect(day(/, 1 January 2027/)).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-01', { issue: undefined });
  },
};

/** Only one day can be chosen: no key leaves it, both arrows to other months are off, and it can be chosen. */
export const OneDay: Story = {
  args: { min: '2026-11-21', max: '2026-11-21', defaultValue: '' },
  play: async ({ args, canvas }) => {
    const user = await browserUser();
    const box = await open(user, canvas.getByRole('button'), /21 November 2026/);
    await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowDown}{PageDown}{PageUp}{End}');
    await expect(day(/21 November 2026/)).toHaveFocus();
    for (const button of box.querySelectorAll<HTMLButtonElement>('button')) {
      if (/month/i.test(button.getAttribute('aria-label') ?? ''))
        await expect(button).toHaveAttribute('aria-disabled', 'true');
    }
    await user.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21', { issue: undefined });
  },
};

/** What stands in the field is before the first day that can be chosen: the calendar opens where something can be. */
export const ValueBeforeTheLimit: Story = {
  args: { min: '2026-11-05', max: '2027-01-31', defaultValue: '1998-03-02' },
  play: async ({ args, canvas }) => {
    const user = await browserUser();
    await open(user, canvas.getByRole('button'), /, 5 November 2026/);
    await user.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-06', { issue: undefined });
  },
};

/** A day that is no day stands in the field: the calendar opens all the same. */
export const NoDayInTheField: Story = {
  args: { defaultValue: '', min: '2026-11-05', max: '2026-11-30' },
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('textbox', { name: 'Day' }));
    await user.keyboard('31');
    await user.tab();
    await user.keyboard('02');
    await user.tab();
    await user.keyboard('2026');
    await user.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/November 2026/));
  },
};

/** From right to left, the left arrow leads to the next day. */
export const ArrowsRightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'المقابلة' },
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
    const focused = () => document.activeElement;
    await waitFor(() => expect(focused()?.getAttribute('aria-label')).toMatch(/21|٢١/));
    const before = focused()?.getBoundingClientRect();
    await user.keyboard('{ArrowLeft}');
    await expect(focused()?.getAttribute('aria-label')).toMatch(/22|٢٢/);
    const after = focused()?.getBoundingClientRect();
    // The 21st is a Saturday, where the Arabic week begins.
    await expect(after?.right).toBeLessThanOrEqual((before?.left ?? 0) + 1);
  },
};

/** 320 px wide and in Hindi, the calendar is whole: every day can be pressed, 24 px wide and high at least (WCAG 2.5.8). */
export const NarrowHindi: Story = {
  globals: { locale: 'hi', viewport: { value: 'w320' } },
  args: { label: 'साक्षात्कार' },
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('button'));
    const box = await screen.findByRole('dialog');
    await waitFor(() => expect(box.querySelectorAll('td [role="button"]').length).toBeGreaterThan(27));
    for (const cell of box.querySelectorAll('td [role="button"]')) {
      const { left, right, width, height } = cell.getBoundingClientRect();
      if (width === 0) continue;
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(320);
    }
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

/** In forced colours the chosen day is told from the others, and from one that has only the focus. */
export const ForcedColours: Story = {
  play: async ({ canvas }) => {
    if (!canSetMediaFeatures) return;
    const user = await browserUser();
    await open(user, canvas.getByRole('button'), /21 November 2026/);
    await user.keyboard('{ArrowLeft}');
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      const look = (name: RegExp): string => {
        const { backgroundColor, color, outlineStyle, outlineColor } = getComputedStyle(day(name));
        return JSON.stringify([backgroundColor, color, outlineStyle, outlineColor]);
      };
      const [chosen, focused, plain] = [look(/, 21 /), look(/, 20 /), look(/, 19 /)];
      await expect(new Set([chosen, focused, plain]).size).toBe(3);
    });
  },
};
