import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { browserUser } from '../../testing/browserInput.ts';
import { stayOnPage } from '../../testing/stayOnPage.ts';
import { Inline } from '../Inline/index.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { children: 'Contact us', href: '/contact-us' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Contact us' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/contact-us');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Playground: Story = { args: { variant: 'primary', size: 'md', isFullWidth: false } };

const followed = fn();

/** Enter follows it, as any link. */
export const Keyboard: Story = {
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement, followed),
  play: async () => {
    const user = await browserUser();
    followed.mockClear();
    await user.tab();
    await user.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledTimes(1);
  },
};

/** Every variant. */
export const States: Story = {
  render: () => (
    <Inline>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <LinkButton key={variant} href={`#${variant}`} variant={variant}>
          {variant}
        </LinkButton>
      ))}
      <LinkButton href="#toolbar" size="sm">
        toolbar
      </LinkButton>
    </Inline>
  ),
};
