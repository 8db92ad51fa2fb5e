import { employeeCountValues } from '@aarambh/api-client/enums';
import { Provider } from '@aarambh/ui/Provider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { text } from '../definition/ruleChecks.ts';
import {
  FormCheckboxGroup,
  FormDateField,
  FormErrorSummary,
  FormFileField,
  FormMultiSelect,
  FormNumberField,
  FormSelect,
  SchemaForm,
  SubmitButton,
  useSchemaForm,
} from '../react/index.ts';
import { calendarDate, numberBetween, oneOf, required, singleLine } from '../rules/index.ts';
import { withTexts } from './withTexts.tsx';

const size = required(oneOf(employeeCountValues));
const amount = required(numberBetween({ min: 0, max: 10_000_000 }));
const day = required(calendarDate);

const further = defineForm({
  id: 'further',
  schema: z.object({ size: text(size), amount: text(amount), day: text(day) }),
  defaultValues: { size: '', amount: '', day: '' },
  fieldOrder: ['size', 'amount', 'day'],
  fields: {
    size: { control: 'select', label: 'number of employees label' },
    amount: { control: 'number', label: 'company name label' },
    day: { control: 'date', hasCalendar: true, label: 'city label' },
  },
  payload: {
    operationId: 'further',
    schema: z.strictObject({ size: z.string(), amount: z.number(), day: z.string() }),
  },
  toPayload: (values) => ({ ...values, amount: Number(values.amount) }),
});

type FurtherFormProps = { readonly onPayload: (payload: object) => void };

function FurtherForm({ onPayload }: FurtherFormProps) {
  const form = useSchemaForm(further, {
    onSubmit: (values) => onPayload(further.toPayload(values)),
  });
  return (
    <SchemaForm form={form} aria-label="Further fields">
      <FormErrorSummary form={form} />
      <FormSelect
        form={form}
        name="size"
        options={employeeCountValues.map((value) => ({ value, label: value }))}
      />
      <FormNumberField form={form} name="amount" label="Yearly pay" prefix="₹" />
      <FormDateField form={form} name="day" label="First day of work" />
      <SubmitButton form={form}>Send</SubmitButton>
    </SchemaForm>
  );
}

const meta = {
  title: 'Validated forms/Further fields',
  component: FurtherForm,
  decorators: [withTexts],
  args: { onPayload: fn<FurtherFormProps['onPayload']>() },
} satisfies Meta<typeof FurtherForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields that no public form has: a short list, an amount and a day. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const list = canvas.getByRole('combobox', { name: 'Number of employees' });
    const pay = canvas.getByRole('textbox', { name: 'Yearly pay' });
    const [dayInput, monthInput, yearInput] = ['Day', 'Month', 'Year'].map((name) =>
      canvas.getByRole('textbox', { name }),
    );
    if (!dayInput || !monthInput || !yearInput) throw new Error('A day has three parts.');
    const send = canvas.getByRole('button', { name: 'Send' });
    await step('sent empty, all of them say so, and the first has the focus', async () => {
      await userEvent.click(send);
      await waitFor(() => expect(list).toHaveFocus());
      await expect(canvas.getByRole('region', { name: '3 things need your attention' })).toBeVisible();
    });
    await step('what is no number and no day is refused, and stays as it was typed', async () => {
      await userEvent.selectOptions(list, '51-200');
      await userEvent.type(pay, 'a lot');
      await userEvent.type(dayInput, '30');
      await userEvent.type(monthInput, '2');
      await userEvent.type(yearInput, '2026');
      await userEvent.click(send);
      await expect(canvas.getByRole('region', { name: '2 things need your attention' })).toBeVisible();
      await expect(pay).toHaveValue('a lot');
      await expect(pay).toHaveFocus();
      await expect(args.onPayload).not.toHaveBeenCalled();
    });
    await step('numbers and days travel in the shape of the call', async () => {
      await userEvent.clear(pay);
      await userEvent.type(pay, '6,50,000');
      await userEvent.clear(dayInput);
      await userEvent.type(dayInput, '21');
      await userEvent.click(send);
      await waitFor(() =>
        expect(args.onPayload).toHaveBeenCalledWith({ size: '51-200', amount: 650_000, day: '2026-02-21' }),
      );
      await expect(list).toHaveValue('51-200');
    });
    await step('a day near today is picked, where the definition says so', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Monday, 23 February 2026' }));
      await expect(dayInput).toHaveValue('23');
      await userEvent.click(send);
      await waitFor(() =>
        expect(args.onPayload).toHaveBeenLastCalledWith({
          size: '51-200',
          amount: 650_000,
          day: '2026-02-23',
        }),
      );
    });
  },
};

