import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../src/components/Button/index.ts';
import { Checkbox } from '../../src/components/Checkbox/index.ts';
import { ErrorSummary, focusField } from '../../src/components/ErrorSummary/index.ts';
import { Form } from '../../src/components/Form/index.ts';
import { FormSection } from '../../src/components/FormSection/index.ts';
import { Grid } from '../../src/components/Grid/index.ts';
import { Link } from '../../src/components/Link/index.ts';
import { PasswordField } from '../../src/components/PasswordField/index.ts';
import { PasswordRules } from '../../src/components/PasswordRules/index.ts';
import { PhoneField } from '../../src/components/PhoneField/index.ts';
import { RadioGroup } from '../../src/components/RadioGroup/index.ts';
import { SearchSelect } from '../../src/components/SearchSelect/index.ts';
import { states } from '../../src/components/SearchSelect/searchSelectStories.ts';
import { TextField } from '../../src/components/TextField/index.ts';
import { stayOnPage } from '../../src/testing/stayOnPage.ts';
import { PublicPage } from './PublicPage.tsx';
import { textsNotInHindi, useWords } from './words.ts';

type Values = Readonly<Record<string, string>>;
type RegistrationProps = { readonly onRegister: (values: Values) => void };

const rulesFor = (password: string) => [
  { id: 'length', label: '8 characters or more', isMet: password.length >= 8 },
  {
    id: 'letters',
    label: 'an uppercase and a lowercase letter',
    isMet: /[a-z].*[A-Z]|[A-Z].*[a-z]/.test(password),
  },
  { id: 'digit', label: 'a digit', isMet: /\d/.test(password) },
];

const labels: Values = {
  firstName: 'First name',
  mobileNumber: 'Mobile number',
  state: 'State',
  password: 'New password',
  terms: 'Terms of use',
};

/** What is wrong, by the name of the field, in the order of the fields. */
function errorsOf(values: Values): Values {
  const errors = {
    firstName: values.firstName ? '' : 'Enter your first name',
    mobileNumber: /^[1-9]\d{9}$/.test(values.mobileNumber ?? '') ? '' : 'Enter 10 digits, the first 1 to 9',
    state: values.state ? '' : 'Choose your state',
    password: rulesFor(values.password ?? '').every(({ isMet }) => isMet)
      ? ''
      : 'Use a password that meets all rules',
    terms: values.terms ? '' : 'Agree to the terms of use to go on',
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== ''));
}

/** A long form: sections, rules before typing, all errors at once after a submit. */
function Registration({ onRegister }: RegistrationProps) {
  const t = useWords();
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Values>({});
  const formRef = useRef<HTMLFormElement>(null);
  const errorAt = (name: string) => errors[name] && t(errors[name]);

  return (
    <PublicPage title="Create an account" current="Register">
      <Form
        ref={formRef}
        aria-label={t('Create an account')}
        onSubmit={(event) => {
          event.preventDefault();
          const entries = [...new FormData(event.currentTarget)];
          const values = Object.fromEntries(
            entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']),
          );
          const found = errorsOf(values);
          setErrors(found);
          const [first] = Object.keys(found);
          if (first === undefined) onRegister(values);
          else {
            const control = formRef.current?.querySelector<HTMLElement>(`#${first}`);
            if (control) focusField(control);
          }
        }}
      >
        {Object.keys(errors).length > 0 && (
          <ErrorSummary
            errors={Object.entries(errors).map(([fieldId, message]) => ({
              fieldId,
              message: `${t(labels[fieldId] ?? '')}: ${t(message)}`,
            }))}
          />
        )}
        <FormSection title={t('You')}>
          <RadioGroup
            label={t('Account type')}
            name="type"
            orientation="horizontal"
            defaultValue="candidate"
            options={[
              { value: 'candidate', label: t('Candidate') },
              { value: 'employer', label: t('Employer') },
            ]}
          />
          <Grid columns={2}>
            <TextField
              id="firstName"
              label={t('First name')}
              name="firstName"
              autoComplete="given-name"
              error={errorAt('firstName')}
            />
            <TextField
              label={t('Last name')}
              name="lastName"
              autoComplete="family-name"
              necessity="optional"
            />
          </Grid>
          <PhoneField
            id="mobileNumber"
            label={t('Mobile number')}
            name="mobileNumber"
            hint={t('We send a one-time password to this number.')}
            error={errorAt('mobileNumber')}
          />
          <SearchSelect id="state" label={t('State')} name="state" items={states} error={errorAt('state')} />
        </FormSection>
        <FormSection title={t('Password')}>
          <PasswordField
            id="password"
            label={t('New password')}
            name="password"
            purpose="new"
            aria-describedby="rules"
            error={errorAt('password')}
            onChange={(value) => setPassword(value)}
          />
          <PasswordRules
            id="rules"
            rules={rulesFor(password).map((rule) => ({ ...rule, label: t(rule.label) }))}
          />
        </FormSection>
        <Checkbox
          id="terms"
          name="terms"
          value="yes"
          label={
            <>
              {t('I agree to the')} <Link href="#terms">{t('terms of use')}</Link>
            </>
          }
          error={errorAt('terms')}
        />
        <Button type="submit" isFullWidth>
          {t('Create account')}
        </Button>
      </Form>
    </PublicPage>
  );
}

const meta = {
  title: 'Patterns/Registration',
  component: Registration,
  args: { onRegister: fn<RegistrationProps['onRegister']>() },
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof Registration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filled in and sent. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Asha');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '9876543210');
    await userEvent.type(canvas.getByRole('combobox', { name: 'State' }), 'ker{Enter}');
    await userEvent.type(canvas.getByLabelText('New password'), 'Secret123');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to the terms of use' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onRegister).toHaveBeenCalledWith(
      expect.objectContaining({ firstName: 'Asha', state: 'KL', type: 'candidate', terms: 'yes' }),
    );
  },
};

/** All errors at once, the focus in the first wrong field, and links to the others. */
export const Errors: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Asha');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onRegister).not.toHaveBeenCalled();
    await expect(canvas.getByRole('region', { name: '4 things need your attention' })).toBeInTheDocument();
    const mobile = canvas.getByRole('textbox', { name: 'Mobile number' });
    await waitFor(() => expect(mobile).toHaveFocus());
    await expect(mobile).toHaveAccessibleDescription(/^Error: Enter 10 digits/);
    await userEvent.click(canvas.getByRole('link', { name: 'State: Choose your state' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'State' })).toHaveFocus());
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
