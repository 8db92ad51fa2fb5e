import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { hydrate } from '../../testing/hydrate.tsx';
import { Avatar } from './index.ts';

const picture =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/></svg>';

const meta = {
  title: 'Content/Avatar',
  component: Avatar,
  args: { name: 'Asha Kulkarni' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const avatar = (canvasElement: HTMLElement): Element | null =>
  canvasElement.querySelector('[data-component="Avatar"]');

/** Decoration beside the name: not heard. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(avatar(canvasElement)).toHaveTextContent('AK');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Playground: Story = {};

/** Alone it says whom it shows. */
export const Alone: Story = {
  args: { isDecorative: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Asha Kulkarni' })).toBeVisible();
  },
};

export const Picture: Story = {
  args: { src: picture, size: 'lg' },
  play: async ({ canvasElement }) => {
    await expect(avatar(canvasElement)?.querySelector('img')).toHaveAttribute('alt', '');
    // Nothing stands behind a picture that one can see through.
    await waitFor(() => expect(avatar(canvasElement)).toHaveTextContent(/^$/));
  },
};

/** A picture that cannot be loaded gives way to the initials. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(avatar(canvasElement)?.querySelector('img')).toBeNull());
    await expect(avatar(canvasElement)).toHaveTextContent('AK');
  },
};

/** A consonant keeps its vowel sign; a name without letters gets a figure. */
export const States: Story = {
  render: () => (
    <>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Avatar key={size} name="निशा शर्मा" size={size} />
      ))}
      <Avatar name="" />
      <Avatar name="Asha" src={picture} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('निश')).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(1);
  },
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<Avatar {...args} src={picture} />);
    await expect(errors).toEqual([]);
  },
};
