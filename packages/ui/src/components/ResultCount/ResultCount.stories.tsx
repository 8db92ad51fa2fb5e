import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { ResultCount, type ResultCountProps } from './index.ts';

const meta = {
  title: 'Navigation/ResultCount',
  component: ResultCount,
  args: { page: 2, total: 137 },
} satisfies Meta<typeof ResultCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('26 - 50 of 137 results')).toBeVisible();
    await expect(announcedTexts()).toEqual([]);
  },
};

export const Playground: Story = {};

/** A list so long that nobody counts it to its end. */
export const AtLeast: Story = {
  args: { page: 2, total: 10_000, isTotalMinimum: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('26 - 50 of more than 10,000 results')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { page: 1, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 - 0 of 0 results')).toBeVisible();
  },
};

function LoadingList(props: ResultCountProps) {
  const [state, setState] = useState({ page: 1, isLoading: false });
  return (
    <>
      <ResultCount {...props} {...state} />
      <Button variant="secondary" size="sm" onClick={() => setState({ page: 6, isLoading: true })}>
        Ask for page 6
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setState({ page: 6, isLoading: false })}>
        Page 6 is here
      </Button>
    </>
  );
}

/** Announced once, when the new page is there. */
export const Loading: Story = {
  render: (args) => <LoadingList {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for page 6' }));
    await expect(announcedTexts()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 6 is here' }));
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['126 - 137 of 137 results']));
  },
};

/** Thousands as the language groups them. */
export const LargeNumbers: Story = {
  args: { page: 40_000, total: 1_000_000 },
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10,00,000 परिणामों में से 9,99,976 - 10,00,000')).toBeVisible();
  },
};

/** The first page, one in the middle, the last, nothing, and many. */
export const States: Story = {
  render: () => (
    <Stack gap="sm">
      <ResultCount page={1} total={12} />
      <ResultCount page={2} total={137} isLoading />
      <ResultCount page={6} total={137} />
      <ResultCount page={1} total={0} />
      <ResultCount page={40_000} total={1_000_000} />
    </Stack>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { html, errors } = await hydrate(<ResultCount {...args} />);
    await expect(errors).toEqual([]);
    await expect(html).toContain('26 - 50 of 137 results');
  },
};
