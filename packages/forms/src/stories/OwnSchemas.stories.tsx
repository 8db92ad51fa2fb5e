import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@aarambh/ui/Stack';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import * as v from 'valibot';
import * as z from 'zod';
import { defineSchemaForm, type StandardSchema } from '../engine.ts';
import {
  FormDateField,
  FormErrorSummary,
  FormFileField,
  FormNumberField,
  FormRows,
  FormTextField,
  SchemaForm,
  SubmitButton,
  useSchemaForm,
  fieldsHolding,
} from '../react/index.ts';
import { withTexts } from './withTexts.tsx';

/** What the schema makes of what is typed. */
type Visit = {
  readonly host: string;
  readonly seats: number;
  readonly day: Date;
  readonly plan: readonly File[];
  readonly talks: readonly { readonly title: string }[];
};

/** A visit to a campus, which is no form of the product. */
const visitForm = (schema: StandardSchema<Visit>) =>
  defineSchemaForm({
    id: 'visit',
    schema,
    defaultValues: { host: '', seats: '', day: '', plan: new Array<File>(), talks: [{ title: '' }] },
    fieldOrder: ['host', 'seats', 'day', 'plan', 'talks'],
    fields: {
      host: { control: 'text', label: 'first name label' },
      seats: { control: 'number', label: 'number of employees label' },
      day: { control: 'date', label: 'city label' },
      plan: { control: 'file', label: 'company name label' },
      talks: {
        control: 'rows',
        label: 'job rounds label',
        rows: {
          fields: { title: { control: 'text', label: 'job round name label' } },
          empty: { title: '' },
          row: 'job round',
          add: 'job round add',
          max: 3,
        },
      },
    },
    payload: { operationId: 'addVisit', schema },
    toPayload: (visit) => visit,
  });

const isDay = /^\d{4}-\d\d-\d\d$/;

const ofZod = visitForm(
  z.object({
    host: z.string().min(2, 'Say who shows you around'),
    seats: z
      .string()
      .min(1, 'How many come?')
      .transform(Number)
      .pipe(z.number().max(40, 'The bus has 40 seats')),
    day: z
      .string()
      .regex(isDay, 'Which day?')
      .transform((text) => new Date(text)),
    plan: z.array(z.file().max(8, 'The plan has more than 8 bytes')).min(1, 'Add the plan'),
    talks: z.array(z.object({ title: z.string().min(1, 'What is this talk called?') })),
  }),
);

const ofValibot = visitForm(
  v.object({
    host: v.pipe(v.string(), v.minLength(2, 'Say who shows you around')),
    seats: v.pipe(
      v.string(),
      v.minLength(1, 'How many come?'),
      v.transform(Number),
      v.maxValue(40, 'The bus has 40 seats'),
    ),
    day: v.pipe(
      v.string(),
      v.regex(isDay, 'Which day?'),
      v.transform((text) => new Date(text)),
    ),
    plan: v.pipe(
      v.array(v.pipe(v.file(), v.maxSize(8, 'The plan has more than 8 bytes'))),
      v.minLength(1, 'Add the plan'),
    ),
    talks: v.array(v.object({ title: v.pipe(v.string(), v.minLength(1, 'What is this talk called?')) })),
  }),
);

type VisitProps = { readonly definition: typeof ofZod; readonly onSend: (visit: Visit) => void };

function VisitForm({ definition, onSend }: VisitProps) {
  const form = useSchemaForm(definition, { onSubmit: (visit) => onSend(visit) });
  const texts = fieldsHolding<string>(form);
  return (
    <SchemaForm form={form} aria-label="Visit">
      <Stack>
        <FormErrorSummary form={form} />
        <FormTextField form={form} name="host" label="Host" />
        <FormNumberField form={form} name="seats" label="Seats" />
        <FormDateField form={form} name="day" label="Day" />
        <FormFileField form={form} name="plan" label="Plan" />
        <FormRows form={form} name="talks" label="Talks">
          {(prefix) => <FormTextField form={texts} name={`${prefix}title`} label="Title" />}
        </FormRows>
        <SubmitButton form={form}>Send</SubmitButton>
      </Stack>
    </SchemaForm>
  );
}

const meta = {
  title: 'Validated forms/Own schemas',
  component: VisitForm,
  decorators: [withTexts],
  args: { onSend: fn() },
} satisfies Meta<typeof VisitForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** As the browser does it; a library's stand-in for it keeps a component from putting files into the input itself. */
async function choose(input: HTMLElement, file: File): Promise<void> {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  if (input instanceof HTMLInputElement) input.files = transfer.files;
  await fireEvent.change(input);
}

const fillIn: NonNullable<Story['play']> = async ({ args, canvas, userEvent, step }) => {
  const box = (name: string) => canvas.getByRole('textbox', { name });
  const send = canvas.getByRole('button', { name: 'Send' });

  await step('a refused form says what its schema says, and the first field has the focus', async () => {
    await userEvent.click(send);
    await waitFor(() => expect(box('Host')).toHaveFocus());
    await expect(box('Host')).toHaveAccessibleDescription('Error: Say who shows you around');
    await expect(box('Seats')).toHaveAccessibleDescription('Error: How many come?');
    await expect(box('Title')).toHaveAccessibleDescription('Error: What is this talk called?');
    await expect(canvas.getByRole('region', { name: '5 things need your attention' })).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  });

  await step('it follows the corrections, and looks at files themselves', async () => {
    await userEvent.type(box('Host'), 'Asha Patil');
    await userEvent.type(box('Seats'), '120');
    await userEvent.type(box('Day'), '21');
    await userEvent.type(box('Month'), '11');
    await userEvent.type(box('Year'), '2026');
    await userEvent.type(box('Title'), 'Campus');
    await choose(canvas.getByLabelText('Plan', { selector: 'input' }), plan);
    await userEvent.click(send);
    await waitFor(() => expect(box('Seats')).toHaveAccessibleDescription('Error: The bus has 40 seats'));
    await expect(args.onSend).not.toHaveBeenCalled();
  });

  await step('a valid one sends what its schema makes of the text', async () => {
    await userEvent.clear(box('Seats'));
    await userEvent.type(box('Seats'), '12');
    await userEvent.click(send);
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        host: 'Asha Patil',
        seats: 12,
        day: new Date('2026-11-21'),
        plan: [plan],
        talks: [{ title: 'Campus' }],
      }),
    );
  });
};

const plan = new File(['by bus'], 'plan.txt', { type: 'text/plain' });

/** Schemas of zod's full build. */
export const Zod: Story = { args: { definition: ofZod }, play: fillIn };

/** Schemas of valibot. */
export const Valibot: Story = { args: { definition: ofValibot }, play: fillIn };
