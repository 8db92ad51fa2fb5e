import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { canSetMediaFeatures, withMediaFeatures } from '../../testing/mediaFeatures.ts';
import { Box } from '../Box/index.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { ErrorSummaryProps } from './ErrorSummary.tsx';
import { useErrorTitle } from './useErrorTitle.ts';

const errors = [
  { fieldId: 'contact', message: 'Contact number: enter 10 digits, the first 1 to 9' },
  { fieldId: 'confirm', message: 'Confirm password does not match' },
];

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: { errors },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

function LongForm(args: ErrorSummaryProps) {
  return (
    <Form>
      <ErrorSummary {...args} />
      <TextField id="contact" label="Contact number" error="Enter 10 digits, the first 1 to 9" />
      {Array.from({ length: 12 }, (_, index) => (
        <TextField key={index} label={`Subject ${index + 1}`} />
      ))}
      <TextField id="confirm" label="Confirm password" error="Does not match" />
      <RadioGroup
        label="Work status"
        name="status"
        options={[
          { value: 'fresher', label: 'Fresher' },
          { value: 'experienced', label: 'Experienced' },
        ]}
      />
      {Array.from({ length: 12 }, (_, index) => (
        <TextField key={index} label={`Mark ${index + 1}`} />
      ))}
    </Form>
  );
}

export const Default: Story = {
  render: (args) => <LongForm {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole('region', { name: '2 things need your attention' })).toBeVisible();
    if (!canSetMediaFeatures) return;
    await step('a link goes to its field, and the label comes to rest 50 px below the edge', async () => {
      await withMediaFeatures({ 'prefers-reduced-motion': 'reduce' }, async () => {
        await userEvent.click(canvas.getByRole('link', { name: 'Confirm password does not match' }));
        await expect(canvas.getByRole('textbox', { name: 'Confirm password' })).toHaveFocus();
        const label = canvas.getByText('Confirm password', { selector: 'label' });
        await expect(Math.round(label.getBoundingClientRect().top)).toBe(50);
      });
    });
    await step('Enter goes there too', async () => {
      canvas.getByRole('link', { name: 'Confirm password does not match' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Confirm password' })).toHaveFocus();
    });
    await step('smoothly, unless less motion is asked for', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /Contact number/ }));
      const label = canvas.getByText('Contact number', { selector: 'label' });
      await waitFor(() => expect(label.getBoundingClientRect().top).toBeGreaterThanOrEqual(0), {
        timeout: 10_000,
      });
      await expect(canvas.getByRole('textbox', { name: 'Contact number' })).toHaveFocus();
    });
  },
};

/** Two entries of two lines each can be told apart: a mark before each, and more room between them than between lines. */
export const LongEntries: Story = {
  args: {
    errors: errors.map((error) => ({ ...error, message: `${error.message}, please. `.repeat(3) })),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThanOrEqual(4);
    await expect(getComputedStyle(canvas.getByRole('list')).listStyleType).toBe('disc');
  },
};

export const Playground: Story = { args: { level: 2, takesFocus: false } };

export const OneError: Story = {
  args: { errors: errors.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'One thing needs your attention' }),
    ).toBeVisible();
  },
};

export const None: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

function AfterSubmit(args: ErrorSummaryProps) {
  const [isSubmitted, setIsSubmitted] = useState(false);
  useErrorTitle(isSubmitted);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(!isSubmitted);
      }}
    >
      {isSubmitted && <ErrorSummary {...args} takesFocus />}
      <Button type="submit">Create account</Button>
    </Form>
  );
}

export const TakesFocus: Story = {
  render: (args) => <AfterSubmit {...args} />,
  play: async ({ canvas, userEvent }) => {
    const title = document.title;
    const submit = canvas.getByRole('button');
    await userEvent.click(submit);
    await expect(canvas.getByRole('region')).toHaveFocus();
    await expect(document.title).toBe(`Error: ${title}`);
    await userEvent.click(submit);
    await expect(document.title).toBe(title);
  },
};

export const ToAChoice: Story = {
  args: { errors: [{ fieldId: 'fresher', message: 'Choose a work status' }] },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <Box paddingBlock="xxl">
        <fieldset>
          <legend>Work status</legend>
          <input type="radio" id="fresher" name="status" />
          <label htmlFor="fresher">Fresher</label>
        </fieldset>
      </Box>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(canvas.getByRole('radio')).toHaveFocus();
  },
};

/** One error and several. */
export const States: Story = {
  render: () => (
    <Stack>
      <ErrorSummary errors={errors.slice(0, 1)} />
      <ErrorSummary errors={errors} level={3} />
      <TextField id="contact" label="Contact number" error="Enter 10 digits, the first 1 to 9" />
      <TextField id="confirm" label="Confirm password" error="Does not match" />
    </Stack>
  ),
};
