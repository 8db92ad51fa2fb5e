import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Alert } from '../../src/components/Alert/index.ts';
import { Button } from '../../src/components/Button/index.ts';
import { CaptchaField, type CaptchaAdapter } from '../../src/components/CaptchaField/index.ts';
import { Form } from '../../src/components/Form/index.ts';
import { Link } from '../../src/components/Link/index.ts';
import { PasswordField } from '../../src/components/PasswordField/index.ts';
import { PhoneField } from '../../src/components/PhoneField/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import { announcedTexts } from '../../src/testing/announcedTexts.ts';
import { stayOnPage } from '../../src/testing/stayOnPage.ts';
import { PublicPage } from './PublicPage.tsx';
import { textsNotInHindi, useWords } from './words.ts';

type SignInProps = {
  /** What the server answers: nothing is wrong, or a text to show. */
  readonly onSignIn: (values: { mobileNumber: string; password: string }) => Promise<string | undefined>;
};

const passing: CaptchaAdapter = { solve: () => Promise.resolve('token') };

/** One form: number, password, captcha. A refusal is said above the fields, and what was typed stays. */
function SignIn({ onSignIn }: SignInProps) {
  const t = useWords();
  const [mobileNumber, setMobileNumber] = useState('');
  const [password, setPassword] = useState('');
  const [token, setToken] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isComplete = mobileNumber !== '' && password !== '' && token !== null;

  const send = async (): Promise<void> => {
    setPending(true);
    setRefusal(undefined);
    setRefusal(await onSignIn({ mobileNumber, password }));
    setPending(false);
    // A token is good for one use.
    setToken(null);
  };

  return (
    <PublicPage title="Sign in" current="Sign in">
      {refusal !== undefined && <Alert tone="danger">{t(refusal)}</Alert>}
      <Form
        aria-label={t('Sign in')}
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) void send();
        }}
      >
        <PhoneField
          label={t('Mobile number')}
          name="mobileNumber"
          autoComplete="username"
          value={mobileNumber}
          onChange={(value) => setMobileNumber(value)}
        />
        <PasswordField
          label={t('Password')}
          name="password"
          value={password}
          onChange={(value) => setPassword(value)}
          labelAction={
            <Link href="#forgot-password" variant="standalone">
              {t('Forgot password?')}
            </Link>
          }
        />
        <CaptchaField adapter={passing} value={token} onChange={setToken} />
        <Button type="submit" isFullWidth isPending={isPending} disabled={!isComplete} disabledMode="native">
          {t('Sign in')}
        </Button>
      </Form>
      <Text align="center">
        {t('New here?')} <Link href="#register">{t('Create an account')}</Link>
      </Text>
    </PublicPage>
  );
}

const meta = {
  title: 'Patterns/Sign in',
  component: SignIn,
  args: { onSignIn: fn<SignInProps['onSignIn']>(() => Promise.resolve(undefined)) },
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the first key to the answer, by keyboard alone. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sign in' });
    await expect(button).toBeDisabled();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Mobile number' }));
    await userEvent.keyboard('9876543210{Tab}secret');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I am a person' }));
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith({ mobileNumber: '9876543210', password: 'secret' });
  },
};

/** The refusal is announced and shown above the form; the fields keep their values, the captcha starts anew. */
export const Refused: Story = {
  args: {
    onSignIn: fn<SignInProps['onSignIn']>(() =>
      Promise.resolve('The mobile number or the password is wrong.'),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '9876543210');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I am a person' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(announcedTexts('assertive')).toContain('Error: The mobile number or the password is wrong.'),
    );
    await expect(canvas.getByLabelText('Password')).toHaveValue('wrong');
    await expect(canvas.getByRole('checkbox', { name: 'I am a person' })).not.toBeChecked();
  },
};

/** At 320 px, which is also 1280 px at 400 % zoom, nothing is lost and nothing scrolls sideways. */
export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** In Hindi, whole: as the toolbar shows it too. */
export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvasElement }) => {
    await expect(textsNotInHindi(canvasElement)).toEqual([]);
  },
};
