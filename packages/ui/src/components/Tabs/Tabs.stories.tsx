import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hydrate } from '../../testing/hydrate.tsx';
import { Tabs, type TabsProps } from './index.ts';

const notifications: TabsProps['items'] = [
  {
    id: 'general',
    label: 'General',
    count: 2,
    countLabel: '2 new',
    content: <p>CV freeze on 30 November</p>,
  },
  {
    id: 'critical',
    label: 'Critical',
    count: 1,
    countLabel: '1 new',
    content: <p>Verify your e-mail address</p>,
  },
];

const sections = ['Details', 'Configuration', 'Programs', 'Students', 'Officers', 'History', 'Documents'].map(
  (label) => ({ id: label.toLowerCase(), label, content: <p>{label} of the institute</p> }),
);

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Notifications', items: notifications, onChange: fn() },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** The number shows, and is part of the name: `Critical, 1 new`. */
export const Pointer: Story = {
  play: async ({ canvas, args }) => {
    const critical = canvas.getByRole('tab', { name: 'Critical, 1 new' });
    await expect(canvas.getByRole('tabpanel', { name: 'General, 2 new' })).toHaveTextContent('CV freeze');
    await userEvent.click(critical);
    await expect(critical).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Critical, 1 new' })).toHaveTextContent(
      'Verify your e-mail',
    );
    await expect(canvas.queryByText('CV freeze on 30 November')).toBeNull();
    await userEvent.click(critical);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** The arrow keys choose and go round, Home and End go to the ends, Tab goes on into the view. */
export const Keyboard: Story = {
  args: {
    label: 'Institute',
    items: sections.map((item) => ({ ...item, disabled: item.id === 'programs' })),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expect(tab('Details')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Configuration')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Students')).toHaveFocus();
    await expect(tab('Students')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(tab('Documents')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Details')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab('Documents')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(tab('Details')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Details' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tab('Details')).toHaveFocus();
  },
};

/** Left is where the eye goes left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', locale: 'ar' },
  args: { label: 'Institute', items: sections },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Configuration' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveFocus();
  },
};

function SavedTab(props: TabsProps) {
  const [selectedId, setSelectedId] = useState('critical');
  return <Tabs {...props} value={selectedId} onChange={setSelectedId} />;
}

/** The parent holds the choice, for example in the address. */
export const Controlled: Story = {
  render: (args) => <SavedTab {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Critical, 1 new' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'General, 2 new' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('CV freeze');
  },
};

/** More tabs than fit: the row scrolls, the page does not, and the chosen tab is brought into view. */
export const Narrow: Story = {
  args: { label: 'Institute', items: sections },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const tab = canvas.getByRole('tab', { name: 'Documents' });
    // The row scrolls to it after it has the focus.
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(320));
    await expect(tab.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const States: Story = {
  args: {
    items: [
      ...notifications,
      { id: 'archive', label: 'Archive', count: 0, content: <p>Old messages</p> },
      { id: 'drafts', label: 'Drafts', disabled: true, content: null },
    ],
  },
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { html, errors } = await hydrate(<Tabs {...args} />);
    await expect(errors).toEqual([]);
    await expect(html).toContain('CV freeze');
  },
};
