import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { LinkButton } from '../LinkButton/index.ts';
import { LockIcon, OfflineIcon } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { ErrorState } from './index.ts';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Cities could not be loaded',
    children: 'The server took too long to answer.',
    onRetry: fn(),
    requestId: 'req-7f3a19',
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announced at once, with another try. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(announcedTexts('assertive')).toEqual(['Cities could not be loaded']));
    await expect(canvas.getByText('Reference: req-7f3a19')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Tab goes to the button, Enter and Space try again. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await user.keyboard(' ');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = {};

/** A text of the server is shown as it is. */
export const ServerText: Story = {
  args: { children: '<b>Nagar</b> is not a state & has no cities' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>Nagar</b> is not a state & has no cities')).toBeVisible();
  },
};

export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Loading...' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  args: {
    title: 'No connection',
    children: 'The list is loaded when you are back online.',
    icon: <OfflineIcon />,
    requestId: undefined,
  },
};

export const NoAccess: Story = {
  args: {
    title: 'This page is not for your role',
    children: 'Ask an administrator for the permission Manage City.',
    icon: <LockIcon />,
    onRetry: undefined,
    requestId: undefined,
    action: (
      <LinkButton href="#dashboard" size="sm" variant="secondary">
        Dashboard
      </LinkButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
};

export const Hindi: Story = {
  args: { title: undefined, children: undefined },
  globals: { locale: 'hi', viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'कुछ गड़बड़ हो गई' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'फिर कोशिश करें' })).toBeVisible();
  },
};

/** Every kind of failure. */
export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <ErrorState {...args} />
      <ErrorState {...args} title="Trying again" isRetrying />
      <ErrorState title="No connection" icon={<OfflineIcon />} onRetry={args.onRetry}>
        The list is loaded when you are back online.
      </ErrorState>
      <ErrorState
        title="This page is not for your role"
        icon={<LockIcon />}
        action={
          <LinkButton href="#dashboard" size="sm" variant="secondary">
            Dashboard
          </LinkButton>
        }
      >
        Ask an administrator for the permission Manage City.
      </ErrorState>
    </Stack>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<ErrorState {...args} />);
    await expect(errors).toEqual([]);
  },
};
