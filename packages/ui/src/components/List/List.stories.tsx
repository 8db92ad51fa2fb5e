import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hydrate } from '../../testing/hydrate.tsx';
import { Avatar } from '../Avatar/index.ts';
import { Link } from '../Link/index.ts';
import { List, ListItem, type ListProps } from './index.ts';

const meta = {
  title: 'Data/List',
  component: List,
  args: {
    label: 'Missing in your profile',
    children: ['Add SSC marks', 'Add a photo', 'Make your CV'].map((text) => (
      <ListItem key={text}>{text}</ListItem>
    )),
  },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Missing in your profile' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Playground: Story = {};

/** With something before and after the text; long texts wrap. */
export const Divided: Story = {
  args: {
    kind: 'divided',
    label: 'Applicants',
    children: ['Asha Kulkarni', 'Nisha Venkataraghavan Subramaniam'].map((name) => (
      <ListItem key={name} start={<Avatar name={name} />} end="2 hours ago">
        <Link href="#applicant">{name}</Link>
      </ListItem>
    )),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Asha Kulkarni' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

const kinds: readonly NonNullable<ListProps['kind']>[] = ['plain', 'divided', 'bulleted', 'numbered'];

export const States: Story = {
  render: (args) => (
    <>
      {kinds.map((kind) => (
        <List key={kind} {...args} kind={kind} label={kind} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'numbered' }).localName).toBe('ol');
  },
};

export const RightToLeft: Story = { args: { kind: 'bulleted' }, globals: { direction: 'rtl' } };

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<List {...args} />);
    await expect(errors).toEqual([]);
  },
};
