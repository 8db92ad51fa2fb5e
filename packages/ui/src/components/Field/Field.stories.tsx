import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Field, fieldFrame, fieldInput, type FieldProps } from './index.ts';

type RatingProps = Omit<FieldProps, 'children' | 'component'> & {
  readonly name?: string;
  readonly onChange?: (value: number, details: { readonly isBest: boolean }) => void;
};

/** A control that the package does not have, as a team makes it. */
function RatingField({ name, onChange, ...field }: RatingProps) {
  const [value, setValue] = useState(3);
  return (
    <Field {...field} component="RatingField">
      {(control) => (
        <input
          {...control}
          type="range"
          name={name}
          min={1}
          max={5}
          value={value}
          onChange={({ currentTarget }) => {
            const next = Number(currentTarget.value);
            setValue(next);
            onChange?.(next, { isBest: next === 5 });
          }}
        />
      )}
    </Field>
  );
}

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'How was the talk?',
    hint: 'From 1, poor, to 5, excellent',
    children: (control) => <input {...control} type="range" min={1} max={5} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('slider', { name: 'How was the talk?' });
    await expect(control).toHaveAccessibleDescription('From 1, poor, to 5, excellent');
    await expect(control).not.toHaveAttribute('aria-invalid');
  },
};

export const Playground: Story = { args: { necessity: 'optional', labelAction: <a href="#scale">Scale</a> } };

/** A field of a team's own takes what every field takes, and its error is heard at its control. */
export const OwnControl: Story = {
  render: (args) => (
    <form data-testid="form">
      <RatingField label={args.label} name="rating" error="Rate the talk" data-topic="talks" />
    </form>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('slider');
    await expect(control).toHaveAccessibleDescription('Error: Rate the talk');
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control.closest('[data-component="RatingField"]')).toHaveAttribute('data-topic', 'talks');
    await fireEvent.change(control, { target: { value: '5' } });
    const form = canvas.getByTestId<HTMLFormElement>('form');
    await waitFor(() => expect(new FormData(form).get('rating')).toBe('5'));
  },
};

/** A control in the frame of the others. */
export const InTheFrame: Story = {
  args: {
    label: 'Start of the drive',
    hint: undefined,
    children: (control) => (
      <div className={fieldFrame}>
        <input {...control} type="time" className={fieldInput} />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const { height } =
      canvas.getByLabelText('Start of the drive').parentElement?.getBoundingClientRect() ?? {};
    await expect(height).toBe(48);
  },
};

/** With each of the texts around it. */
export const States: Story = {
  render: ({ children }) => (
    <Stack>
      <Field label="Talk">{children}</Field>
      <Field label="Talk, with a hint" hint="From 1 to 5">
        {children}
      </Field>
      <Field label="Talk, refused" error="Rate the talk" hint="From 1 to 5">
        {children}
      </Field>
      <Field label="Talk" necessity="optional" labelAction={<a href="#scale">Scale</a>}>
        {children}
      </Field>
    </Stack>
  ),
};
