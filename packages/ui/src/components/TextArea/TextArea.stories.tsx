import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, getByRole, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { FormButtons } from '../../testing/FormButtons.tsx';
import { hydrate } from '../../testing/hydrate.tsx';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Message', name: 'message', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(area, 'One{Enter}Two');
    await expect(area).toHaveValue('One\nTwo');
  },
};

export const Playground: Story = { args: { hint: 'What can we help with?', characterLimit: 200 } };

export const GrowsWithItsText: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'a{enter}b{enter}c{enter}d{enter}e{enter}f');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
  },
};

export const CharacterLimit: Story = {
  args: { characterLimit: 10, defaultValue: 'Hello' },
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('textbox');
    await expect(canvas.getByText('You have 5 characters left')).toBeVisible();
    await step('typing over the limit is possible and said', async () => {
      await userEvent.type(area, ' world');
      await expect(area).toHaveValue('Hello world');
      await expect(canvas.getByText('You have 1 character too many')).toBeVisible();
    });
    await step('once, after a pause', async () => {
      await waitFor(() => expect(announcedTexts('polite')).toEqual(['You have 1 character too many']), {
        timeout: 10_000,
      });
    });
  },
};

export const WithError: Story = {
  args: { error: 'Write a message', hint: 'Up to 500 characters' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Error: Write a message Up to 500 characters');
  },
};

export const InAForm: Story = {
  args: { defaultValue: 'Hello', required: true },
  render: (args) => (
    <form data-testid="form">
      <Stack>
        <TextArea {...args} />
        <FormButtons />
      </Stack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByTestId<HTMLFormElement>('form');
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.clear(area);
    await expect(area.validity.valueMissing).toBe(true);
    await userEvent.type(area, 'Bye');
    await expect(new FormData(form).get('message')).toBe('Bye');
    await userEvent.click(canvas.getByRole('button'));
    await expect(new FormData(form).get('message')).toBe('Hello');
  },
};

export const TypedBeforeHydration: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const { errors } = await hydrate(<TextArea label="Message" characterLimit={10} />, {
      beforeScript: (page) => getByRole<HTMLTextAreaElement>(page, 'textbox').setRangeText('Early'),
      afterScript: async (page) => {
        await expect(getByRole(page, 'textbox')).toHaveValue('Early');
        await waitFor(() => expect(page).toHaveTextContent('You have 5 characters left'));
      },
    });
    await expect(errors).toEqual([]);
  },
};

/** Every state. */
export const States: Story = {
  render: () => (
    <Grid gap="lg">
      <TextArea label="Empty" />
      <TextArea label="Filled" defaultValue="We hire forty students a year." />
      <TextArea label="Error" error="Write a message" />
      <TextArea label="Limit" characterLimit={200} hint="In your own words" />
      <TextArea label="Read-only" readOnly defaultValue="We hire forty students a year." />
      <TextArea label="Disabled" disabled defaultValue="We hire forty students a year." />
    </Grid>
  ),
};
