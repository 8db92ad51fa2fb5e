import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'Content/Text',
  component: Text,
  args: { children: 'We send a one-time password to this number.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/one-time password/).tagName).toBe('P');
  },
};

export const Playground: Story = {
  args: { size: 'md', weight: 'regular', tone: 'neutral', isTruncated: false },
};

export const Sizes: Story = {
  render: () => (
    <Stack gap="xs">
      <Text size="sm">Small: hints and labels</Text>
      <Text size="md">Medium: everything that is read</Text>
      <Text size="lg">Large: one figure or sentence that matters</Text>
    </Stack>
  ),
};

export const Weights: Story = {
  render: () => (
    <Stack gap="xs">
      {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap="xs">
      {(['neutral', 'muted', 'danger', 'success', 'warning', 'info'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};

export const Truncated: Story = {
  args: {
    isTruncated: true,
    children: 'Sahyadri Institute of Technology and Management, Pune, Maharashtra '.repeat(8),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OneLongWord: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { children: 'https://example.com/'.repeat(12) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const Scripts: Story = {
  render: () => (
    <Stack gap="xs">
      <Text lang="hi">आपके मोबाइल नंबर पर एक बार का पासवर्ड भेजा गया है। ऊँचाई, क्ष्म, ट्ठी</Text>
      <Text lang="ta">உங்கள் மொபைல் எண்ணுக்கு கடவுச்சொல் அனுப்பப்பட்டது</Text>
      <Text lang="ur" dir="rtl">
        آپ کے موبائل نمبر پر پاس ورڈ بھیجا گیا ہے
      </Text>
    </Stack>
  ),
};

/** Every size in every tone, and every weight. */
export const States: Story = {
  render: () => (
    <Stack gap="xs">
      {(['neutral', 'muted', 'danger', 'success', 'warning', 'info'] as const).flatMap((tone) =>
        (['sm', 'md', 'lg'] as const).map((size) => (
          <Text key={`${tone} ${size}`} tone={tone} size={size}>
            {tone}, {size}
          </Text>
        )),
      )}
      {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}
        </Text>
      ))}
    </Stack>
  ),
};
