import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { Button } from '../Button/index.ts';
import { GlobeIcon, SearchIcon } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { EmptyState } from './index.ts';

const addCity = fn();

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No cities yet',
    children: 'Cities are offered when institutes and jobs are entered.',
    icon: <GlobeIcon />,
    action: (
      <Button size="sm" onClick={addCity}>
        Add city
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not announced where the page opens with it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    addCity.mockClear();
    await expect(canvas.getByRole('heading', { name: 'No cities yet', level: 2 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add city' }));
    await expect(addCity).toHaveBeenCalledTimes(1);
    await expect(announcedTexts()).toEqual([]);
  },
};

/** Tab goes to the action. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add city' })).toHaveFocus();
  },
};

export const Playground: Story = {};

/** After a search or a filter it is announced. */
export const NothingFound: Story = {
  args: {
    title: 'No cities match',
    children: 'Try another name or state.',
    icon: <SearchIcon />,
    action: undefined,
    isAnnounced: true,
    level: 3,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['No cities match']));
  },
};

export const TitleOnly: Story = { args: { children: undefined, icon: undefined, action: undefined } };

export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** With all parts, without an action, and the title alone. */
export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <EmptyState {...args} />
      <EmptyState title="No cities match" icon={<SearchIcon />}>
        Try another name or state.
      </EmptyState>
      <EmptyState title="Nothing new" />
    </Stack>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<EmptyState {...args} />);
    await expect(errors).toEqual([]);
  },
};
