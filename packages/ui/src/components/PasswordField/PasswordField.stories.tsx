import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, findByRole, fireEvent, fn, getByLabelText, queryByRole } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { FormButtons } from '../../testing/FormButtons.tsx';
import { hydrate } from '../../testing/hydrate.tsx';
import { Grid } from '../Grid/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    await step('is what password managers look for, and goes to no spelling service', async () => {
      await expect(input).toHaveAttribute('type', 'password');
      await expect(input).toHaveAttribute('autocomplete', 'current-password');
      await expect(input).toHaveAttribute('spellcheck', 'false');
      await expect(input).toHaveAttribute('autocapitalize', 'none');
      await expect(input).toHaveAttribute('autocorrect', 'off');
    });
    await step('the mouse shows it; focus and caret stay in the input', async () => {
      await userEvent.type(input, 'Secret1!');
      input.setSelectionRange(2, 4);
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(input).toHaveAttribute('type', 'text');
      await expect(input).toHaveFocus();
      await expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
    });
    await step('the button says what the next press does, not a state', async () => {
      const button = canvas.getByRole('button', { name: 'Hide password' });
      await expect(button).not.toHaveAttribute('aria-pressed');
      await expect(button).toHaveAttribute('aria-controls', input.id);
      await expect(announcedTexts('polite')).toEqual(['Your password is visible']);
    });
    await step('Space and Enter work, and the focus stays on the button', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(input).toHaveAttribute('type', 'password');
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveAttribute('type', 'text');
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
      await expect(announcedTexts('polite').at(-1)).toBe('Your password is hidden');
    });
  },
};

export const Playground: Story = {
  args: { hint: '', error: '', purpose: 'new', required: true, disabled: false },
};

export const PasteIsNeverBlocked: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(input);
    await userEvent.paste('Correct-Horse-9!');
    await expect(input).toHaveValue('Correct-Horse-9!');
  },
};

export const Purposes: Story = {
  render: () => (
    <Grid gap="lg">
      <PasswordField label="Password" purpose="current" />
      <PasswordField
        label="New password"
        purpose="new"
        minLength={8}
        generatorRules="minlength: 8; required: lower; required: upper; required: digit; required: [!@#$%^&*];"
      />
      <PasswordField label="Confirm password" purpose="confirm" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    const created = canvas.getByLabelText('New password');
    await expect(created).toHaveAttribute('autocomplete', 'new-password');
    await expect(created).toHaveAttribute('passwordrules', expect.stringContaining('minlength: 8'));
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  },
};

export const CapsLock: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(input);
    await step('is said once while it is on', async () => {
      await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
      await fireEvent.keyDown(input, { key: 'B', modifierCapsLock: true });
      await expect(canvas.getByText('Caps Lock is on')).toBeVisible();
      await expect(announcedTexts('polite')).toEqual(['Caps Lock is on']);
    });
    await step('and goes when it is off or the field is left', async () => {
      await fireEvent.keyUp(input, { key: 'CapsLock' });
      await expect(canvas.queryByText('Caps Lock is on')).toBeNull();
      await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
      await userEvent.tab();
      await expect(canvas.queryByText('Caps Lock is on')).toBeNull();
    });
  },
};

const submittedType = fn<(type: string | undefined) => void>();

export const HiddenAgain: Story = {
  render: (args) => (
    <form
      data-testid="form"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        submittedType(event.currentTarget.querySelector('input')?.type);
      }}
    >
      <Stack>
        <PasswordField {...args} />
        <FormButtons submit="Sign in" />
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    submittedType.mockClear();
    const input = canvas.getByLabelText('Password');
    const show = async (): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(input).toHaveAttribute('type', 'text');
    };
    await step('before the form is submitted', async () => {
      await show();
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await expect(submittedType).toHaveBeenCalledWith('password');
      await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
    });
    await step('when it is reset', async () => {
      await show();
      await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
      await expect(input).toHaveAttribute('type', 'password');
    });
    await step('when the page is left', async () => {
      await show();
      await fireEvent(window, new PageTransitionEvent('pagehide'));
      await expect(input).toHaveAttribute('type', 'password');
    });
    await step('when the browser brings the page back from its cache', async () => {
      await show();
      await fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }));
      await expect(input).toHaveAttribute('type', 'text');
      await fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
      await expect(input).toHaveAttribute('type', 'password');
    });
  },
};

export const WithErrorAndAction: Story = {
  args: {
    error: 'Enter your password',
    labelAction: <Link href="#forgot">Forgot password?</Link>,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Error: Enter your password');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'Secret1!' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('dir', 'ltr');
    const button = canvas.getByRole('button');
    await expect(button.getBoundingClientRect().left).toBeLessThan(input.getBoundingClientRect().left);
  },
};

export const BeforeHydration: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const { errors } = await hydrate(<PasswordField label="Password" />, {
      beforeScript: (page) => {
        getByLabelText<HTMLInputElement>(page, 'Password').setRangeText('Secret1!');
        // The button would do nothing yet.
        if (queryByRole(page, 'button')) throw new Error('The server sent the button');
      },
      afterScript: async (page) => {
        await expect(getByLabelText(page, 'Password')).toHaveValue('Secret1!');
        await expect(await findByRole(page, 'button')).toHaveAccessibleName('Show password');
      },
    });
    await expect(errors).toEqual([]);
  },
};

export const OwnMessages: Story = {
  args: { messages: { show: 'Reveal', hide: 'Conceal' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal' }));
    await expect(canvas.getByRole('button', { name: 'Conceal' })).toBeVisible();
  },
};

/** Every state. */
export const States: Story = {
  render: () => (
    <Grid gap="lg">
      <PasswordField label="Empty" />
      <PasswordField label="Filled" defaultValue="Secret1!" />
      <PasswordField
        label="Error"
        defaultValue="secret"
        error="Add an uppercase letter, a digit and a symbol"
      />
      <PasswordField label="Hint" hint="At least 8 characters" />
      <PasswordField label="Disabled" disabled defaultValue="Secret1!" />
    </Grid>
  ),
};
