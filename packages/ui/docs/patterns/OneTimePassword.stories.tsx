import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../src/components/Button/index.ts';
import { Form } from '../../src/components/Form/index.ts';
import { Link } from '../../src/components/Link/index.ts';
import { OtpField } from '../../src/components/OtpField/index.ts';
import { ResendTimer } from '../../src/components/ResendTimer/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import { announcedTexts } from '../../src/testing/announcedTexts.ts';
import { stayOnPage } from '../../src/testing/stayOnPage.ts';
import { PublicPage } from './PublicPage.tsx';
import { textsNotInHindi, useWords } from './words.ts';

type OneTimePasswordProps = {
  /** Whether the code is right. */
  readonly onVerify: (code: string) => Promise<boolean>;
  readonly onResend: () => void;
};

/** Where it went, the code, the way on, and a new code after a while. */
function OneTimePassword({ onVerify, onResend }: OneTimePasswordProps) {
  const t = useWords();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  const verify = async (): Promise<void> => {
    setPending(true);
    setError((await onVerify(code)) ? undefined : 'That is not the code we sent. Check it and try again.');
    setPending(false);
  };

  return (
    <PublicPage title="Enter the code">
      <Text>
        {t('We sent six digits to 98765 43210.')} <Link href="#number">{t('Change the number')}</Link>
      </Text>
      <Form
        aria-label={t('Enter the code')}
        onSubmit={(event) => {
          event.preventDefault();
          if (code.length === 6) void verify();
        }}
      >
        <OtpField
          label={t('One-time password (OTP)')}
          name="code"
          value={code}
          onChange={(next) => {
            setCode(next);
            setError(undefined);
          }}
          error={error === undefined ? undefined : t(error)}
          isPending={isPending}
        />
        <Button
          type="submit"
          isFullWidth
          isPending={isPending}
          disabled={code.length < 6}
          disabledMode="native"
          messages={{ pending: t('Verifying') }}
        >
          {t('Verify')}
        </Button>
      </Form>
      <ResendTimer onResend={onResend} />
    </PublicPage>
  );
}

const meta = {
  title: 'Patterns/One-time password',
  component: OneTimePassword,
  args: {
    onVerify: fn<OneTimePasswordProps['onVerify']>(() => Promise.resolve(true)),
    onResend: fn<OneTimePasswordProps['onResend']>(),
  },
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof OneTimePassword>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed and sent with Enter. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time password (OTP)' });
    await expect(canvas.getByRole('button', { name: 'Verify' })).toBeDisabled();
    await userEvent.type(field, '482913{Enter}');
    await expect(args.onVerify).toHaveBeenCalledWith('482913');
  },
};

/** A wrong code: the error is at the field, the code stays to be corrected, and typing takes the error away. */
export const WrongCode: Story = {
  args: { onVerify: fn<OneTimePasswordProps['onVerify']>(() => Promise.resolve(false)) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time password (OTP)' });
    await userEvent.type(field, '000000{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/That is not the code we sent/));
    await expect(field).toHaveValue('000000');
  },
};

/** During the wait the button keeps the focus, sends nothing and says how long it takes. */
export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Resend OTP' });
    await userEvent.click(button);
    await waitFor(() => expect(announcedTexts('polite').at(-1)).toMatch(/^You can resend in \d+ seconds$/));
    await expect(button).toHaveFocus();
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

/** At 320 px. */
export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
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
