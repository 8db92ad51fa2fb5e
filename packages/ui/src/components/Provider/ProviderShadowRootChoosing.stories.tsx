import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ShadowApp, shadowOf } from '../../testing/ShadowApp.tsx';
import { browserUser, hasProtocol } from '../../testing/browserInput.ts';
import { findIn, isOnTop } from '../../testing/inShadow.ts';
import { DateField } from '../DateField/index.ts';
import { Select } from '../Select/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { Provider } from './Provider.tsx';

const states = [
  { value: 'ka', label: 'Karnataka' },
  { value: 'mh', label: 'Maharashtra' },
];

/** Fields that open something, in a shadow root: opened and chosen from by keys. */
const meta = {
  title: 'Start here/Provider/Shadow root/Choosing',
  component: Provider,
  tags: ['!autodocs', 'proof'],
  parameters: { provider: false, layout: 'padded' },
  args: {
    theme: 'dark',
    locale: 'en',
    children: (
      <Stack>
        <TextField label="City" />
        <Select label="State" options={states} />
        <DateField label="Begin" hasCalendar defaultValue="2023-11-21" />
      </Stack>
    ),
  },
  render: (args) => (
    <main>
      <ShadowApp>
        <Provider {...args} />
      </ShadowApp>
    </main>
  ),
} satisfies Meta<typeof Provider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The shadow root, once its fields stand there in the colours of their theme. */
const fields = async (canvasElement: HTMLElement): Promise<ShadowRoot> => {
  await waitFor(() => findIn(shadowOf(canvasElement), 'select'));
  const root = shadowOf(canvasElement);
  await waitFor(() => expect(root.getAnimations()).toEqual([]));
  return root;
};

/** The list of a Select opens and is chosen from by keys alone, over what is around it. */
export const SelectByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    const root = await fields(canvasElement);
    const select = findIn(root, 'select');
    findIn(root, 'input').focus();
    await user.tab();
    await expect(root.activeElement).toBe(select);
    // A native control listens to the browser's own keys only.
    if (!hasProtocol) return;
    await user.keyboard('m');
    await expect(select).toHaveValue('mh');
    if (!CSS.supports('appearance', 'base-select')) return;
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(select.matches(':open')).toBe(true));
    await waitFor(() => expect(isOnTop(root, findIn(root, 'option', 'Karnataka'))).toBe(true));
    await expect(getComputedStyle(findIn(root, 'option', 'Karnataka')).colorScheme).toBe('dark');
    await user.keyboard('{ArrowUp}{Enter}');
    await expect(select.matches(':open')).toBe(false);
    await expect(select).toHaveValue('ka');
    await expect(root.activeElement).toBe(select);
  },
};

/** The calendar of a DateField opens in the shadow root, goes by keys, and gives day and focus back. */
export const CalendarByKeyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const user = await browserUser();
    const root = await fields(canvasElement);
    const opener = findIn(root, 'button', 'Open the calendar');
    const parts = () =>
      [...root.querySelectorAll<HTMLInputElement>('[data-component="DateField"] input[inputmode]')].map(
        ({ value }) => value,
      );
    await expect(parts()).toEqual(['21', '11', '2023']);
    await step('opens at the day of the field', async () => {
      opener.focus();
      await user.keyboard('{Enter}');
      await waitFor(() =>
        expect(root.activeElement).toHaveAccessibleName('Tuesday, 21 November 2023, chosen'),
      );
      const dialog = findIn(root, '[role="dialog"]', 'Begin');
      await expect(dialog.contains(root.activeElement)).toBe(true);
      await waitFor(() => expect(isOnTop(root, dialog)).toBe(true));
      await expect(getComputedStyle(dialog).colorScheme).toBe('dark');
    });
    await step('another day, by arrows', async () => {
      await user.keyboard('{ArrowRight}{ArrowDown}');
      await waitFor(() => expect(root.activeElement).toHaveAccessibleName('Wednesday, 29 November 2023'));
      await user.keyboard('{Enter}');
      await waitFor(() => expect(root.querySelector('[role="dialog"]')).toBeNull());
      await expect(parts()).toEqual(['29', '11', '2023']);
      await waitFor(() => expect(root.activeElement).toBe(opener));
    });
    await step('left as it was by Escape', async () => {
      await user.keyboard('{Enter}');
      await waitFor(() =>
        expect(root.activeElement).toHaveAccessibleName('Wednesday, 29 November 2023, chosen'),
      );
      await user.keyboard('{ArrowLeft}{Escape}');
      await waitFor(() => expect(root.querySelector('[role="dialog"]')).toBeNull());
      await expect(parts()).toEqual(['29', '11', '2023']);
      await expect(root.activeElement).toBe(opener);
    });
  },
};
