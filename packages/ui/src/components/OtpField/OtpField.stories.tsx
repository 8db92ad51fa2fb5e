import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser, compose, hasProtocol, insertText, pressAt } from '../../testing/browserInput.ts';
import { withClipboard } from '../../testing/clipboard.ts';
import { FormButtons } from '../../testing/FormButtons.tsx';
import { hydrate } from '../../testing/hydrate.tsx';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Container } from '../Container/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { OtpField, type OtpFieldActions, type OtpFieldProps } from './index.ts';

const meta = {
  title: 'Forms/OtpField',
  component: OtpField,
  args: { label: 'One-time password', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'One-time password' });

/** The boxes as the eye sees them, the current ones in brackets and empty ones as dots. */
function boxes(canvasElement: HTMLElement): string {
  return [...canvasElement.querySelectorAll('[data-part="slot"]')]
    .map((slot) => {
      const text = slot.textContent || '.';
      return slot.hasAttribute('data-current') ? `[${text}]` : text;
    })
    .join('');
}

/** Copies the text of the message beside the field, as a person does. */
async function copyMessage(canvasElement: HTMLElement): Promise<void> {
  const user = await browserUser();
  await user.click(within(canvasElement).getByRole('textbox', { name: 'Message' }));
  await user.keyboard('{Control>}a{/Control}{Control>}c{/Control}');
}

const shows = (canvasElement: HTMLElement, expected: string) =>
  waitFor(() => expect(boxes(canvasElement)).toBe(expected));

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: 'We sent six digits to +91 ••••• •3210.', mode: 'digits', length: 6 },
};

/** Each digit goes into its box; the whole code is reported once. */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    await user.tab();
    await expect(field(canvasElement)).toHaveFocus();
    await shows(canvasElement, '[.].....');
    await user.keyboard('48291');
    await shows(canvasElement, '48291[.]');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await user.keyboard('5');
    await shows(canvasElement, '48291[5]');
    await expect(field(canvasElement)).toHaveValue('482915');
    await expect(args.onChange).toHaveBeenCalledTimes(6);
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('482915', { reason: 'type' });
  },
};

/** Arrow keys, Home and End go from box to box and never past the first empty one. */
export const Navigating: Story = {
  args: { defaultValue: '482' },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    await user.tab();
    await shows(canvasElement, '482[.]..');
    await user.keyboard('{ArrowLeft}');
    await shows(canvasElement, '48[2]...');
    await user.keyboard('{ArrowLeft}');
    await shows(canvasElement, '4[8]2...');
    await user.keyboard('{Home}');
    await shows(canvasElement, '[4]82...');
    await user.keyboard('{ArrowLeft}');
    await shows(canvasElement, '[4]82...');
    await user.keyboard('{ArrowRight}');
    await shows(canvasElement, '4[8]2...');
    await user.keyboard('{End}');
    await shows(canvasElement, '482[.]..');
    await user.keyboard('{ArrowRight}');
    await shows(canvasElement, '482[.]..');
  },
};

/** Typing replaces the current digit and goes on, also when the digit is the same. */
export const Correcting: Story = {
  args: { defaultValue: '482915' },
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('{Home}{ArrowRight}');
    await shows(canvasElement, '4[8]2915');
    await user.keyboard('7');
    await shows(canvasElement, '47[2]915');
    await expect(args.onComplete).toHaveBeenLastCalledWith('472915', { reason: 'type' });
    await user.keyboard('2');
    await shows(canvasElement, '472[9]15');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
  },
};

/** Backspace clears the current box and goes back, Delete clears it and stays; neither leaves a gap. */
export const Deleting: Story = {
  args: { defaultValue: '482915' },
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('{Backspace}');
    await shows(canvasElement, '48291[.]');
    await user.keyboard('{Backspace}');
    await shows(canvasElement, '4829[.].');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Backspace}');
    await shows(canvasElement, '4[8]9...');
    await user.keyboard('{Delete}');
    await shows(canvasElement, '4[9]....');
    await expect(args.onChange).toHaveBeenLastCalledWith('49', { reason: 'delete' });
    await user.keyboard('{Control>}{Backspace}{/Control}');
    await shows(canvasElement, '[.].....');
    await expect(args.onChange).toHaveBeenLastCalledWith('', { reason: 'delete' });
  },
};