/** Where a comma begins the decimals, dots group digits: what the field does not read, the form does not send. */
export const GermanAmount: Story = {
  tags: ['proof'],
  decorators: (Story) => (
    <Provider locale="de">
      <Story />
    </Provider>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const pay = canvas.getByRole('textbox', { name: 'Yearly pay' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Number of employees' }), '51-200');
    for (const [part, digits] of Object.entries({ Day: '21', Month: '2', Year: '2026' }))
      await userEvent.type(canvas.getByRole('textbox', { name: part }), digits);
    await userEvent.type(pay, '1.5');
    await userEvent.click(send);
    await expect(pay).toHaveValue('1.5');
    await expect(pay).toHaveAccessibleDescription('Error: Enter 1,5 with a comma, or 15 without a dot');
    await expect(args.onPayload).not.toHaveBeenCalled();
    await userEvent.clear(pay);
    await userEvent.type(pay, '1.500');
    await userEvent.click(send);
    await waitFor(() =>
      expect(args.onPayload).toHaveBeenCalledWith({ size: '51-200', amount: 1500, day: '2026-02-21' }),
    );
    await expect(pay).toHaveValue('1.500');
  },
};

const something = required(singleLine);

const several = defineForm({
  id: 'several',
  schema: z.object({ days: text(something), cities: text(something), proof: text(something) }),
  defaultValues: { days: '', cities: '', proof: '' },
  fieldOrder: ['days', 'cities', 'proof'],
  fields: {
    days: { control: 'checkboxGroup', label: 'number of employees label' },
    cities: { control: 'multiSelect', label: 'city label' },
    proof: { control: 'file', label: 'company name label' },
  },
  payload: {
    operationId: 'several',
    schema: z.strictObject({ days: z.string(), cities: z.string(), proof: z.string() }),
  },
  toPayload: (values) => values,
});

const days = ['Monday', 'Tuesday', 'Wednesday'].map((value) => ({ value, label: value }));
const cities = ['Nagpur', 'Pune', 'Surat'].map((label) => ({ id: label, label }));
const marksheet = new File(['%PDF-1.7'], 'Marksheet.pdf', { type: 'application/pdf' });

/** As the browser does it; a library's stand-in for it keeps a component from putting files into the input itself. */
async function choose(input: HTMLElement, file: File): Promise<void> {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  if (input instanceof HTMLInputElement) input.files = transfer.files;
  await fireEvent.change(input);
}

function SeveralForm({ onPayload }: FurtherFormProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const form = useSchemaForm(several, {
    onSubmit: (values) => onPayload({ ...several.toPayload(values), sizes: files.map((file) => file.size) }),
  });
  return (
    <SchemaForm form={form} aria-label="Several of a kind">
      <FormErrorSummary form={form} />
      <FormCheckboxGroup form={form} name="days" label="Days at work" options={days} />
      <FormMultiSelect form={form} name="cities" label="Cities" items={cities} />
      <FormFileField form={form} name="proof" label="Marksheet" accept=".pdf" onChange={setFiles} />
      <SubmitButton form={form}>Send</SubmitButton>
      <button type="button" onClick={() => form.reset()}>
        Start again
      </button>
    </SchemaForm>
  );
}

/** Several choices travel as one text; of files the form has the names, and whoever sends it the files. */
export const Several: Story = {
  render: (args) => <SeveralForm {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const group = canvas.getByRole('group', { name: 'Days at work' });
    const box = (name: string) => within(group).getByRole('checkbox', { name });
    const send = canvas.getByRole('button', { name: 'Send' });
    const upload = canvas.getByLabelText('Marksheet', { selector: 'input' });
    await step('sent empty, all of them say so, and the first box has the focus', async () => {
      await userEvent.click(send);
      await waitFor(() => expect(box('Monday')).toHaveFocus());
      await expect(canvas.getByRole('region', { name: '3 things need your attention' })).toBeVisible();
    });
    await step('choices are in the order of the page, and can be taken back', async () => {
      await userEvent.click(box('Wednesday'));
      await userEvent.click(box('Monday'));
      await userEvent.click(box('Tuesday'));
      await userEvent.click(box('Tuesday'));
      await userEvent.click(canvas.getByRole('combobox', { name: 'Cities' }));
      await userEvent.keyboard('pun{Enter}{Escape}');
      await choose(upload, marksheet);
      await userEvent.click(send);
      await waitFor(() =>
        expect(args.onPayload).toHaveBeenCalledWith({
          days: 'Monday, Wednesday',
          cities: 'Pune',
          proof: 'Marksheet.pdf',
          sizes: [marksheet.size],
        }),
      );
    });
    await step('started again, nothing is ticked and no file is left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
      await waitFor(() => expect(box('Monday')).not.toBeChecked());
      await waitFor(() => expect(canvas.queryByText('Marksheet.pdf')).toBeNull());
      await expect(upload).toHaveProperty('files.length', 0);
    });
  },
};
