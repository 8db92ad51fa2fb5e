import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Content/Badge',
  component: Badge,
  args: { children: 3, label: '3 unread notifications' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Button variant="secondary" size="sm">
      Notifications <Badge {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications 3 unread notifications' })).toBeVisible();
  },
};

export const Playground: Story = { args: { tone: 'action', max: 99 } };

export const Many: Story = {
  args: { children: 1250, label: '1,250 unread notifications' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('1,250 unread notifications')).toBeInTheDocument();
  },
};

export const AWord: Story = { args: { children: 'New', label: undefined, tone: 'accent' } };

export const NumbersOfTheLanguage: Story = {
  globals: { locale: 'ar' },
  args: { children: 42, label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new Intl.NumberFormat('ar').format(42))).toBeVisible();
  },
};

/** A long word breaks instead of leaving its place: Hindi and German are longer than English, and text may be twice as large. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  render: () => (
    <div style={{ inlineSize: '10rem' }}>
      {['Bewerbungsfristverlängerung', 'आवेदन की अंतिम तिथि बढ़ाई गई'].map((word) => (
        <p key={word}>
          <Badge>{word}</Badge>
        </p>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Bewerbungsfristverlängerung', 'आवेदन की अंतिम तिथि बढ़ाई गई']) {
      const badge = canvas.getByText(word).closest('[data-component="Badge"]');
      const room = badge?.parentElement?.clientWidth ?? 0;
      await expect(badge?.getBoundingClientRect().width).toBeLessThanOrEqual(room + 0.5);
      await expect(badge?.scrollWidth).toBeLessThanOrEqual(room);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Every tone. */
export const States: Story = {
  render: () => (
    <Inline>
      {(['action', 'accent', 'danger', 'neutral'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {7}
        </Badge>
      ))}
    </Inline>
  ),
};
