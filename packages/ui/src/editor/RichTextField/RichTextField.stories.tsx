import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Grid } from '../../components/Grid/index.ts';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { withMediaFeatures } from '../../testing/mediaFeatures.ts';
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

const meta = {
  title: 'Forms/RichTextField',
  component: RichTextField,
  args: { label: 'Description', value: '', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const user = await browserUser();
    const text = canvas.getByRole('textbox', { name: 'Description' });
    await step('a press on the label goes to the text', async () => {
      await user.click(canvas.getByText('Description'));
      await expect(text).toHaveFocus();
    });
    await step('bold by key, a list by its end', async () => {
      await user.keyboard('You {Control>}b{/Control}build{Control>}b{/Control} services.');
      await expect(args.onChange).toHaveBeenLastCalledWith(
        '<p>You <strong>build</strong> services.</p>',
        expect.anything(),
      );
      await user.keyboard('{Enter}');
      await user.click(canvas.getByRole('button', { name: 'Bulleted list' }));
      await expect(text).toHaveFocus();
      await user.keyboard('Java{Enter}SQL{Enter}{Enter}Apply');
      await expect(args.onChange).toHaveBeenLastCalledWith(
        '<p>You <strong>build</strong> services.</p><ul><li>Java</li><li>SQL</li></ul><p>Apply</p>',
        { length: 31 },
      );
    });
    await step('no words are no text', async () => {
      await user.keyboard('{Control>}a{/Control}{Delete}');
      await expect(args.onChange).toHaveBeenLastCalledWith('', expect.anything());
    });
  },
};

export const Playground: Story = {
  args: { hint: 'What people do in their first year', characterLimit: 200 },
};