/** Everything a text field does: select all, cut, paste, undo. */
export const NativeEditing: Story = {
  play: withClipboard(async ({ canvasElement, args }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('482915');
    await user.keyboard('{Control>}a{/Control}');
    await shows(canvasElement, '[4][8][2][9][1][5]');
    await user.keyboard('{Control>}x{/Control}');
    await shows(canvasElement, '[.].....');
    await user.keyboard('{Control>}v{/Control}');
    await shows(canvasElement, '48291[5]');
    await expect(args.onComplete).toHaveBeenLastCalledWith('482915', { reason: 'paste' });
    await user.keyboard('{Control>}z{/Control}');
    await shows(canvasElement, '[.].....');
  }),
};

/** Takes the code out of a whole message, and fills from the first box wherever the focus is. */
export const PastedMessage: Story = {
  args: { defaultValue: '12' },
  render: (args) => (
    <>
      <label>
        Message <textarea defaultValue="Use within 10 min code 482 915. Do not share." />
      </label>
      <OtpField {...args} />
    </>
  ),
  play: withClipboard(async ({ canvasElement, args }) => {
    const user = await browserUser();
    await copyMessage(canvasElement);
    await user.tab();
    await shows(canvasElement, '12[.]...');
    await user.keyboard('{Control>}v{/Control}');
    await shows(canvasElement, '48291[5]');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('482915', { reason: 'paste' });
    await waitFor(() => expect(announcedTexts('polite')).toContain('Code complete'));
    await user.keyboard('{Home}{Control>}v{/Control}');
    await shows(canvasElement, '48291[5]');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledTimes(2);
  }),
};

/** Text without a code changes nothing, and a reader hears why. */
export const PastedTextWithoutCode: Story = {
  ...PastedMessage,
  render: (args) => (
    <>
      <label>
        Message <textarea defaultValue="Call 98765 43210" />
      </label>
      <OtpField {...args} />
    </>
  ),
  play: withClipboard(async ({ canvasElement, args }) => {
    const user = await browserUser();
    await copyMessage(canvasElement);
    await user.tab();
    await user.keyboard('{Control>}v{/Control}');
    await waitFor(() => expect(announcedTexts('polite')).toContain('There is no code in the pasted text'));
    await shows(canvasElement, '12[.]...');
    await expect(args.onChange).not.toHaveBeenCalled();
  }),
};

/** More digits than a code has. */
export const TooLong: Story = {
  args: { defaultValue: '12345678' },
  render: (args) => (
    <>
      <label>
        Message <textarea defaultValue="98765432" />
      </label>
      <OtpField {...args} />
    </>
  ),
  play: withClipboard(async ({ canvasElement }) => {
    const user = await browserUser();
    await expect(field(canvasElement)).toHaveValue('123456');
    await shows(canvasElement, '12345[6]');
    await copyMessage(canvasElement);
    await user.tab();
    await user.keyboard('{Control>}v{/Control}');
    await shows(canvasElement, '98765[4]');
  }),
};

/** Shift and an arrow key select boxes, as in every text field. */
export const Selecting: Story = {
  args: { defaultValue: '482915' },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('{Home}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await shows(canvasElement, '4[8][2]915');
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await shows(canvasElement, '4[8][2][9]15');
    await user.keyboard('7');
    await shows(canvasElement, '47[1]5..');
    await user.keyboard('{End}{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}');
    await shows(canvasElement, '47[1][5]..');
    await user.keyboard('{ArrowLeft}');
    await shows(canvasElement, '47[1]5..');
  },
};

