import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { candidateRegistration } from '../schemas/index.ts';
import { CandidateForm, type CandidateFormProps } from './CandidateForm.tsx';
import { validateTable } from './validateTable.ts';
import { withTexts } from './withTexts.tsx';

const meta = {
  title: 'Validated forms/Candidate registration',
  component: CandidateForm,
  decorators: [withTexts],
  args: { onSubmit: fn<CandidateFormProps['onSubmit']>() },
  argTypes: { onForm: { table: { disable: true } } },
} satisfies Meta<typeof CandidateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const person = {
  firstName: 'Asha',
  lastName: 'Patil',
  email: 'asha.patil@example.com',
  contactNumber: '9876543210',
  password: 'Demo@2026',
  confirmPassword: 'Demo@2026',
} as const;

/** A fresher fills everything in and sends it. */
export const Fresher: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), person.firstName);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), person.lastName);
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), person.email);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Contact number' }), person.contactNumber);
    await userEvent.type(canvas.getByLabelText('Password'), person.password);
    await userEvent.type(canvas.getByLabelText('Confirm password'), person.confirmPassword);
    await expect(canvas.getByRole('radio', { name: 'Fresher' })).toBeChecked();
    await userEvent.type(canvas.getByRole('combobox', { name: 'State (optional)' }), 'orissa{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'City (optional)' }), 'Puri ');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Institute' }), 'satara{Enter}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the terms of use' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I am a person' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'I am a person' })).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    const values = {
      ...person,
      workStatus: 'fresher',
      state: 'Odisha',
      city: 'Puri',
      institute: 'institute-2',
      instituteName: '',
      termsOfUse: true,
      captcha: 'token',
    } as const;
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(values, expect.objectContaining({ captchaToken: 'token' })),
    );
    await expect(candidateRegistration.toPayload(values)).toEqual({
      type: 'C',
      firstName: person.firstName,
      lastName: person.lastName,
      mobileNumber: person.contactNumber,
      email: person.email,
      password: person.password,
      isFresher: true,
      state: 'Odisha',
      city: 'Puri',
      institute: 'institute-2',
    });
  },
};

/** Nothing is asked of an experienced candidate that only freshers have, and what was typed there is not lost. */
export const Experienced: Story = {
  args: { initialValues: { ...person, termsOfUse: true } },
  play: async ({ canvas, userEvent, args, step }) => {
    const submit = canvas.getByRole('button', { name: 'Create account' });
    await step('a fresher is asked for an institute', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'City (optional)' }), 'P');
      await userEvent.click(submit);
      await waitFor(() =>
        expect(canvas.getByRole('combobox', { name: 'Institute' })).toHaveAttribute('aria-invalid', 'true'),
      );
      await expect(canvas.getByRole('textbox', { name: 'City (optional)' })).toHaveFocus();
    });
    await step('an experienced candidate is not', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Experienced' }));
      await expect(canvas.queryByRole('combobox', { name: 'Institute' })).toBeNull();
      await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toContain(
        'Confirm that you are a person',
      );
      await expect(canvas.queryByText(/Institute:/)).toBeNull();
    });
    await step('the fields come back with what was typed', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Fresher' }));
      await expect(canvas.getByRole('textbox', { name: 'City (optional)' })).toHaveValue('P');
      await userEvent.click(canvas.getByRole('radio', { name: 'Experienced' }));
    });
    await step('the form is sent without them', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'I am a person' }));
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'I am a person' })).toBeChecked());
      await userEvent.click(submit);
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
      const values = {
        ...person,
        workStatus: 'experienced',
        state: '',
        city: 'P',
        institute: '',
        instituteName: '',
        termsOfUse: true,
        captcha: 'token',
      } as const;
      await expect(args.onSubmit).toHaveBeenCalledWith(values, expect.anything());
      await expect(candidateRegistration.toPayload(values)).toEqual({
        type: 'C',
        firstName: person.firstName,
        lastName: person.lastName,
        mobileNumber: person.contactNumber,
        email: person.email,
        password: person.password,
        isFresher: false,
      });
    });
  },
};

/** Every value of the published table, in the fields of the person. */
export const SameTablePerson: Story = {
  tags: ['!autodocs'],
  play: ({ canvasElement }) =>
    validateTable(canvasElement, 'candidateRegistration', candidateRegistration, [
      'firstName',
      'lastName',
      'email',
      'contactNumber',
    ]),
};

/** Every value of the published table, in the fields of the password. */
export const SameTablePassword: Story = {
  tags: ['!autodocs'],
  play: ({ canvasElement }) =>
    validateTable(canvasElement, 'candidateRegistration', candidateRegistration, [
      'password',
      'confirmPassword',
    ]),
};

/** Every value of the published table, in the other fields. */
export const SameTableAccount: Story = {
  tags: ['!autodocs'],
  play: ({ canvasElement }) =>
    validateTable(canvasElement, 'candidateRegistration', candidateRegistration, [
      'workStatus',
      'state',
      'city',
      'institute',
      'termsOfUse',
      'captcha',
    ]),
};
