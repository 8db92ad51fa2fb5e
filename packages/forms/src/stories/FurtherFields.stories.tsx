import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { text } from '../definition/ruleChecks.ts';
import {
  FormDateField,
  FormErrorSummary,
  FormNumberField,
  FormSelect,
  SchemaForm,
  SubmitButton,
  useSchemaForm,
} from '../react/index.ts';
import { employeeCounts } from '../reference/employeeCounts.ts';
import { calendarDate, numberBetween, oneOf, required } from '../rules/index.ts';
import { withTexts } from './withTexts.tsx';

const size = required(oneOf(employeeCounts));
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
    day: { control: 'date', label: 'city label' },
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
        options={employeeCounts.map((value) => ({ value, label: value }))}
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
  },
};