/** A phone's keyboard or a password manager fills in the whole code: one change, one completion, no paste event. */
export const FilledIn: Story = {
  play: async ({ canvasElement, args, step }) => {
    const input = field(canvasElement);
    if (hasProtocol) {
      await step('by the keyboard of a phone', async () => {
        input.focus();
        await insertText('482915');
        await shows(canvasElement, '48291[5]');
        await expect(args.onChange).toHaveBeenCalledTimes(1);
        await expect(args.onComplete).toHaveBeenCalledTimes(1);
        await expect(args.onComplete).toHaveBeenCalledWith('482915', { reason: 'autofill' });
        await insertText('G-771203 is your code');
        await shows(canvasElement, '77120[3]');
        await expect(args.onComplete).toHaveBeenLastCalledWith('771203', { reason: 'autofill' });
      });
    }
    await step('by the browser, without focus', async () => {
      input.blur();
      if (input instanceof HTMLInputElement) input.value = '12a34b56';
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await waitFor(() => expect(input).toHaveValue('123456'));
      await expect(args.onComplete).toHaveBeenLastCalledWith('123456', { reason: 'autofill' });
    });
  },
};

/** Digits of any script are taken, through an input method too; they are stored as 0 to 9. */
export const OtherScripts: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    input.focus();
    if (!hasProtocol) return;
    await insertText('४');
    await insertText('８');
    await shows(canvasElement, '48[.]...');
    await compose(['२', '२९']);
    await shows(canvasElement, '4829[.].');
    await expect(args.onChange).toHaveBeenLastCalledWith('4829', { reason: 'type' });
  },
};

/** Spaces do nothing. Letters do nothing, and a reader hears why, once for a burst of them. */
export const NotADigit: Story = {
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('4 8abc');
    await shows(canvasElement, '48[.]...');
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['Only numbers can be entered']));
    await user.keyboard('d');
    await waitFor(() => expect(announcedTexts('polite')).toHaveLength(2));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Any characters but spaces, as on the forgotten-password screen. */
export const Characters: Story = {
  args: { mode: 'characters' },
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('aB 3-é');
    await shows(canvasElement, 'aB3-é[.]');
    if (!hasProtocol) return;
    await compose(['x', 'xy', 'z']);
    await shows(canvasElement, 'aB3-é[z]');
    await expect(args.onComplete).toHaveBeenCalledWith('aB3-éz', { reason: 'type' });
  },
};

/** A press on a box makes it current; a press behind the code goes to the first empty box. */
export const PressingABox: Story = {
  args: { defaultValue: '4829' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    const press = (slot: number) => {
      const box = canvasElement.querySelectorAll('[data-part="slot"]')[slot]?.getBoundingClientRect();
      const { left, top } = input.getBoundingClientRect();
      return pressAt(input, (box?.left ?? 0) - left + 5, (box?.top ?? 0) - top + 5);
    };
    await press(1);
    await shows(canvasElement, '4[8]29..');
    await press(5);
    await shows(canvasElement, '4829[.].');
    await press(3);
    await shows(canvasElement, '482[9]..');
    const user = await browserUser();
    await user.keyboard('0');
    await shows(canvasElement, '4820[.].');
  },
};

/** In a right-to-left page the code still reads from left to right, and the arrow keys go where they point. */
export const RightToLeft: Story = {
  args: { defaultValue: '482' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    await shows(canvasElement, '48[2]...');
    const lefts = [...canvasElement.querySelectorAll('[data-part="slot"]')].map(
      (slot) => slot.getBoundingClientRect().left,
    );
    await expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  },
};

/** Dots for shoulder surfers. The input stays a text field, so that the phone still offers the code; the code is not read out. */
export const Masked: Story = {
  args: { mask: true, announceProgress: true },
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('482');
    await shows(canvasElement, '•••[.]..');
    await expect(field(canvasElement)).toHaveAttribute('type', 'text');
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['3 of 6 entered']), { timeout: 10_000 });
  },
};

