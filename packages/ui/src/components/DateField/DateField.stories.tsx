import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, getByRole, screen, userEvent, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser, hasProtocol, insertText } from '../../testing/browserInput.ts';
import { withClipboard } from '../../testing/clipboard.ts';
import { FormButtons } from '../../testing/FormButtons.tsx';
import { hydrate } from '../../testing/hydrate.tsx';
import { canSetMediaFeatures, withMediaFeatures, withTouchScreen } from '../../testing/mediaFeatures.ts';
import { Button } from '../Button/index.ts';
import { CalendarButton } from '../Calendar/CalendarButton.tsx';
import { ErrorSummary } from '../ErrorSummary/index.ts';
import { Form } from '../Form/index.ts';
import { Grid } from '../Grid/index.ts';
import { DateField } from './DateField.tsx';
import type { DateFieldProps } from './DateField.tsx';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { label: 'Date of birth', name: 'birth', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = (element: HTMLElement, name: string) =>
  within(element).getByRole<HTMLInputElement>('textbox', { name });
const group = (element: HTMLElement) => within(element).getByRole('group');

/** The three inputs as the eye sees them. */
const shown = (element: HTMLElement): string =>
  within(element)
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value)
    .join('/');

/** What a form would send. */
function sent(element: HTMLElement): string {
  const form = element.querySelector('form');
  return form ? JSON.stringify([...new FormData(form)]) : 'no form';
}

/** Writes a date through the keyboard, over what is there, and leaves the field. */
async function write(element: HTMLElement, day: string, month: string, year: string): Promise<void> {
  const user = await browserUser();
  part(element, 'Day').focus();
  for (const text of [day, month, year]) {
    await user.keyboard(`{Control>}a{/Control}${text === '' ? '{Backspace}' : text}`);
    await user.tab();
  }
}

const inAForm = (args: DateFieldProps) => (
  <Form onSubmit={(event) => event.preventDefault()}>
    <DateField {...args} />
    <FormButtons submit="Save" />
  </Form>
);

/** Day, month, year; the form gets one date. */
export const Default: Story = {
  render: inAForm,
  play: async ({ args, canvas, canvasElement, step }) => {
    const user = await browserUser();
    await step('a group with a name, and a name for each part', async () => {
      await expect(canvas.getByRole('group', { name: 'Date of birth' })).toBeVisible();
      await user.click(canvas.getByText('Day'));
      await expect(part(canvasElement, 'Day')).toHaveFocus();
      for (const name of ['Day', 'Month', 'Year']) {
        await expect(part(canvasElement, name)).toHaveAttribute('inputmode', 'numeric');
      }
    });
    await step('one stop for each part; the focus never moves on its own', async () => {
      await user.keyboard('21');
      await expect(part(canvasElement, 'Day')).toHaveFocus();
      await user.tab();
      await user.keyboard('11');
      await user.tab();
      await expect(part(canvasElement, 'Year')).toHaveFocus();
      await expect(args.onBlur).not.toHaveBeenCalled();
      await user.keyboard('1999');
    });
    await step('one date', async () => {
      await expect(args.onChange).toHaveBeenLastCalledWith('1999-11-21', { issue: undefined });
      await user.tab();
      await expect(args.onBlur).toHaveBeenCalledTimes(1);
      await expect(sent(canvasElement)).toBe('[["birth","1999-11-21"]]');
      await expect(group(canvasElement)).not.toHaveAccessibleDescription();
      await expect(announcedTexts()).toEqual([]);
    });
  },
};

export const Playground: Story = {
  args: {
    hint: 'For example, 21 11 1999',
    min: '1926-01-01',
    max: '2012-12-31',
    autoComplete: 'bday',
    hasCalendar: false,
    required: true,
    disabled: false,
    readOnly: false,
  },
};

function FormBesideMessage(props: DateFieldProps) {
  return (
    <>
      <label>
        Message <textarea defaultValue="21/11/2026" />
      </label>
      <form>
        <DateField {...props} />
      </form>
    </>
  );
}

