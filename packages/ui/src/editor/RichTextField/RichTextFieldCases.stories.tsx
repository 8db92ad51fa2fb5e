import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { browserUser, compose, hasProtocol } from '../../testing/browserInput.ts';
import { canSetMediaFeatures, withMediaFeatures } from '../../testing/mediaFeatures.ts';
import { RichTextField, type RichTextFieldProps } from './RichTextField.tsx';

/** Keeps the value, as a form does. */
function Kept({ value, onChange, ...rest }: RichTextFieldProps) {
  const [html, setHTML] = useState(value);
  return (
    <RichTextField
      {...rest}
      value={html}
      onChange={(next, details) => {
        setHTML(next);
        onChange(next, details);
      }}
    />
  );
}

/** Texts that come from elsewhere, have no end, or are written by other keyboards. */
const meta = {
  title: 'Forms/RichTextField/Cases',
  component: RichTextField,
  tags: ['!autodocs', 'proof'],
  args: { label: 'Description', value: '', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pastes what another program would have put on the clipboard. */
async function paste(text: HTMLElement, html: string, words: string): Promise<void> {
  text.focus();
  const clipboardData = new DataTransfer();
  if (html !== '') clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', words);
  await fireEvent(text, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Signs with a meaning in HTML are what was typed, and come back as such. */
export const SignsOfMarkup: Story = {
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    const text = canvas.getByRole('textbox');
    text.focus();
    await user.keyboard('a < b && c > "d" <script>');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<p>a &lt; b &amp;&amp; c &gt; "d" &lt;script&gt;</p>',
      { length: 25 },
    );
    await expect(text.querySelector('script')).toBeNull();
  },
};

/** A pasted script, an event in an attribute and a frame come to nothing: their words stay, they do not. */
export const HostilePaste: Story = {
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox');
    let isAttacked = false;
    const attacked = (): void => {
      isAttacked = true;
    };
    window.addEventListener('attacked', attacked);
    const attack = `window.dispatchEvent(new Event('attacked'))`;
    await paste(
      text,
      `<ul><li>Sell<img src="nowhere:" onerror="${attack}"></li><li onclick="${attack}">Serve<iframe srcdoc="<script>parent.${attack}</script>"></iframe></li></ul>`,
      'Sell\nServe',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<ul><li>Sell</li><li>Serve</li></ul>',
      expect.anything(),
    );
    await expect(text.querySelector('img:not([class*="ProseMirror"]), iframe, [onclick]')).toBeNull();
    await expect(isAttacked).toBe(false);
    window.removeEventListener('attacked', attacked);
  },
};

/** Twenty thousand words in five hundred paragraphs: pasted at once, counted, and taken back by one undo. */
export const VeryLongPaste: Story = {
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    const text = canvas.getByRole('textbox');
    const paragraph = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
    await paste(text, '', Array.from({ length: 500 }, () => paragraph).join('\n'));
    await waitFor(() => expect(text.querySelectorAll('p')).toHaveLength(500));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('', expect.anything()));
  },
};

/** More than the limit is kept and counted, not cut: nothing that was pasted is lost. */
export const PasteOverTheLimit: Story = {
  args: { characterLimit: 10 },
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox');
    await paste(text, '', 'twelve signs');
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>twelve signs</p>', { length: 12 });
    await expect(text).toHaveTextContent('twelve signs');
  },
};

/** What one sees as one sign can be several: an emoji of a family, a Hindi letter with its vowel. Backspace leaves no half of it. */
export const OneSignOfSeveral: Story = {
  play: async ({ canvas }) => {
    const user = await browserUser();
    const text = canvas.getByRole('textbox');
    await paste(text, '', 'कि👨‍👩‍👧');
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(text.textContent).not.toContain('👧'));
    await expect(text.textContent).not.toMatch(/\uFFFD|[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
    await expect(text).toHaveTextContent('कि');
  },
};

/** A word of an input method, in the middle of a bold one, is written once and stays bold. */
export const InputMethodInBold: Story = {
  args: { value: '<p><strong>Java</strong></p>' },
  play: async ({ canvas, args }) => {
    if (!hasProtocol) return;
    const user = await browserUser();
    await user.click(canvas.getByRole('textbox'));
    await user.keyboard('{End}');
    await compose(['छा', 'छात्र']);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>Javaछात्र</strong></p>', expect.anything()),
    );
  },
};

/** The value from outside changes while somebody writes elsewhere: it is shown, and undo does not bring back the other's text. */
export const ValueFromOutside: Story = {
  render: (args) => {
    const Outside = () => {
      const [value, setValue] = useState('<p>First</p>');
      return (
        <>
          <RichTextField {...args} value={value} onChange={setValue} />
          <button className="outside" type="button" onClick={() => setValue('<p>Second</p>')}>
            Replace
          </button>
        </>
      );
    };
    return <Outside />;
  },
  play: async ({ canvas }) => {
    const user = await browserUser();
    const text = canvas.getByRole('textbox');
    await user.click(canvas.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(text).toHaveTextContent('Second'));
    await user.click(text);
    await user.keyboard('{End}!');
    await expect(text).toHaveTextContent('Second!');
  },
};

/** A word without an end, 320 px wide, breaks in the field, and the buttons go into more lines. */
export const EndlessWord: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { value: `<p>${'Donaudampfschifffahrt'.repeat(8)}</p><ul><li>${'x'.repeat(200)}</li></ul>` },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox');
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    for (const button of canvas.getAllByRole('button')) {
      const { left, right } = button.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(320);
    }
  },
};

/** From right to left, lists begin at the right, and the arrow keys of the toolbar follow. */
export const RightToLeftList: Story = {
  globals: { locale: 'ar' },
  args: { label: 'الوصف', value: '<ul><li>جافا</li></ul>' },
  play: async ({ canvas }) => {
    const user = await browserUser();
    const entry = canvas.getByRole('listitem').getBoundingClientRect();
    const field = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(field.right - entry.right).toBeGreaterThan(entry.left - field.left);
    const [first, second] = canvas.getAllByRole('button');
    first?.focus();
    await user.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
  },
};

/** A pressed button is told from the others in forced colours. */
export const PressedInForcedColours: Story = {
  args: { value: '<p><strong>Java</strong></p>' },
  play: async ({ canvas }) => {
    if (!canSetMediaFeatures) return;
    const user = await browserUser();
    await user.click(canvas.getByRole('textbox'));
    await user.keyboard('{End}');
    const bold = canvas.getByRole('button', { name: 'Bold' });
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      const look = (element: HTMLElement): string => {
        const { backgroundColor, borderColor, color } = getComputedStyle(element);
        return JSON.stringify([backgroundColor, borderColor, color]);
      };
      await expect(look(bold)).not.toBe(look(canvas.getByRole('button', { name: 'Italic' })));
    });
  },
};