/** While the code is checked it cannot change, the focus stays, and a second completion is not heard. */
export const Pending: Story = {
  args: { defaultValue: '482915', isPending: true },
  play: async ({ canvasElement, args }) => {
    const user = await browserUser();
    await user.tab();
    const input = field(canvasElement);
    await expect(input).toHaveFocus();
    await user.keyboard('7{Backspace}{Control>}{Backspace}{/Control}');
    await expect(input).toHaveValue('482915');
    await expect(input).toHaveAttribute('aria-busy', 'true');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A text field to forms: it has a name, is checked by the browser, and goes back to its first value on reset. */
export const InAForm: Story = {
  args: { name: 'code', required: true, defaultValue: '48' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = JSON.stringify([...new FormData(event.currentTarget)]);
      }}
    >
      <Stack>
        <OtpField {...args} />
        <FormButtons />
      </Stack>
    </form>
  ),
  play: async ({ canvasElement, canvas, args }) => {
    const user = await browserUser();
    const input = field(canvasElement);
    const form = canvasElement.querySelector('form');
    await expect(form?.checkValidity()).toBe(false);
    await user.tab();
    await user.keyboard('2915{Enter}');
    await waitFor(() => expect(form?.dataset.sent).toBe('[["code","482915"]]'));
    await user.click(canvas.getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(input).toHaveValue('48'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('48', { reason: 'reset' }));
    await expect(boxes(canvasElement)).toMatch(/^\[?4\]?\[?8\]?/);
    await expect(announcedTexts()).toEqual([]);
  },
};

/** Submits the form when the code is whole, after the owner has it. */
export const AutoSubmit: Story = {
  args: { name: 'code', autoSubmit: true },
  render: InAForm.render,
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('482915');
    await waitFor(() =>
      expect(canvasElement.querySelector('form')?.dataset.sent).toBe('[["code","482915"]]'),
    );
    await expect(announcedTexts()).toEqual([]);
  },
};

function CheckedCode(props: OtpFieldProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const actions = useRef<OtpFieldActions>(null);
  return (
    <OtpField
      {...props}
      value={code}
      error={error}
      actionsRef={actions}
      onChange={(next, details) => {
        setCode(next);
        if (next !== '') setError('');
        props.onChange?.(next, details);
      }}
      onComplete={() => {
        actions.current?.clear();
        setError('OTP not verified. Please try again.');
      }}
    />
  );
}

/** After a wrong code: emptied, focus in the first box, the error is the field's description until the next edit. */
export const WrongCode: Story = {
  render: (args) => <CheckedCode {...args} />,
  play: async ({ canvasElement }) => {
    const user = await browserUser();
    const input = field(canvasElement);
    await user.tab();
    await user.keyboard('482915');
    await shows(canvasElement, '[.].....');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Error: OTP not verified. Please try again.');
    await expect(input).toBeInvalid();
    await user.keyboard('1');
    await shows(canvasElement, '1[.]....');
    await expect(input).not.toHaveAccessibleDescription();
  },
};