/** A whole date pasted into any of the parts. */
export const PastedDate: Story = {
  args: { label: 'Date of joining', name: 'joining' },
  render: (args) => <FormBesideMessage {...args} />,
  play: withClipboard(async ({ args, canvas, canvasElement, step }) => {
    const user = await browserUser();
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await user.click(message);
    await user.keyboard('{Control>}a{/Control}{Control>}c{/Control}');
    await user.click(part(canvasElement, 'Month'));
    await user.keyboard('{Control>}v{/Control}');
    await step('all parts are filled, with one change', async () => {
      await expect(part(canvasElement, 'Day')).toHaveValue('21');
      await expect(part(canvasElement, 'Month')).toHaveValue('11');
      await expect(part(canvasElement, 'Year')).toHaveValue('2026');
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await expect(args.onChange).toHaveBeenCalledWith('2026-11-21', { issue: undefined });
      await expect(sent(canvasElement)).toBe('[["joining","2026-11-21"]]');
    });
    await step('and heard', async () => {
      await expect(announcedTexts('polite')).toEqual(['21 November 2026 filled in']);
    });
  }),
};

/** A whole date typed into one part is taken apart when that part is left. */
export const WholeDateTyped: Story = {
  play: async ({ args, canvasElement }) => {
    const user = await browserUser();
    await user.click(part(canvasElement, 'Day'));
    await user.keyboard('21 Nov 1999');
    await user.tab();
    await expect(shown(canvasElement)).toBe('21/11/1999');
    await expect(args.onChange).toHaveBeenLastCalledWith('1999-11-21', { issue: undefined });
    await expect(part(canvasElement, 'Month')).toHaveFocus();
  },
};

/** Another order is never turned around without a word. */
export const AmericanOrder: Story = {
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    await user.click(part(canvasElement, 'Day'));
    await user.keyboard('11/21/1999');
    await user.tab();
    await user.tab();
    await user.tab();
    await expect(shown(canvasElement)).toBe('11/21/1999');
    await expect(group(canvasElement)).toHaveAccessibleDescription(
      'Error: Enter the month as a number from 1 to 12',
    );
  },
};

/** The month by its name, for those who are surer of it. */
export const MonthByName: Story = {
  render: inAForm,
  play: async ({ canvasElement }) => {
    await write(canvasElement, '5', 'Sept', '2001');
    await expect(sent(canvasElement)).toBe('[["birth","2001-09-05"]]');
    await expect(part(canvasElement, 'Month')).toHaveValue('Sept');
  },
};

export const HindiDigits: Story = {
  render: inAForm,
  play: async ({ canvasElement }) => {
    if (!hasProtocol) return;
    for (const [name, digits] of [
      ['Day', '२१'],
      ['Month', '११'],
      ['Year', '१९९९'],
    ] as const) {
      part(canvasElement, name).focus();
      await insertText(digits);
    }
    await expect(sent(canvasElement)).toBe('[["birth","1999-11-21"]]');
  },
};

/** Incomplete, impossible and out of range are three things, and each part is marked that must change. */
export const Mistakes: Story = {
  args: { hint: 'For example, 21 11 1999', min: '1926-01-01', max: '2012-12-31' },
  play: async ({ args, canvasElement, step }) => {
    const cases = [
      ['incomplete', '21', '', '', 'Enter the whole date. Missing: Month and Year', ['Month', 'Year']],
      ['notADay', '32', '1', '1999', 'Enter the day as a number from 1 to 31', ['Day']],
      ['notAMonth', '1', '13', '1999', 'Enter the month as a number from 1 to 12', ['Month']],
      ['notAYear', '1', '1', '99', 'Enter the year with 4 digits', ['Year']],
      ['noSuchDay', '29', '2', '1999', 'February 1999 has only 28 days', ['Day']],
      ['tooEarly', '31', '12', '1925', 'Enter 1 January 1926 or a later date', ['Day', 'Month', 'Year']],
      ['tooLate', '1', '1', '2013', 'Enter 31 December 2012 or an earlier date', ['Day', 'Month', 'Year']],
    ] as const;
    for (const [code, day, month, year, words, wrong] of cases) {
      await step(code, async () => {
        await write(canvasElement, day, month, year);
        await expect(group(canvasElement)).toHaveAccessibleDescription(
          `Error: ${words} For example, 21 11 1999`,
        );
        for (const name of ['Day', 'Month', 'Year'] as const) {
          const isMarked = part(canvasElement, name).getAttribute('aria-invalid') === 'true';
          await expect(isMarked).toBe(wrong.some((faulty) => faulty === name));
        }
        await expect(part(canvasElement, wrong[0]).validationMessage).toBe(words);
        await expect(args.onChange).toHaveBeenLastCalledWith(
          code === 'tooEarly' || code === 'tooLate' ? expect.stringMatching(/^\d{4}-\d\d-\d\d$/) : '',
          { issue: expect.objectContaining({ code }) },
        );
      });
    }
    await step('the error goes as soon as the date is right', async () => {
      const user = await browserUser();
      part(canvasElement, 'Year').focus();
      await user.keyboard('{Control>}a{/Control}2012');
      await expect(group(canvasElement)).toHaveAccessibleDescription('For example, 21 11 1999');
    });
    await step('nothing of it was announced over what the reader does', async () => {
      await expect(announcedTexts()).toEqual([]);
    });
  },
};

