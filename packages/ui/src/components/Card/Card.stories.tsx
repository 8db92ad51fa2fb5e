import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Content/Card',
  component: Card,
  args: {
    children: (
      <Stack gap="xs">
        <Heading level={2}>Wallet</Heading>
        <Text tone="muted">₹ 250 to spend on applications</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { padding: 'lg' } };

export const ANamedRegion: Story = {
  args: {
    as: 'section',
    'aria-labelledby': 'wallet',
    children: (
      <Heading level={2} id="wallet">
        Wallet
      </Heading>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Wallet' })).toBeVisible();
  },
};

export const Paddings: Story = {
  render: () => (
    <Grid>
      {(['lg', 'md', 'none'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {padding}
        </Card>
      ))}
    </Grid>
  ),
};

/** Every padding, empty of everything but text and with a heading. */
export const States: Story = {
  render: () => (
    <Grid>
      {(['lg', 'md', 'none'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          <Stack gap="xs">
            <Heading level={2}>{padding}</Heading>
            <Text tone="muted">₹ 250 to spend on applications</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
};
