import type { SearchSelectItem } from '@aarambh/ui/SearchSelect';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { payloadFixtures } from '../../fixtures/index.ts';
import {
  FormCaptcha,
  FormPhoneField,
  FormSearchSelect,
  FormTextArea,
  FormTextField,
  SchemaForm,
  SubmitButton,
  employeeCountItems,
  useSchemaForm,
} from '../react/index.ts';
import { contactLead } from '../schemas/index.ts';
import { validateTable } from './validateTable.ts';
import { passingCaptcha, withTexts } from './withTexts.tsx';

const industries: readonly SearchSelectItem[] = [
  { id: payloadFixtures.createLead.body.industry, label: 'Information Technology and Software' },
];

type ContactFormProps = { readonly onPayload: (payload: object) => void };

function ContactForm({ onPayload }: ContactFormProps) {
  const form = useSchemaForm(contactLead, {
    onSubmit(values) {
      onPayload(contactLead.toPayload(values));
      form.reset();
    },
  });
  return (
    <SchemaForm form={form} aria-label="Contact us">
      <FormTextField form={form} name="firstName" />
      <FormTextField form={form} name="lastName" />
      <FormPhoneField form={form} name="mobile" />
      <FormTextField form={form} name="email" />
      <FormSearchSelect form={form} name="industry" items={industries} />
      <FormSearchSelect form={form} name="numberOfEmployees" items={employeeCountItems} />
      <FormTextArea form={form} name="description" />
      <FormCaptcha form={form} name="captcha" adapter={passingCaptcha} />
      <SubmitButton form={form} isFullWidth>
        Send
      </SubmitButton>
    </SchemaForm>
  );
}

const meta = {
  title: 'Validated forms/Contact us',
  component: ContactForm,
  decorators: [withTexts],
  args: { onPayload: fn<ContactFormProps['onPayload']>() },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button is off until the form is valid. A sent form is empty again and tells nobody that it is. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const { description: _none, ...body } = payloadFixtures.createLead.body;
    const button = canvas.getByRole('button', { name: 'Send' });
    const firstName = canvas.getByRole('textbox', { name: 'First name' });
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await step('fill in', async () => {
      await userEvent.type(firstName, body.firstName);
      await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), body.lastName);
      await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), body.mobile);
      await userEvent.type(canvas.getByRole('combobox', { name: 'Industry' }), 'soft{Enter}');
      await userEvent.type(canvas.getByRole('combobox', { name: 'Number of employees' }), '51-200{Enter}');
      await userEvent.click(canvas.getByRole('checkbox', { name: 'I am a person' }));
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'I am a person' })).toBeChecked());
      await expect(button).toBeDisabled();
    });
    await step('an address in capitals is refused here, by specification', async () => {
      await userEvent.type(email, 'Kiran.Desai@example.com');
      await userEvent.tab();
      await expect(email).toHaveAccessibleDescription(/in lower case/);
      await expect(button).toBeDisabled();
      await userEvent.clear(email);
      await userEvent.type(email, body.email);
      await expect(button).toBeEnabled();
    });
    await step('send', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(args.onPayload).toHaveBeenCalledWith(body));
      await waitFor(() => expect(firstName).toHaveValue(''));
      await expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveValue('');
      await expect(button).toBeDisabled();
      await expect(firstName).not.toHaveAttribute('aria-invalid', 'true');
    });
  },
};

/** A message that is too long stays as it is, and says by how much. */
export const LongMessage: Story = {
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByRole('textbox', { name: 'Message (optional)' });
    await userEvent.click(message);
    await userEvent.paste('x'.repeat(2003));
    await userEvent.tab();
    await expect(message).toHaveValue('x'.repeat(2003));
    await expect(message).toHaveAccessibleDescription(/Shorten your message to 2000 characters/);
    await expect(canvas.getByText('You have 3 characters too many')).toBeVisible();
  },
};

const ofPerson: readonly string[] = ['firstName', 'lastName', 'mobile', 'email'];

/** Every value of the published table, in the fields of the person. */
export const SameTablePerson: Story = {
  tags: ['!autodocs'],
  play: ({ canvasElement }) => validateTable(canvasElement, 'contactLead', contactLead, ofPerson),
};

/** Every value of the published table, in the other fields. */
export const SameTableEnquiry: Story = {
  tags: ['!autodocs'],
  play: ({ canvasElement }) =>
    validateTable(
      canvasElement,
      'contactLead',
      contactLead,
      contactLead.fieldOrder.filter((name) => !ofPerson.includes(name)),
    ),
};
