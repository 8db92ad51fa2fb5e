import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { withClipboard } from '../../testing/clipboard.ts';
import { OtpField } from './index.ts';

/** What users of other libraries met, each with its report. */
const meta = {
  title: 'Forms/OtpField/Cases',
  component: OtpField,
  tags: ['!autodocs', 'proof'],
  args: { label: 'One-time password', onChange: fn(), onComplete: fn() },
  render: (args) => (
    <>
      <textarea aria-label="First message" defaultValue="Your code is 482915." />
      <textarea aria-label="Second message" defaultValue="Your code is 730264." />
      <textarea aria-label="A part" defaultValue="73" />
      <OtpField {...args} />
    </>
  ),
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** github.com/mui/base-ui/issues/4679: a code that was pasted over a whole one, or once more, was not told as complete. */
export const PastedOverAWholeCode: Story = {
  play: withClipboard(async ({ args, canvas }) => {
    const user = await browserUser();
    const input = canvas.getByRole('textbox', { name: 'One-time password' });
    let count = 0;
    for (const [message, code] of [
      ['First message', '482915'],
      ['Second message', '730264'],
    ] as const) {
      await user.click(canvas.getByRole('textbox', { name: message }));
      await user.keyboard('{Control>}a{/Control}{Control>}c{/Control}');
      for (let time = 0; time < 2; time += 1) {
        await user.click(input);
        await user.keyboard('{Control>}v{/Control}');
        count += 1;
        await expect(input).toHaveValue(code);
        await expect(args.onComplete).toHaveBeenCalledTimes(count);
        await expect(args.onComplete).toHaveBeenLastCalledWith(code, { reason: 'paste' });
      }
    }
  }),
};

/** What is filled in after a paste is still read as filled in: the code is taken out of its message. */
export const FilledInAfterAPaste: Story = {
  play: withClipboard(async ({ args, canvas }) => {
    const user = await browserUser();
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'One-time password' });
    await user.click(canvas.getByRole('textbox', { name: 'A part' }));
    await user.keyboard('{Control>}a{/Control}{Control>}c{/Control}');
    await user.click(input);
    await user.keyboard('1{Control>}v{/Control}');
    await expect(input).toHaveValue('173');
    // As a browser or a password manager does it.
    input.value = '12 min: 730264';
    await fireEvent(input, new Event('input', { bubbles: true }));
    await expect(input).toHaveValue('730264');
    await expect(args.onComplete).toHaveBeenLastCalledWith('730264', { reason: 'autofill' });
  }),
};
