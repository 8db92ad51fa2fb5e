import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { BrandMark, Logo } from './Logo.tsx';

const meta = { title: 'Content/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aarambh')).toBeVisible();
    // The name says it; the picture would say it twice.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Playground: Story = { args: { size: 'md', name: 'Aarambh' } };

export const MarkAlone: Story = {
  render: () => <BrandMark label="Aarambh, to the start page" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Aarambh, to the start page' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline gap="lg">
      <Logo size="sm" />
      <Logo size="md" />
      <Logo size="lg" />
    </Inline>
  ),
};

/** Every size, and the mark alone. */
export const States: Story = {
  render: () => (
    <Inline gap="lg">
      <Logo size="sm" />
      <Logo size="md" />
      <Logo size="lg" />
      <BrandMark label="Aarambh" />
    </Inline>
  ),
};
