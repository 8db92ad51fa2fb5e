import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { browserUser, chooseFile, hasProtocol } from '../../testing/browserInput.ts';
import { FileField } from './FileField.tsx';

const meta = {
  title: 'Forms/FileField/Cases',
  component: FileField,
  tags: ['!autodocs', 'proof'],
  args: { label: 'CV', name: 'cv', onChange: fn() },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (element: HTMLElement): HTMLInputElement => {
  const input = element.querySelector<HTMLInputElement>('[data-part="input"]');
  if (!input) throw new Error('There is no file input.');
  return input;
};

/** Holds a file or a text over an element, or drops it. Whether the browser does with it what it does by itself. */
async function drag(type: 'dragover' | 'drop', target: Element, what: File | string): Promise<boolean> {
  const dataTransfer = new DataTransfer();
  if (typeof what === 'string') dataTransfer.setData('text/plain', what);
  else dataTransfer.items.add(what);
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  await fireEvent(target, event);
  return !event.defaultPrevented;
}

/** Removed and chosen again, it is there again: browsers tell of a choice only when it differs from what their input holds. */
export const SameFileTwice: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    if (!hasProtocol) return;
    const user = await browserUser();
    for (const count of [1, 2]) {
      await chooseFile(field(canvasElement), 'package.json');
      await expect(await canvas.findByText('package.json')).toBeVisible();
      await expect(args.onChange).toHaveBeenCalledTimes(count * 2 - 1);
      await user.click(canvas.getByRole('button', { name: 'Remove package.json' }));
      await expect(args.onChange).toHaveBeenCalledTimes(count * 2);
    }
  },
};

/** The same with a file that was left out. */
export const LeftOutTwice: Story = {
  args: { maxSize: 10 },
  play: async ({ args, canvasElement }) => {
    if (!hasProtocol) return;
    for (const count of [1, 2]) {
      await chooseFile(field(canvasElement), 'package.json');
      await expect(args.onChange).toHaveBeenCalledTimes(count);
    }
  },
};

/** github.com/mantinedev/mantine/issues/7208: some browsers empty their input when the dialog is cancelled, and the file was gone. */
export const DialogCancelled: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const input = field(canvasElement);
    const chosen = new DataTransfer();
    chosen.items.add(new File(['words'], 'CV.pdf', { type: 'application/pdf' }));
    input.files = chosen.files;
    await fireEvent.change(input);
    input.files = new DataTransfer().files;
    await fireEvent.change(input);
    await expect(canvas.getByText('CV.pdf')).toBeVisible();
    await expect([...(input.files ?? [])].map(({ name }) => name)).toEqual(['CV.pdf']);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** A browser opens a file that is dropped on a page, and what was typed into the page is gone. */
export const DroppedBeside: Story = {
  render: (args) => (
    <>
      <p>Beside</p>
      <input type="file" aria-label="Of the browser" />
      <FileField {...args} />
      <FileField {...args} label="Closed" disabled />
    </>
  ),
  play: async ({ args, canvas, canvasElement, step }) => {
    const cv = new File(['words'], 'CV.pdf', { type: 'application/pdf' });
    const beside = canvas.getByText('Beside');
    await step('files beside the field and on a closed one stay with the reader', async () => {
      const closed = canvasElement.querySelector('[data-part="drop-area"]:has(:disabled)');
      for (const target of [beside, document.body, closed ?? beside]) {
        await expect(await drag('dragover', target, cv)).toBe(false);
        await expect(await drag('drop', target, cv)).toBe(false);
      }
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('a file input of the browser takes its own', async () => {
      await expect(await drag('dragover', canvas.getByLabelText('Of the browser'), cv)).toBe(true);
      await expect(await drag('drop', canvas.getByLabelText('Of the browser'), cv)).toBe(true);
    });
    await step('what is no file is left to the page', async () => {
      await expect(await drag('drop', beside, 'a sentence')).toBe(true);
    });
  },
};
