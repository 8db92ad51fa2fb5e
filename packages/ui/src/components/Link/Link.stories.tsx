import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Provider } from '../Provider/index.ts';
import type { LinkComponentProps } from '../Provider/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { children: 'Forgot password?', href: '/forgot-password' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Forgot password?' });
    await expect(link).toHaveAttribute('href', '/forgot-password');
    await expect(link).not.toHaveAttribute('target');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Playground: Story = { args: { variant: 'inline', opensInNewTab: false } };

export const InASentence: Story = {
  render: (args) => (
    <Text>
      New here?{' '}
      <Link {...args} href="/register">
        Create an account
      </Link>
      . It takes two minutes.
    </Text>
  ),
};

export const Standalone: Story = {
  args: { variant: 'standalone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const OpensInNewTab: Story = {
  args: { children: 'Terms of use', href: '/terms.pdf', opensInNewTab: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Terms of use (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    // Nothing underlined stands between its mark and the full stop of a sentence.
    const mark = link.querySelector('svg')?.getBoundingClientRect();
    await expect(link.getBoundingClientRect().right).toBeCloseTo(mark?.right ?? NaN, 0);
  },
};

const followed = fn<(href: string) => void>();

function RouterLink({ href, onClick, ...rest }: LinkComponentProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the other attributes
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        followed(href);
        onClick?.(event);
      }}
    />
  );
}

export const ThroughTheRouter: Story = {
  render: (args) => (
    <Provider linkComponent={RouterLink}>
      <Link {...args} />
    </Provider>
  ),
  play: async ({ canvas, userEvent }) => {
    followed.mockClear();
    await userEvent.click(canvas.getByRole('link'));
    await expect(followed).toHaveBeenCalledWith('/forgot-password');
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledTimes(2);
  },
};

/** Every variant. */
export const States: Story = {
  render: () => (
    <Stack>
      <Text>
        In a sentence, <Link href="#inline">a link</Link> is underlined.
      </Text>
      <Link href="#standalone" variant="standalone">
        Forgot password?
      </Link>
      <Link href="#external" opensInNewTab>
        Terms of use
      </Link>
      <Text size="sm" tone="muted">
        In small text <Link href="#small">a link</Link> stays readable.
      </Text>
    </Stack>
  ),
};