/** The owner decides: here it takes only even digits. */
export const Controlled: Story = {
  render: function Even(args) {
    const [code, setCode] = useState('');
    return (
      <Stack>
        <OtpField {...args} value={code} onChange={(next) => setCode(next.replace(/[13579]/g, ''))} />
        <Inline>
          <Button onClick={() => setCode('2468')} variant="secondary">
            Fill
          </Button>
        </Inline>
      </Stack>
    );
  },
  play: async ({ canvasElement, canvas, args }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('123');
    await shows(canvasElement, '2[.]....');
    await user.click(canvas.getByRole('button', { name: 'Fill' }));
    await waitFor(() => expect(field(canvasElement)).toHaveValue('2468'));
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

/** Reads the code out of the SMS where the browser offers it, and takes the request back once the code is there. */
export const WebOtp: Story = {
  args: { webOtp: true },
  beforeEach: () => {
    const requests: { signal: AbortSignal; answer: (credential: object) => void }[] = [];
    const original = navigator.credentials.get.bind(navigator.credentials);
    Object.defineProperty(window, 'OTPCredential', { value: Object, configurable: true });
    navigator.credentials.get = (request) =>
      new Promise((resolve) => {
        if (request?.signal)
          requests.push({ signal: request.signal, answer: (credential) => resolve(Object(credential)) });
      });
    Object.assign(window, { webOtpRequests: requests });
    return () => {
      navigator.credentials.get = original;
      Reflect.deleteProperty(window, 'OTPCredential');
    };
  },
  play: async ({ canvasElement, args }) => {
    const requests: { signal: AbortSignal; answer: (credential: object) => void }[] = Reflect.get(
      window,
      'webOtpRequests',
    );
    const open = () => requests.filter(({ signal }) => !signal.aborted);
    await waitFor(() => expect(open()).toHaveLength(1));
    open()[0]?.answer({ code: '482915' });
    await waitFor(() => expect(field(canvasElement)).toHaveValue('482915'));
    await expect(args.onComplete).toHaveBeenCalledWith('482915', { reason: 'autofill' });
    await waitFor(() => expect(open()).toHaveLength(0));
    const user = await browserUser();
    await user.tab();
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(open()).toHaveLength(1));
    await user.keyboard('7');
    await waitFor(() => expect(open()).toHaveLength(0));
  },
};

/** Six boxes fit into 320 px without scrolling. */
export const Narrow: Story = {
  args: { defaultValue: '482915' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const slots = [...canvasElement.querySelectorAll('[data-part="slot"]')];
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(new Set(slots.map((slot) => slot.getBoundingClientRect().top)).size).toBe(1);
    for (const slot of slots) await expect(slot.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};

/** On a wide page the action stands at the end of the boxes, and of their label's line. */
export const LabelAction: Story = {
  args: { labelAction: <a href="#change">Change</a> },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, canvasElement }) => {
    const last = canvasElement.querySelector('[data-index="5"]')?.getBoundingClientRect();
    const action = canvas.getByRole('link', { name: 'Change' }).getBoundingClientRect();
    await expect(Math.round(action.right)).toBe(Math.round(last?.right ?? 0));
  },
};

/** In the card of a short form the boxes take the whole line, like every other field. */
export const InACard: Story = {
  args: { defaultValue: '482' },
  render: (args) => (
    <Container width="sm">
      <Card>
        <OtpField {...args} />
        <TextField label="Name" />
      </Card>
    </Container>
  ),
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, canvasElement }) => {
    const row = canvasElement.querySelector('[data-part="slots"]')?.getBoundingClientRect();
    const last = canvasElement.querySelector('[data-index="5"]')?.getBoundingClientRect();
    const name = canvas.getByRole('textbox', { name: 'Name' }).closest('[data-component]');
    const line = name?.getBoundingClientRect();
    await expect([row?.left, last?.right]).toEqual([line?.left, line?.right]);
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <OtpField {...args} label="Empty" />
      <OtpField
        {...args}
        label="Part of a code"
        defaultValue="482"
        hint="We sent six digits to your phone."
      />
      <OtpField {...args} label="Whole" defaultValue="482915" necessity="optional" />
      <OtpField {...args} label="Wrong" defaultValue="482915" error="OTP not verified. Please try again." />
      <OtpField {...args} label="Being checked" defaultValue="482915" isPending />
      <OtpField {...args} label="Disabled" defaultValue="482915" disabled />
      <OtpField {...args} label="Masked" defaultValue="482915" mask />
      <OtpField {...args} label="Four boxes" length={4} labelAction={<a href="#change">Change</a>} />
    </div>
  ),
};

export const Hindi: Story = {
  args: { label: 'वन-टाइम पासवर्ड', error: 'OTP सत्यापित नहीं हुआ।' },
  globals: { locale: 'hi' },
};

/** What is typed before the page's script runs stays, and the form hears of it. */
export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { html, errors } = await hydrate(<OtpField {...args} value="" required />, {
      beforeScript(container) {
        const input = container.querySelector('input');
        if (input) input.value = '48 29';
      },
      async afterScript() {
        await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('4829', { reason: 'restore' }));
      },
    });
    await expect(errors).toEqual([]);
    await expect(html).toContain('autoComplete="one-time-code"');
  },
};
