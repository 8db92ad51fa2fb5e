import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { defineForm } from '../definition/defineForm.ts';
import { english } from '../messages/languages.ts';
import { createTranslate } from '../messages/translate.ts';
import {
  applyServerErrors,
  FormErrorSummary,
  FormRows,
  FormsProvider,
  FormTextField,
  FormSelect,
  SchemaForm,
  SubmitButton,
  useSchemaForm,
  type FormHandle,
  fieldsHolding,
} from '../react/index.ts';
import { line, optionalChoice, requiredText } from '../records/recordField.ts';
import { repeatedRows } from '../records/recordRows.ts';

const rounds = repeatedRows(
  {
    label: 'job rounds label',
    hint: 'job rounds hint',
    row: 'job round',
    add: 'job round add',
    min: 1,
    max: 3,
    place: 'order',
  },
  {
    name: requiredText(
      { label: 'job round name label', errors: { required: 'job round name required' } },
      line({ min: 2, max: 80 }),
    ),
    mode: optionalChoice(
      { label: 'job round mode label', options: [{ value: 'Remote', label: 'work mode remote' }] },
      ['Remote'],
    ),
  },
);

type Values = { readonly rounds: (typeof rounds)['empty'] };

const selection = defineForm<Values, { rounds: readonly object[] }>({
  id: 'selection',
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows say what they hold
  schema: z.object({
    rounds: rounds.schemas?.typed ?? z.unknown(),
  }) as z.ZodMiniType as z.ZodMiniType<Values>,
  defaultValues: { rounds: [] },
  fieldOrder: ['rounds'],
  fields: { rounds: rounds.field },
  payload: { operationId: 'selection', schema: z.strictObject({ rounds: z.array(z.looseObject({})) }) },
  toPayload: (values) => ({ rounds: rounds.write(values.rounds) }),
});

type SelectionProps = {
  readonly onPayload: (payload: object) => void;
  readonly onForm?: (form: FormHandle<Values>) => void;
};

function Selection({ onPayload, onForm }: SelectionProps) {
  const form = useSchemaForm(selection, {
    onSubmit: (values) => {
      onPayload(selection.toPayload(values));
      onForm?.(form);
    },
  });
  const texts = fieldsHolding<string>(form);
  return (
    <SchemaForm form={form} aria-label="Selection">
      <FormErrorSummary form={form} />
      <FormRows form={form} name="rounds">
        {(prefix) => (
          <>
            <FormTextField form={texts} name={`${prefix}name`} />
            <FormSelect form={texts} name={`${prefix}mode`} />
          </>
        )}
      </FormRows>
      <SubmitButton form={form}>Send</SubmitButton>
    </SchemaForm>
  );
}

const translate = createTranslate(english);

/** With the texts of forms behind the sign-in. */
const withEveryText: Decorator = (Story) => (
  <FormsProvider translate={translate}>
    <Story />
  </FormsProvider>
);

const meta = {
  title: 'Forms/Rows',
  component: Selection,
  args: { onPayload: fn<(payload: object) => void>() },
  decorators: [withEveryText],
} satisfies Meta<typeof Selection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The focus goes on with the person: into a new row, to what took a row's place, along with a row that moves. */
export const AddMoveRemove: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const name = (round: number) =>
      within(canvas.getByRole('group', { name: `Round ${round}` })).getByRole('textbox', {
        name: 'Name of the round',
      });
    const button = (label: string) => canvas.getByRole('button', { name: label });
    const add = button('Add round');
    // By its part: the library of the calendar puts a live region of its own before everything, once it was used.
    const says = (text: string) =>
      waitFor(() => expect(document.querySelector('[data-part="polite"]')).toHaveTextContent(text));

    await step('adds up to the most there can be', async () => {
      for (const [index, text] of ['Test', 'Interview', 'Offer'].entries()) {
        await userEvent.click(add);
        await expect(name(index + 1)).toHaveFocus();
        // What is said stays for a moment: typing may take longer.
        await says(`Round ${index + 1} added`);
        await userEvent.keyboard(text);
      }
      await expect(add).toHaveAttribute('aria-disabled', 'true');
      await expect(add).toHaveAccessibleDescription('There can be at most 3. Remove one to add another.');
    });

    await step('moves a row with what was typed', async () => {
      await expect(button('Move Round 1 up')).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button('Move Round 3 up'));
      await expect(button('Move Round 2 up')).toHaveFocus();
      await says('Round 3 is now number 2 of 3');
      await expect(name(2)).toHaveValue('Offer');
      await expect(name(3)).toHaveValue('Interview');
    });

    await step('takes rows away down to the fewest there can be', async () => {
      await userEvent.click(button('Remove Round 1'));
      await expect(button('Remove Round 1')).toHaveFocus();
      await says('Round 1 removed, 2 left');
      await expect(name(1)).toHaveValue('Offer');
      await userEvent.click(button('Remove Round 2'));
      await expect(button('Remove Round 1')).toHaveAttribute('aria-disabled', 'true');
      await expect(button('Remove Round 1')).toHaveAccessibleDescription('There have to be at least 1.');
    });

    await step('sends them in their order', async () => {
      await userEvent.click(button('Send'));
      await waitFor(() =>
        expect(args.onPayload).toHaveBeenCalledWith({ rounds: [{ order: 1, name: 'Offer' }] }),
      );
    });
  },
};

/** An error names its row, moves with it, and the summary leads to it. */
export const Errors: Story = {
  args: {
    onForm: (form) => {
      applyServerErrors(form, [
        { path: 'rounds.1.name', code: 'other', message: 'Taken by another selection.' },
      ]);
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    const add = canvas.getByRole('button', { name: 'Add round' });
    const name = (round: number) =>
      within(canvas.getByRole('group', { name: `Round ${round}` })).getByRole('textbox', {
        name: 'Name of the round',
      });

    await step('there are too few', async () => {
      await userEvent.click(send);
      await waitFor(() => expect(add).toHaveFocus());
      await expect(add).toHaveAccessibleDescription('Fill in this field');
      await expect(canvas.getByRole('link', { name: 'Rounds: Fill in this field' })).toBeVisible();
    });

    await step('a row is not filled in', async () => {
      await userEvent.click(add);
      await userEvent.keyboard('Test');
      await userEvent.click(add);
      await userEvent.click(send);
      await waitFor(() => expect(name(2)).toHaveFocus());
      await expect(name(2)).toHaveAccessibleDescription('Error: Enter a name for the round');
      await expect(name(1)).not.toBeInvalid();
      await expect(
        canvas.getByRole('link', { name: 'Round 2: Name of the round: Enter a name for the round' }),
      ).toBeVisible();
    });

    await step('its error moves with it and goes when it is filled in', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Move Round 2 up' }));
      await expect(name(1)).toBeInvalid();
      await expect(name(2)).not.toBeInvalid();
      await userEvent.type(name(1), 'Talk');
      await expect(name(1)).not.toBeInvalid();
    });

    await step('a refusal of the server shows in its row until that changes', async () => {
      await userEvent.click(send);
      await waitFor(() => expect(name(2)).toHaveAccessibleDescription('Error: Taken by another selection.'));
      await expect(name(2)).toHaveFocus();
      await userEvent.type(name(2), '2');
      await expect(name(2)).not.toBeInvalid();
    });
  },
};
