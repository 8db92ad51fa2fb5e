import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hydrate } from '../../testing/hydrate.tsx';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Tag } from '../Tag/index.ts';
import { DescriptionList } from './index.ts';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Name', details: 'Asha Kulkarni' },
      { term: 'Institute', details: 'College of Engineering, Pune' },
      { term: 'Mobile', details: '98765 43210' },
      { term: 'Website', details: '' },
      { term: 'Status', details: <Tag tone="success">Active</Tag> },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Name',
      'Institute',
      'Mobile',
      'Website',
      'Status',
    ]);
    await expect(canvas.getAllByRole('definition')[3]).toHaveTextContent('–');
  },
};

export const Playground: Story = {};

/** What is not there is said in words. */
export const EmptyText: Story = {
  args: { emptyText: 'Not given' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not given')).toBeVisible();
  },
};

/** Each can be changed where it stands. */
export const WithActions: Story = {
  args: {
    items: [
      {
        term: 'Mobile',
        details: '98765 43210',
        action: (
          <Button variant="quiet" size="sm" aria-label="Change mobile">
            Change
          </Button>
        ),
      },
      {
        term: 'Website',
        details: '',
        action: (
          <Button variant="quiet" size="sm" aria-label="Add website">
            Add
          </Button>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    const [mobile, website] = canvas.getAllByRole('definition');
    await expect(mobile).toContainElement(canvas.getByRole('button', { name: 'Change mobile' }));
    await expect(website).toHaveTextContent('–Add');
  },
};

/** What somebody typed over several lines is read in them. */
export const Lines: Story = {
  args: { items: [{ term: 'Message', details: 'Forty trainees,\nfrom January.' }] },
  play: async ({ canvas }) => {
    const [details] = canvas.getAllByRole('definition');
    await expect(details?.innerText).toBe('Forty trainees,\nfrom January.');
  },
};

export const Stacked: Story = { args: { layout: 'stacked' } };

export const Grid: Story = { args: { layout: 'grid' } };

export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const [term] = canvas.getAllByRole('term');
    const [details] = canvas.getAllByRole('definition');
    await expect(details?.getBoundingClientRect().left).toBe(term?.getBoundingClientRect().left);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Every layout. */
export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      {(['rows', 'stacked', 'grid'] as const).map((layout) => (
        <DescriptionList key={layout} {...args} layout={layout} emptyText="Not given" />
      ))}
    </Stack>
  ),
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<DescriptionList {...args} />);
    await expect(errors).toEqual([]);
  },
};
