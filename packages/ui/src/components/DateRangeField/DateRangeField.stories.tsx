import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
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
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-06-05', to: '' }));
    await user.click(part(canvasElement, 'To').getByRole('textbox', { name: 'Day' }));
    await user.keyboard('1{Tab}6{Tab}2026');
    await user.click(document.body);
    await expect(await within(canvasElement).findByText(/Enter 5 June 2026 or a later date/)).toBeVisible();
    await user.click(part(canvasElement, 'To').getByRole('textbox', { name: 'Month' }));
    await user.keyboard('{Control>}a{/Control}7');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-06-05', to: '2026-07-01' }),
    );
  },
};

export const Playground: Story = { args: { hint: 'As on the certificate.', hasCalendar: true } };

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