/** Nothing is checked before the whole field was left. */
export const NotJudgedOnTheWay: Story = {
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    await user.click(part(canvasElement, 'Day'));
    await user.keyboard('2');
    await user.tab();
    await expect(group(canvasElement)).not.toHaveAccessibleDescription();
    await user.keyboard('{Enter}');
    await expect(group(canvasElement)).toHaveAccessibleDescription(
      'Error: Enter the whole date. Missing: Month and Year',
    );
  },
};

/** The button of a day, also while that day is today, which its name says then. */
const dayButton = (wanted: string | RegExp) =>
  screen.getByRole('button', {
    name: (name) => (typeof wanted === 'string' ? name.replace(', today', '') === wanted : wanted.test(name)),
  });

/** A calendar, for days that are chosen and not known. It is loaded when it first opens. */
export const Calendar: Story = {
  args: {
    label: 'Interview',
    name: 'interview',
    hasCalendar: true,
    min: '2026-11-05',
    max: '2027-01-31',
    defaultValue: '2026-11-21',
  },
  render: inAForm,
  play: async ({ args, canvas, canvasElement, step }) => {
    const user = await browserUser();
    const opener = canvas.getByRole('button', { name: 'Open the calendar' });
    await step('opens at the day of the field, by keyboard', async () => {
      part(canvasElement, 'Year').focus();
      await user.tab();
      await expect(opener).toHaveFocus();
      await user.keyboard('{Enter}');
      await expect(await screen.findByRole('dialog', { name: 'Interview' })).toBeVisible();
      await waitFor(() => expect(dayButton('Saturday, 21 November 2026, chosen')).toHaveFocus());
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
    });
    await step('arrows go by days and weeks, the page keys by months, and neither over a limit', async () => {
      await user.keyboard('{ArrowRight}');
      await expect(dayButton('Sunday, 22 November 2026')).toHaveFocus();
      await user.keyboard('{ArrowLeft}{ArrowUp}');
      await expect(dayButton('Saturday, 14 November 2026')).toHaveFocus();
      await user.keyboard('{ArrowDown}{PageDown}');
      await expect(dayButton('Monday, 21 December 2026')).toHaveFocus();
      await user.keyboard('{PageUp}{Home}');
      await expect(dayButton('Thursday, 5 November 2026, the earliest day that can be chosen')).toHaveFocus();
      await user.keyboard('{ArrowLeft}');
      await expect(dayButton(/, 5 November 2026/)).toHaveFocus();
      await expect(dayButton('Wednesday, 4 November 2026')).toHaveAttribute('aria-disabled', 'true');
      await user.keyboard('{End}');
      await expect(dayButton('Monday, 30 November 2026')).toHaveFocus();
    });
    await step('Escape closes it and changes nothing', async () => {
      await user.keyboard('{Escape}');
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(opener).toHaveFocus();
      await expect(shown(canvasElement)).toBe('21/11/2026');
      await expect(args.onBlur).not.toHaveBeenCalled();
    });
    await step('another month and year at once, and the day by pointer', async () => {
      await user.click(opener);
      const box = within(await screen.findByRole('dialog'));
      await expect(box.getByRole('option', { name: 'October' })).toBeDisabled();
      await userEvent.selectOptions(box.getByRole('combobox', { name: 'Month' }), 'December');
      await user.click(dayButton('Tuesday, 1 December 2026'));
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(opener).toHaveFocus();
      await expect(shown(canvasElement)).toBe('1/12/2026');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01', { issue: undefined });
      await expect(announcedTexts('polite')).toEqual(['1 December 2026 filled in']);
      await expect(sent(canvasElement)).toBe('[["interview","2026-12-01"]]');
    });
    await step('Space chooses, a press elsewhere closes', async () => {
      await user.keyboard('{Enter}');
      await waitFor(() => expect(dayButton('Tuesday, 1 December 2026, chosen')).toHaveFocus());
      await user.keyboard('{ArrowRight}[Space]');
      await expect(shown(canvasElement)).toBe('2/12/2026');
      await user.click(opener);
      await screen.findByRole('dialog');
      await user.click(part(canvasElement, 'Day'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** The library has no Hindi: what it says is ours, in the page's language. */
export const CalendarHindi: Story = {
  globals: { locale: 'hi' },
  args: { label: 'साक्षात्कार', hasCalendar: true, min: '2026-11-05', defaultValue: '2026-11-21' },
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('button', { name: 'कैलेंडर खोलें' }));
    await waitFor(() => expect(dayButton('शनिवार, 21 नवंबर 2026, चुना गया')).toHaveFocus());
    const box = screen.getByRole('dialog', { name: 'साक्षात्कार' });
    const names = [...box.querySelectorAll('[aria-label]')].filter(
      (element) => element.checkVisibility() && /[A-Za-z]/.test(element.getAttribute('aria-label') ?? ''),
    );
    await expect(names).toEqual([]);
  },
};

/** It could not be loaded: said, and the field is as it was. */
export const CalendarFails: Story = {
  render: () => (
    <CalendarButton
      label="Open the calendar"
      failed="The calendar could not be loaded. Type the date, or try again."
      title="Interview"
      titleId=""
      value=""
      min={undefined}
      max={undefined}
      disabled={false}
      bring={() => Promise.reject(new Error('offline'))}
      onPick={() => {}}
    />
  ),
  play: async ({ canvas }) => {
    const user = await browserUser();
    const words = 'The calendar could not be loaded. Type the date, or try again.';
    await user.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(words)).toBeVisible();
    await waitFor(() => expect(announcedTexts('polite')).toEqual([words]));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** On a phone it rises from the lower edge. */
export const CalendarPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { label: 'Interview', hasCalendar: true, defaultValue: '2026-11-21' },
  play: async ({ args, canvas, canvasElement }) => {
    if (!canSetMediaFeatures) return;
    await withTouchScreen(async () => {
      const user = await browserUser();
      await user.click(canvas.getByRole('button', { name: 'Open the calendar' }));
      const box = await screen.findByRole('dialog', { name: 'Interview' });
      await waitFor(() => expect(dayButton('Saturday, 21 November 2026, chosen')).toHaveFocus());
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
      await expect(args.onBlur).not.toHaveBeenCalled();
      await user.click(dayButton('Sunday, 22 November 2026'));
      await expect(shown(canvasElement)).toBe('22/11/2026');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Open the calendar' })).toHaveFocus();
    });
  },
};

export const BirthDate: Story = {
  args: { autoComplete: 'bday' },
  play: async ({ canvasElement }) => {
    for (const name of ['Day', 'Month', 'Year']) {
      await expect(part(canvasElement, name)).toHaveAttribute('autocomplete', `bday-${name.toLowerCase()}`);
    }
  },
};

/** Required, one value, and back to the first date on reset. */
export const InAForm: Story = {
  args: { required: true, defaultValue: '1999-11-21' },
  render: inAForm,
  play: async ({ args, canvas, canvasElement, step }) => {
    const user = await browserUser();
    const form = canvasElement.querySelector('form');
    await step('required', async () => {
      await expect(part(canvasElement, 'Day')).toBeRequired();
      await expect(part(canvasElement, 'Day')).toHaveAttribute('aria-invalid', 'false');
      await expect(form?.checkValidity()).toBe(true);
      await write(canvasElement, '', '', '');
      await expect(form?.checkValidity()).toBe(false);
      await expect(args.onChange).toHaveBeenLastCalledWith('', { issue: undefined });
    });
    await step('a date that does not exist stops the form', async () => {
      await write(canvasElement, '31', '4', '2000');
      await expect(form?.checkValidity()).toBe(false);
      await expect(sent(canvasElement)).toBe('[["birth",""]]');
    });
    await step('reset', async () => {
      await user.click(canvas.getByRole('button', { name: 'Start again' }));
      await waitFor(() => expect(shown(canvasElement)).toBe('21/11/1999'));
      await waitFor(() => expect(sent(canvasElement)).toBe('[["birth","1999-11-21"]]'));
      await expect(args.onChange).toHaveBeenLastCalledWith('1999-11-21', { issue: undefined });
      await expect(group(canvasElement)).not.toHaveAccessibleDescription();
      await expect(form?.checkValidity()).toBe(true);
    });
  },
};

/** The form's own error marks all parts, except while the parts are no date: of that the form knows nothing. */
export const ErrorOfTheForm: Story = {
  args: { error: 'Enter your date of birth', id: 'birth-date' },
  render: (args) => (
    <>
      <ErrorSummary errors={[{ fieldId: 'birth-date', message: 'Date of birth: enter it' }]} />
      <DateField {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    const fields = within(canvasElement).getByRole('group');
    await expect(fields).toHaveAccessibleDescription('Error: Enter your date of birth');
    for (const name of ['Day', 'Month', 'Year']) await expect(part(canvasElement, name)).toBeInvalid();
    await user.click(canvas.getByRole('link', { name: 'Date of birth: enter it' }));
    await expect(part(canvasElement, 'Day')).toHaveFocus();
    await user.keyboard('21');
    await user.tab({ shift: true });
    await expect(fields).toHaveAccessibleDescription('Error: Enter the whole date. Missing: Month and Year');
    await expect(part(canvasElement, 'Day')).not.toBeInvalid();
  },
};

const dayRef = createRef<HTMLInputElement>();

function Owned() {
  const [date, setDate] = useState('1999-11-21');
  return (
    <>
      <DateField ref={dayRef} label="Date of birth" value={date} onChange={(next) => setDate(next)} />
      <p>{date === '' ? 'none' : date}</p>
      <Button onClick={() => setDate('2000-02-29')}>Use a leap day</Button>
      <Button onClick={() => setDate('')}>Empty</Button>
    </>
  );
}

/** The owner holds the date; half-typed parts are not taken away. */
export const Controlled: Story = {
  render: () => <Owned />,
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    await expect(dayRef.current).toBe(part(canvasElement, 'Day'));
    await write(canvasElement, '5', '', '2000');
    await expect(canvas.getByText('none')).toBeVisible();
    await expect(shown(canvasElement)).toBe('5//2000');
    await user.click(canvas.getByRole('button', { name: 'Use a leap day' }));
    await expect(shown(canvasElement)).toBe('29/2/2000');
    await expect(canvas.getByText('2000-02-29')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Empty' }));
    await expect(shown(canvasElement)).toBe('//');
  },
};

export const ReadOnlyAndDisabled: Story = {
  render: () => (
    <form>
      <Grid gap="lg">
        <DateField label="Read-only" name="shown" defaultValue="1999-11-21" readOnly hasCalendar />
        <DateField label="Disabled" name="off" defaultValue="1999-11-21" disabled hasCalendar />
      </Grid>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    const readOnly = canvas.getByRole('group', { name: 'Read-only' });
    await user.tab();
    await user.keyboard('7');
    await expect(shown(readOnly)).toBe('21/11/1999');
    await expect(within(readOnly).queryByRole('button')).toBeNull();
    await expect(part(canvas.getByRole('group', { name: 'Disabled' }), 'Day')).toBeDisabled();
    await expect(sent(canvasElement)).toBe('[["shown","1999-11-21"]]');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'تاريخ الميلاد', defaultValue: '1999-11-21', max: '1990-12-31' },
  play: async ({ canvas, canvasElement }) => {
    const [day, , year] = canvas.getAllByRole('textbox');
    await expect(day && year && day.getBoundingClientRect().left > year.getBoundingClientRect().right).toBe(
      true,
    );
    const user = await browserUser();
    year?.focus();
    await user.tab();
    await expect(group(canvasElement)).toHaveAccessibleDescription('خطأ: أدخل 31 ديسمبر 1990 أو تاريخًا قبله');
  },
};

/** 320 px, and 44 px under a finger. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { hasCalendar: true, defaultValue: '1999-12-31', error: 'Enter your date of birth' },
  play: async ({ canvas, canvasElement }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const side = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.min(width, height);
    };
    const targets = [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('button')];
    await expect(targets).toHaveLength(4);
    for (const target of targets) await expect(side(target)).toBeGreaterThanOrEqual(24);
    const year = part(canvasElement, 'Year');
    await expect(year.scrollWidth).toBeLessThanOrEqual(year.clientWidth);
    const bottoms = targets.map((target) => target.getBoundingClientRect().bottom);
    await expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(2);
    if (!canSetMediaFeatures) return;
    await withTouchScreen(async () => {
      for (const target of targets) await expect(side(target)).toBeGreaterThanOrEqual(44);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  },
};

/** Edges stay in forced colours, a wrong part has a thicker one, and nothing moves for those who asked for less motion. */
export const ForcedColours: Story = {
  tags: ['!autodocs'],
  args: { error: 'Enter your date of birth', hasCalendar: true },
  play: async ({ canvas, canvasElement }) => {
    if (!canSetMediaFeatures) return;
    await withMediaFeatures({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' }, async () => {
      const frame = part(canvasElement, 'Day').parentElement;
      await expect(frame && getComputedStyle(frame).borderTopWidth).toBe('2px');
      const button = getComputedStyle(canvas.getByRole('button'));
      await expect(Number.parseFloat(button.borderTopWidth)).toBeGreaterThan(0);
      await expect(button.transitionDuration).toBe('0s');
    });
  },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  args: { label: 'जन्म तिथि', max: '2012-12-31' },
  play: async ({ canvas, canvasElement }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('textbox', { name: 'दिन' }));
    await user.keyboard('21 नवंबर 2013');
    await user.tab();
    await expect(shown(canvasElement)).toBe('21/11/2013');
    await user.tab();
    await user.tab();
    await expect(group(canvasElement)).toHaveAccessibleDescription(
      'त्रुटि: 31 दिसंबर 2012 या उससे पहले की तारीख लिखें',
    );
  },
};

/** What is typed before the page's script runs stays, and the owner hears of it. */
export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { html, errors } = await hydrate(
      <DateField {...args} defaultValue="1999-11-21" hasCalendar required />,
      {
        beforeScript: (page) => {
          getByRole<HTMLInputElement>(page, 'textbox', { name: 'Day' }).value = '22';
        },
        async afterScript(page) {
          await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('1999-11-22', { issue: undefined }));
          await expect(shown(page)).toBe('22/11/1999');
          await expect(page.querySelector('input[type="hidden"]')).toHaveValue('1999-11-22');
        },
      },
    );
    await expect(errors).toEqual([]);
    await expect(html).toContain('value="1999"');
  },
};

/** Open, with limits. */
export const CalendarOpen: Story = {
  args: { label: 'Interview', hasCalendar: true, min: '2026-11-05', defaultValue: '2026-11-21' },
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('button', { name: 'Open the calendar' }));
    await waitFor(() => expect(dayButton('Saturday, 21 November 2026, chosen')).toHaveFocus());
  },
};

/** Every state. */
export const States: Story = {
  render: () => (
    <Grid gap="lg">
      <DateField label="Empty" hint="For example, 21 11 1999" />
      <DateField label="Filled" defaultValue="1999-11-21" />
      <DateField
        label="Optional, with a calendar"
        necessity="optional"
        hasCalendar
        defaultValue="2026-11-21"
      />
      <DateField label="Error" error="Enter your date of birth" />
      <DateField label="Read-only" readOnly defaultValue="1999-11-21" />
      <DateField label="Disabled" disabled hasCalendar defaultValue="1999-11-21" />
    </Grid>
  ),
};
