import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Playground: Story = { args: { variant: 'primary', size: 'form', isFullWidth: false } };

/** Every variant. */
export const States: Story = {
  render: () => (
    <Inline>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <LinkButton key={variant} href={`#${variant}`} variant={variant}>
          {variant}
        </LinkButton>
      ))}
      <LinkButton href="#toolbar" size="toolbar">
        toolbar
      </LinkButton>
    </Inline>
  ),
};
