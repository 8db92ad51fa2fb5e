import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { NumberField } from './NumberField.tsx';

/** What users of other libraries met, each with its report. */
const meta = {
  title: 'Forms/NumberField/Cases',
  component: NumberField,
  tags: ['!autodocs', 'proof'],
  args: { label: 'Score', decimals: 2, onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * github.com/mantinedev/mantine/issues/6232, 6709 and 8089: 100 could not be made 200 by its first digit, `.05` not be typed, and
 * 1.09 lost its dot with the 9.
 */
export const EditedInPlace: Story = {
  args: { defaultValue: 100 },
  play: async ({ args, canvas }) => {
    const user = await browserUser();
    const input = canvas.getByRole('textbox');
    const told = (value: number) =>
      expect(args.onChange).toHaveBeenLastCalledWith(value, expect.objectContaining({ issue: undefined }));
    await user.click(input);
    await user.keyboard('{Home}{Delete}');
    await expect(input).toHaveValue('00');
    await user.keyboard('2');
    await expect(input).toHaveValue('200');
    await told(200);
    await user.keyboard('{Control>}a{/Control}.05');
    await expect(input).toHaveValue('.05');
    await told(0.05);
    await user.keyboard('{Control>}a{/Control}1.09{Backspace}');
    await expect(input).toHaveValue('1.0');
    await user.keyboard('8');
    await told(1.08);
  },
};

/** github.com/mui/base-ui/issues/1063: the buttons did nothing for what was typed until the field was left. */
export const SteppedWhileTyping: Story = {
  args: { hasSteppers: true, step: 1, decimals: 0 },
  play: async ({ args, canvas }) => {
    const user = await browserUser();
    const input = canvas.getByRole('textbox');
    await user.click(input);
    await user.keyboard('41');
    await user.click(canvas.getByRole('button', { name: /Increase/ }));
    await expect(input).toHaveValue('42');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(42, { text: '42', issue: undefined });
  },
};

/** github.com/mui/base-ui/issues/1817: a number with more decimals than are shown was cut by coming and going. */
export const LeftAsItIs: Story = {
  args: { defaultValue: 1234.56789, name: 'score' },
  play: async ({ args, canvas, canvasElement }) => {
    const user = await browserUser();
    const input = canvas.getByRole('textbox');
    for (let visit = 0; visit < 2; visit += 1) {
      await user.click(input);
      await user.tab();
    }
    await expect(input).toHaveValue('1,234.56789');
    await expect(canvasElement.querySelector('[type="hidden"]')).toHaveValue('1234.56789');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
