import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Alert } from '../../src/components/Alert/index.ts';
import { Button } from '../../src/components/Button/index.ts';
import { EmptyState } from '../../src/components/EmptyState/index.ts';
import { ErrorState } from '../../src/components/ErrorState/index.ts';
import { FileIcon } from '../../src/components/Icon/index.ts';
import { LinkButton } from '../../src/components/LinkButton/index.ts';
import { List, ListItem } from '../../src/components/List/index.ts';
import { Skeleton } from '../../src/components/Skeleton/index.ts';
import { stayOnPage } from '../../src/testing/stayOnPage.ts';
import { SignedInPage } from './SignedInPage.tsx';

type OutcomeProps = {
  /** Why the screen shows no list of the server's. */
  readonly outcome: 'empty' | 'loading' | 'error' | 'notFound' | 'offline';
  readonly onRetry: () => void;
};

/** A screen without what it is for: each reason has its own words and its own way on. */
function Outcome({ outcome, onRetry }: OutcomeProps) {
  const contents = {
    empty: (
      <EmptyState icon={<FileIcon />} title="No jobs yet" action={<Button size="sm">New job</Button>}>
        Jobs that your company posts stand here.
      </EmptyState>
    ),
    loading: <Skeleton />,
    error: (
      <ErrorState title="The jobs could not be loaded" onRetry={onRetry} requestId="7f3a-22">
        The server took too long to answer.
      </ErrorState>
    ),
    notFound: (
      <ErrorState
        title="There is no such job"
        action={
          <LinkButton href="/jobs" variant="secondary">
            All jobs
          </LinkButton>
        }
      >
        It may have been deleted, or the address has a mistake.
      </ErrorState>
    ),
    offline: (
      <>
        <Alert tone="warning" title="You are offline">
          This is how the list was at 9:40. What you change is sent when you are back.
        </Alert>
        <List>
          <ListItem>Graduate engineer, Navyug Software</ListItem>
          <ListItem>Analyst, Sahyadri Bank</ListItem>
        </List>
      </>
    ),
  };
  return (
    <SignedInPage title="Jobs" path="/jobs">
      {contents[outcome]}
    </SignedInPage>
  );
}

const meta = {
  title: 'Templates/Empty, failed, offline',
  component: Outcome,
  args: { outcome: 'empty', onRetry: fn() },
  argTypes: {
    outcome: { control: 'inline-radio', options: ['empty', 'loading', 'error', 'notFound', 'offline'] },
  },
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Outcome>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is there yet: what will be here, and how to begin. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No jobs yet' })).toBeVisible();
  },
};

/** The shape of what is coming. */
export const Loading: Story = { args: { outcome: 'loading' } };

/** It failed: what happened, and one more try. */
export const Failed: Story = {
  args: { outcome: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** There is no such thing: where to go instead. */
export const NotFound: Story = {
  args: { outcome: 'notFound' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All jobs' })).toHaveAttribute('href', '/jobs');
  },
};

/** Without a network: what was last seen, and how old it is. */
export const Offline: Story = {
  args: { outcome: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/how the list was at 9:40/)).toBeVisible();
  },
};
