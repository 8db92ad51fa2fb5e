import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import * as icons from './index.ts';

const meta = {
  title: 'Foundations/Icons',
  component: icons.BellIcon,
} satisfies Meta<typeof icons.BellIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Playground: Story = { args: { size: 'lg', label: 'Notifications' } };

export const WithALabel: Story = {
  args: { label: 'Notifications' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Notifications' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <icons.BellIcon size="sm" />
      <icons.BellIcon size="md" />
      <icons.BellIcon size="lg" />
    </Inline>
  ),
};

export const TurnsWithTheDirection: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <>
      <icons.ChevronEndIcon label="Next" />
      <icons.CheckIcon label="Done" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img', { name: 'Next' })).transform).toBe(
      'matrix(-1, 0, 0, 1, 0, 0)',
    );
    await expect(getComputedStyle(canvas.getByRole('img', { name: 'Done' })).transform).toBe('none');
  },
};

/** The whole set. */
export const All: Story = {
  render: () => (
    <Grid minColumnWidth="sm">
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} gap="xxs" align="center">
          <Icon size="lg" />
          <Text size="sm" tone="muted" align="center">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

/** Every size in every tone of text. */
export const States: Story = {
  render: () => (
    <Stack gap="sm">
      {(['neutral', 'muted', 'danger', 'success', 'warning', 'info'] as const).map((tone) => (
        <Text key={tone} as="div" tone={tone}>
          <Inline>
            {(['sm', 'md', 'lg'] as const).map((size) => (
              <icons.BellIcon key={size} size={size} />
            ))}
            {tone}
          </Inline>
        </Text>
      ))}
    </Stack>
  ),
};
