import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, getAllByRole, screen, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { FormButtons } from '../../testing/FormButtons.tsx';
import { hydrate } from '../../testing/hydrate.tsx';
import { Stack } from '../Stack/index.ts';
import { DateRangeField } from './index.ts';

const meta = {
  title: 'Forms/DateRangeField',
  component: DateRangeField,
  args: { label: 'Internship', names: { from: 'begins', to: 'ends' }, onChange: fn() },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = (canvasElement: HTMLElement, name: 'From' | 'To') =>
  within(within(canvasElement).getByRole('group', { name }));

/** Two days one after the other; a last day before the first says what to enter. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    await expect(within(canvasElement).getByRole('group', { name: 'Internship' })).toBeVisible();
    await user.click(part(canvasElement, 'From').getByRole('textbox', { name: 'Day' }));
    await user.keyboard('5{Tab}6{Tab}2026');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        { from: '2026-06-05', to: '' },
        { issues: { from: undefined, to: undefined } },
      ),
    );
    await user.click(part(canvasElement, 'To').getByRole('textbox', { name: 'Day' }));
    await user.keyboard('1{Tab}6{Tab}2026');
    await user.click(document.body);
    await expect(await within(canvasElement).findByText(/Enter 5 June 2026 or a later date/)).toBeVisible();
    await user.click(part(canvasElement, 'To').getByRole('textbox', { name: 'Month' }));
    await user.keyboard('{Control>}a{/Control}7');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        { from: '2026-06-05', to: '2026-07-01' },
        { issues: { from: undefined, to: undefined } },
      ),
    );
  },
};

export const Playground: Story = { args: { hint: 'As on the certificate.', hasCalendar: true } };

const day = (name: string | RegExp) => screen.getByRole('button', { name });

/** Both days picked in one calendar; it says which of them is wanted. */
export const Calendar: Story = {
  args: { min: '2026-06-01', defaultValue: { from: '2026-06-05', to: '' } },
  play: async ({ canvas, canvasElement, args, step }) => {
    const user = await browserUser();
    const opener = canvas.getByRole('button', { name: 'Open the calendar' });
    await step('by keyboard', async () => {
      await user.click(opener);
      await screen.findByRole('dialog', { name: 'Internship' });
      await waitFor(() => expect(day('Friday, 5 June 2026')).toHaveFocus());
      await expect(day('Friday, 5 June 2026')).toHaveAccessibleDescription('Choose the first day');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(announcedTexts('polite')).toEqual(['Now choose the last day']));
      await user.keyboard('{PageDown}');
      await expect(day('Monday, 6 July 2026, last day')).toHaveFocus();
      await user.keyboard('[Space]');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await expect(args.onChange).toHaveBeenLastCalledWith(
        { from: '2026-06-05', to: '2026-07-06' },
        { issues: { from: undefined, to: undefined } },
      );
      await expect(announcedTexts('polite')).toContain('5 June 2026 to 6 July 2026 filled in');
      await expect(part(canvasElement, 'To').getByRole('textbox', { name: 'Month' })).toHaveValue('7');
    });
    await step('by pointer, over another month; a press outside picks nothing', async () => {
      await user.click(opener);
      await screen.findByRole('dialog');
      await user.click(day('Monday, 8 June 2026, chosen'));
      await user.click(canvas.getByText('Internship'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
  },
};

const typed = { From: ['1', '2', '2026'], To: ['3', '4', '2026'] } as const;

/** Both days typed before the page's script runs are kept, and both are told. */
export const TypedBeforeScript: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    await hydrate(<DateRangeField {...args} />, {
      beforeScript: (page) => {
        for (const [name, parts] of Object.entries(typed)) {
          const inputs = getAllByRole<HTMLInputElement>(within(page).getByRole('group', { name }), 'textbox');
          for (const [index, input] of inputs.entries()) input.value = parts[index] ?? '';
        }
      },
      async afterScript(page) {
        await waitFor(() =>
          expect(args.onChange).toHaveBeenLastCalledWith(
            { from: '2026-02-01', to: '2026-04-03' },
            { issues: { from: undefined, to: undefined } },
          ),
        );
        await expect(part(page, 'From').getByRole('textbox', { name: 'Month' })).toHaveValue('2');
        await expect(part(page, 'To').getByRole('textbox', { name: 'Month' })).toHaveValue('4');
      },
    });
  },
};

export const InAForm: Story = {
  args: { defaultValue: { from: '2026-06-05', to: '2026-07-01' } },
  render: (args) => (
    <form data-testid="form">
      <Stack>
        <DateRangeField {...args} />
        <FormButtons />
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const data = new FormData(canvas.getByTestId<HTMLFormElement>('form'));
    await expect([data.get('begins'), data.get('ends')]).toEqual(['2026-06-05', '2026-07-01']);
  },
};

export const Hindi: Story = { args: { label: 'इंटर्नशिप' }, globals: { locale: 'hi' } };

export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <DateRangeField {...args} />
      <DateRangeField {...args} label="With an error" error="The two times overlap" />
      <DateRangeField {...args} label="Disabled" disabled defaultValue={{ from: '2026-06-05', to: '' }} />
    </Stack>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<DateRangeField {...args} />);
    await expect(errors).toEqual([]);
  },
};
