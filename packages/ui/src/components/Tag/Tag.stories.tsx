import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AlertCircleIcon, CheckIcon, InfoIcon, WarningIcon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Content/Tag',
  component: Tag,
  args: { children: 'Posted' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Posted')).toBeVisible();
  },
};

export const Playground: Story = { args: { tone: 'success' } };

/** Every tone; an icon tells them apart without colour. */
export const States: Story = {
  render: () => (
    <Inline>
      <Tag>Draft</Tag>
      <Tag tone="action">New</Tag>
      <Tag tone="success" icon={<CheckIcon size="sm" />}>
        Eligible
      </Tag>
      <Tag tone="warning" icon={<WarningIcon size="sm" />}>
        Closes today
      </Tag>
      <Tag tone="danger" icon={<AlertCircleIcon size="sm" />}>
        Rejected
      </Tag>
      <Tag tone="info" icon={<InfoIcon size="sm" />}>
        In review
      </Tag>
    </Inline>
  ),
};
