import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser, insertText } from '../../testing/browserInput.ts';
import { Button } from '../Button/index.ts';
import { Provider } from '../Provider/index.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const meta = {
  title: 'Forms/NumberField/Languages',
  component: NumberField,
  tags: ['!autodocs'],
  args: { label: 'Price in euros', name: 'price', suffix: '€', decimals: 2, onChange: fn() },
  decorators: (Story) => (
    <Provider locale="de">
      <Story />
    </Provider>
  ),
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const inAForm = (args: NumberFieldProps) => (
  <form>
    <NumberField {...args} />
    <button type="reset">Reset</button>
  </form>
);

/** What a form would send. */
const sent = (canvasElement: HTMLElement): string =>
  new URLSearchParams(
    [...new FormData(canvasElement.querySelector('form') ?? undefined)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ]),
  ).toString();

/** A comma begins the decimals and dots group the digits; programs get plain digits with a dot. */
export const German: Story = {
  args: { defaultValue: 1234.5 },
  render: inAForm,
  play: async ({ args, canvas, canvasElement, step }) => {
    const user = await browserUser();
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await step('shown as the language writes it', async () => {
      await expect(input).toHaveValue('1.234,5');
      await expect(sent(canvasElement)).toBe('price=1234.5');
    });
    await step('edited without groups, and no news by itself', async () => {
      await user.click(input);
      await expect(input).toHaveValue('1234,5');
      await user.tab();
      await expect(input).toHaveValue('1.234,5');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('typed', async () => {
      await user.click(input);
      await user.keyboard('{Control>}a{/Control}9876543,21');
      await expect(args.onChange).toHaveBeenLastCalledWith(9_876_543.21, {
        text: '9876543,21',
        issue: undefined,
      });
      await user.tab();
      await expect(input).toHaveValue('9.876.543,21');
      await expect(sent(canvasElement)).toBe('price=9876543.21');
    });
    await step('reset', async () => {
      await user.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(input).toHaveValue('1.234,5');
    });
  },
};

/** Text that was copied elsewhere keeps its value. */
export const PastedInGerman: Story = {
  render: inAForm,
  play: async ({ args, canvas, canvasElement }) => {
    const user = await browserUser();
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    for (const [pasted, value] of [
      ['1.234,5', 1234.5],
      ['1.234,50 €', 1234.5],
      ['1 234,5', 1234.5],
      ['1.234', 1234],
    ] as const) {
      await user.click(input);
      await user.keyboard('{Control>}a{/Control}');
      await insertText(pasted);
      await expect(args.onChange).toHaveBeenLastCalledWith(
        value,
        expect.objectContaining({ issue: undefined }),
      );
      await user.tab();
      await expect(sent(canvasElement)).toMatch(new RegExp(`^price=${value}0?$`));
      await expect(input).toBeValid();
    }
  },
};

/** `1.5` is 1.5 to some and 15 to others. The field asks, in the signs of the page. */
export const AmbiguousDot: Story = {
  args: { max: 100 },
  play: async ({ canvas }) => {
    const user = await browserUser();
    const input = canvas.getByRole('textbox');
    await user.click(input);
    await user.keyboard('1.5');
    await user.tab();
    await expect(input).toHaveValue('1.5');
    await expect(input).toHaveAccessibleDescription('Error: Enter 1,5 with a comma, or 15 without a dot');
    await user.click(input);
    await user.keyboard('{Control>}a{/Control}1,234');
    await user.tab();
    await expect(input).toHaveAccessibleDescription('Error: Enter at most 2 digits after the comma');
  },
};

export const SteppersInGerman: Story = {
  args: { defaultValue: 1234.5, step: 0.5, hasSteppers: true },
  play: async ({ canvas }) => {
    const user = await browserUser();
    const input = canvas.getByRole('textbox');
    await user.click(input);
    await user.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('1235');
    await user.keyboard('{ArrowDown}');
    await expect(input).toHaveValue('1234,5');
    await expect(announcedTexts()).toEqual(['1.235\u00a0€', '1.234,5\u00a0€']);
  },
};

function InTwoLanguages(args: NumberFieldProps) {
  const [locale, setLocale] = useState('en-IN');
  const [value, setValue] = useState<number | null>(1_234_567.5);
  return (
    <Provider locale={locale}>
      <NumberField {...args} value={value} onChange={setValue} />
      <Button onClick={() => setLocale('de')}>Deutsch</Button>
      <p>{value}</p>
    </Provider>
  );
}

/** An owner holds the value, and the reader changes the language of the page: the number is the same, written anew. */
export const LanguageChanges: Story = {
  render: (args) => <InTwoLanguages {...args} />,
  play: async ({ canvas }) => {
    const user = await browserUser();
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('12,34,567.5');
    await user.click(canvas.getByRole('button', { name: 'Deutsch' }));
    await expect(input).toHaveValue('1.234.567,5');
    await expect(canvas.getByText('1234567.5')).toBeVisible();
    await user.click(input);
    await expect(input).toHaveValue('1234567,5');
  },
};
