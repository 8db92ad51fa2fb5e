import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hydrate } from '../../testing/hydrate.tsx';
import { CheckIcon, CloseIcon } from '../Icon/index.ts';
import { Timeline } from './index.ts';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    label: 'Your application',
    events: [
      {
        id: 'applied',
        title: 'Applied',
        time: '2 Nov 2026, 10:00 am',
        moment: new Date('2026-11-02T04:30:00Z'),
        icon: <CheckIcon size="sm" />,
        tone: 'success',
      },
      {
        id: 'shortlisted',
        title: 'Shortlisted',
        time: '9 Nov 2026, 4:30 pm',
        moment: new Date('2026-11-09T11:00:00Z'),
        description: 'Interviews are on campus.',
        icon: <CheckIcon size="sm" />,
        tone: 'success',
      },
      { id: 'interview', title: 'Interview', time: 'Next week', tone: 'action', isCurrent: true },
      { id: 'offer', title: 'Offer' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Your application' }).localName).toBe('ol');
    const events = canvas.getAllByRole('listitem');
    await expect(events).toHaveLength(4);
    await expect(events[0]).toHaveTextContent(/^Applied2 Nov 2026, 10:00 am$/);
    await expect(events[0]?.querySelector('time')).toHaveAttribute('datetime', '2026-11-02T04:30:00.000Z');
    await expect(events[2]).toHaveAttribute('aria-current', 'step');
  },
};

export const Playground: Story = {};

/** A rejection is said in words, not by its colour. */
export const States: Story = {
  args: {
    events: (['neutral', 'action', 'success', 'warning', 'danger'] as const).map((tone) => ({
      id: tone,
      title: tone,
      tone,
      icon: tone === 'danger' ? <CloseIcon size="sm" /> : undefined,
    })),
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<Timeline {...args} />);
    await expect(errors).toEqual([]);
  },
};