export const ToolbarByKeyboard: Story = {
  args: { value: '<p>Tasks</p>' },
  play: async ({ canvas, args, step }) => {
    const user = await browserUser();
    const text = canvas.getByRole('textbox');
    text.focus();
    await step('Shift and Tab go to the buttons, the arrows along them', async () => {
      await user.tab({ shift: true });
      await expect(
        canvas.getByRole('toolbar', { name: 'Formatting' }).querySelector(':focus'),
      ).not.toBeNull();
      canvas.getByRole('button', { name: 'Bold' }).focus();
      await user.keyboard('{ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveFocus();
      await user.keyboard('{ArrowLeft}{ArrowRight}');
      await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveFocus();
    });
    await step('a button says whether it is pressed', async () => {
      await user.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true');
      await expect(args.onChange).toHaveBeenLastCalledWith('<h3>Tasks</h3>', expect.anything());
    });
    await step('and so does its shortcut', async () => {
      await user.tab();
      await expect(text).toHaveFocus();
      await user.keyboard('{Control>}{Alt>}3{/Alt}{/Control}');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Tasks</p>', expect.anything()));
    });
    await step('Tab leaves the text', async () => {
      await user.tab();
      await expect(text).not.toHaveFocus();
    });
  },
};

/** Pastes what another program would have put on the clipboard. */
async function paste(text: HTMLElement, html: string, words: string): Promise<void> {
  text.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', words);
  await fireEvent(text, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

export const PastedTextIsPlain: Story = {
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox');
    await paste(text, '<h1><a href="https://bad.example">Pay</a> first</h1>', 'Pay first\nthen work');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<p>Pay first</p><p>then work</p>',
      expect.anything(),
    );
  },
};

/** An entry of a list as Word writes it: a paragraph with its mark as text. */
const entry = (list: string, mark: string, words: string): string =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span
  style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
  </span></span></span><![endif]><b>${words}</b><o:p></o:p></p>\n`;

export const PastedListsStay: Story = {
  play: async ({ canvas, args, step }) => {
    const user = await browserUser();
    const text = canvas.getByRole('textbox');
    const emptied = async (): Promise<void> => {
      text.focus();
      await user.keyboard('{Control>}a{/Control}{Delete}');
    };
    await step('of Word: bullets with a list in them, then numbers', async () => {
      const html = `<html><head><style>p { color: red }</style></head><body><!--StartFragment--><p class=MsoNormal>You will</p>
        ${entry('l0 level1 lfo1', '·', 'build')}${entry('l0 level2 lfo1', 'o', 'in Java')}${entry('l0 level1 lfo1', '·', 'test')}
        <p class=MsoNormal>in this order:</p>${entry('l1 level1 lfo2', '1.', 'read')}${entry('l1 level1 lfo2', '2.', 'write')}
        <!--EndFragment--></body></html>`;
      await paste(text, html, 'You will\n·build');
      await expect(args.onChange).toHaveBeenLastCalledWith(
        '<p>You will</p><ul><li><p>build</p><ul><li>in Java</li></ul></li><li>test</li></ul><p>in this order:</p><ol><li>read</li><li>write</li></ol>',
        expect.anything(),
      );
    });
    await step('of Word on the web, which makes a list of each entry', async () => {
      await emptied();
      await paste(
        text,
        '<div class="ListContainerWrapper"><ul><li><p><a href="https://bad.example">Java</a></p></li></ul></div><div><ul><li><p>SQL</p></li></ul></div>',
        'Java\nSQL',
      );
      await expect(args.onChange).toHaveBeenLastCalledWith(
        '<ul><li>Java</li><li>SQL</li></ul>',
        expect.anything(),
      );
    });
    await step('of a page whose entries are nothing but lists', async () => {
      await emptied();
      await paste(text, '<ol><li>Sell</li><li>Serve<script>alert(1)</script></li></ol>', 'Sell\nServe');
      await expect(args.onChange).toHaveBeenLastCalledWith(
        '<ol><li>Sell</li><li>Serve</li></ol>',
        expect.anything(),
      );
    });
  },
};

export const ReadsWhatIsAllowed: Story = {
  args: {
    value:
      '<h4>Tasks</h4><script>alert(1)</script><ol><li>Sell <a href="/x">well</a></li></ol><table><tr><td>Cell</td></tr></table>',
  },
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox');
    await expect(text.querySelector('h3')).toHaveTextContent('Tasks');
    await expect(text).toHaveTextContent('Sell well');
    await expect(text.querySelector('a, script, table')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const CharacterLimit: Story = {
  args: { characterLimit: 10, value: '<p><strong>Hello</strong></p>' },
  play: async ({ canvas }) => {
    const user = await browserUser();
    await expect(canvas.getByText('You have 5 characters left')).toBeVisible();
    canvas.getByRole('textbox').focus();
    await user.keyboard('{End} world');
    await expect(canvas.getByText('You have 1 character too many')).toBeVisible();
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['You have 1 character too many']), {
      timeout: 10_000,
    });
    await user.keyboard('!!');
    await waitFor(() => expect(announcedTexts('polite').at(-1)).toBe('You have 3 characters too many'), {
      timeout: 10_000,
    });
  },
};

export const WithError: Story = {
  args: { error: 'Describe the job', hint: 'At least 50 characters', required: true },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox');
    await expect(text).toBeInvalid();
    await expect(text).toBeRequired();
    await expect(text).toHaveAccessibleDescription('Error: Describe the job At least 50 characters');
  },
};

export const ForcedColours: Story = {
  args: { value: '<p><strong>Hello</strong></p>' },
  play: async ({ canvas }) => {
    canvas.getByRole('textbox').focus();
    await withMediaFeatures({ 'forced-colors': 'active' }, async () => {
      const bold = canvas.getByRole('button', { name: 'Bold' });
      const italic = canvas.getByRole('button', { name: 'Italic' });
      await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
      await expect(getComputedStyle(bold).backgroundColor).not.toBe(getComputedStyle(italic).backgroundColor);
    });
  },
};

/** Every state. */
export const States: Story = {
  render: (args) => (
    <Grid gap="lg">
      <Kept {...args} label="Empty" />
      <Kept
        {...args}
        label="Filled"
        value="<h3>Your tasks</h3><p>You <strong>build</strong> services.</p><ul><li>Java</li><li><em>SQL</em></li></ul>"
      />
      <Kept {...args} label="Error" error="Describe the job" />
      <Kept {...args} label="Limit" characterLimit={200} hint="In your own words" necessity="optional" />
    </Grid>
  ),
};
