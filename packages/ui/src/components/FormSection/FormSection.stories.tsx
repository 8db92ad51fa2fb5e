import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { FormSection } from './FormSection.tsx';

const meta = {
  title: 'Forms/FormSection',
  component: FormSection,
  args: {
    title: 'Contact person',
    description: 'We write to this person about your jobs.',
    children: (
      <Grid columns={2}>
        <TextField label="First name" name="first" />
        <TextField label="Last name" name="last" />
      </Grid>
    ),
  },
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Contact person' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Contact person');
  },
};

export const Playground: Story = { args: { level: 3 } };

/** Both levels, with and without a description. */
export const States: Story = {
  render: () => (
    <Stack gap="xl">
      <FormSection title="Contact person" description="We write to this person about your jobs.">
        <TextField label="First name" name="first" />
        <FormSection title="Office" level={3}>
          <TextField label="City" name="city" error="Enter the name of a city" />
        </FormSection>
      </FormSection>
      <FormSection title="Address">
        <TextField label="Street" name="street" />
      </FormSection>
    </Stack>
  ),
};
