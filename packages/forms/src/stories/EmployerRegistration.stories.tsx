import type { SearchSelectItem } from '@aarambh/ui/SearchSelect';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { payloadFixtures } from '../../fixtures/index.ts';
import {
  FormCaptcha,
  FormCheckbox,
  FormErrorSummary,
  FormNewPasswordField,
  FormPasswordField,
  FormPhoneField,
  FormSearchSelect,
  FormTextField,
  SchemaForm,
  SubmitButton,
  useSchemaForm,
} from '../react/index.ts';
import { employerRegistration } from '../schemas/index.ts';
import { validateTable } from './validateTable.ts';
import { passingCaptcha, withTexts } from './withTexts.tsx';

const industries: readonly SearchSelectItem[] = [
  { id: payloadFixtures.addCompany.body.industryType, label: 'Information Technology and Software' },
  { id: 'industry-2', label: 'Insurance' },
];

type EmployerFormProps = { readonly onPayload: (payload: object) => void };

function EmployerForm({ onPayload }: EmployerFormProps) {
  const form = useSchemaForm(employerRegistration, {
    onSubmit: (values) => onPayload(employerRegistration.toPayload(values)),
  });
  return (
    <SchemaForm form={form} aria-label="Create an account">
      <FormErrorSummary form={form} />
      <FormTextField form={form} name="companyName" />
      <FormTextField form={form} name="companyLocation" />
      <FormTextField form={form} name="companyWebsite" />
      <FormTextField form={form} name="contactPersonFirstName" />
      <FormTextField form={form} name="contactPersonLastName" />
      <FormSearchSelect form={form} name="industry" items={industries} />
      <FormTextField form={form} name="contactPersonDesignation" />
      <FormTextField form={form} name="contactPersonEmail" />
      <FormPhoneField form={form} name="contactNumber" />
      <FormNewPasswordField form={form} name="password" />
      <FormPasswordField form={form} name="confirmPassword" />
      <FormCheckbox form={form} name="termsOfUse" />
      <FormCaptcha form={form} name="recaptcha" adapter={passingCaptcha} />
      <SubmitButton form={form} isFullWidth>
        Create account
      </SubmitButton>
    </SchemaForm>
  );
}

const meta = {
  title: 'Validated forms/Employer registration',
  component: EmployerForm,
  decorators: [withTexts],
  args: { onPayload: fn<EmployerFormProps['onPayload']>() },
} satisfies Meta<typeof EmployerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The answers travel under the names of the company call. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const { body } = payloadFixtures.addCompany;
    const type = (name: string, text: string) => userEvent.type(canvas.getByRole('textbox', { name }), text);
    await type('Company name', body.name);
    await type('Company location', body.location);
    await type('Company website', 'navyug.example.com');
    await type("Contact person's first name", body.spocFirstName);
    await type("Contact person's last name", body.spocLastName);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Industry' }), 'information{Enter}');
    await type("Contact person's designation", body.spocDesignation);
    await type("Contact person's e-mail", body.email);
    await type('Contact number', body.phone);
    await userEvent.type(canvas.getByLabelText('Password'), body.password);
    await userEvent.type(canvas.getByLabelText('Confirm password'), body.password);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the terms of use' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I am a person' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'I am a person' })).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(args.onPayload).toHaveBeenCalledWith(body));
  },
};

/** Sent empty: every field says what it needs. */
export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveFocus());
    await expect(canvas.getByRole('region', { name: '13 things need your attention' })).toBeVisible();
    await expect(args.onPayload).not.toHaveBeenCalled();
  },
};

/** Every value of the published table, in the fields of the company. */
export const SameTableCompany: Story = {
  tags: ['!autodocs'],
  play: ({ canvasElement }) =>
    validateTable(canvasElement, 'employerRegistration', employerRegistration, [
      'companyName',
      'companyLocation',
      'companyWebsite',
      'industry',
      'contactPersonDesignation',
    ]),
};

/** Every value of the published table, in the fields of the contact person. */
export const SameTablePerson: Story = {
  tags: ['!autodocs'],
  play: ({ canvasElement }) =>
    validateTable(canvasElement, 'employerRegistration', employerRegistration, [
      'contactPersonFirstName',
      'contactPersonLastName',
      'contactPersonEmail',
      'contactNumber',
      'password',
      'confirmPassword',
      'termsOfUse',
      'recaptcha',
    ]),
};
