import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useAnnounce } from '../../src/components/Announcer/index.ts';
import { AppHeader, AppHeaderAction } from '../../src/components/AppHeader/index.ts';
import { AppShell } from '../../src/components/AppShell/index.ts';
import { Button } from '../../src/components/Button/index.ts';
import { EmptyState } from '../../src/components/EmptyState/index.ts';
import { Heading } from '../../src/components/Heading/index.ts';
import { BellIcon } from '../../src/components/Icon/index.ts';
import { List, ListItem } from '../../src/components/List/index.ts';
import { Logo } from '../../src/components/Logo/index.ts';
import { Panel } from '../../src/components/Panel/index.ts';
import { RichText } from '../../src/components/RichText/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { Tabs } from '../../src/components/Tabs/index.ts';
import { Tag } from '../../src/components/Tag/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import { announcedTexts } from '../../src/testing/announcedTexts.ts';
import { stayOnPage } from '../../src/testing/stayOnPage.ts';
import { textsNotInHindi, useWords } from './words.ts';

type Note = {
  readonly id: string;
  readonly kind: 'general' | 'critical';
  readonly title: string;
  readonly html: string;
  readonly when: string;
  readonly isNew: boolean;
};

const notes: readonly Note[] = [
  {
    id: 'freeze',
    kind: 'critical',
    title: 'CV freeze on 30 November',
    html: '<p>Finish your <strong>CV</strong>. It is copied into <em>each</em> application. <a href="/profile">Open your profile</a></p>',
    when: 'Today, 9:40',
    isNew: true,
  },
  {
    id: 'talk',
    kind: 'general',
    title: 'Talk by Navyug Software',
    html: '<p>Friday at 4 in the main hall. <a href="https://college.example/talks">All talks</a></p>',
    when: 'Yesterday',
    isNew: true,
  },
  {
    id: 'welcome',
    kind: 'general',
    title: 'Welcome to Aarambh',
    html: '<p>Your account is active.</p>',
    when: '12 November',
    isNew: false,
  },
];

function Notes({ of, label }: { readonly of: readonly Note[]; readonly label: string }) {
  const t = useWords();
  if (of.length === 0) return <EmptyState title={t('Nothing yet')} level={3} />;
  return (
    <List kind="divided" label={label}>
      {of.map(({ id, title, html, when, isNew }) => (
        <ListItem key={id} end={isNew ? <Tag tone="info">{t('New')}</Tag> : undefined}>
          <Stack gap="xs">
            <Heading level={3} size="sm">
              {t(title)}
            </Heading>
            <RichText html={t(html)} />
            <Text size="sm" tone="muted">
              {t(when)}
            </Text>
          </Stack>
        </ListItem>
      ))}
    </List>
  );
}

type NotificationPanelProps = { readonly notes: readonly Note[]; readonly onAllRead: () => void };

/** The button in the header counts what is new; the panel shows it, critical things apart. */
function NotificationPanel({ notes: given, onAllRead }: NotificationPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const [isRead, setRead] = useState(false);
  const announce = useAnnounce();
  const t = useWords();
  const current = given.map((note) => ({ ...note, isNew: note.isNew && !isRead }));
  const tab = (kind: Note['kind'], label: string) => {
    const of = current.filter((note) => note.kind === kind);
    const count = of.filter(({ isNew }) => isNew).length;
    return {
      id: kind,
      label,
      count,
      countLabel: `${count} ${t('new')}`,
      content: <Notes of={of} label={label} />,
    };
  };
  const count = current.filter(({ isNew }) => isNew).length;

  return (
    <AppShell
      header={
        <AppHeader
          brand={<Logo />}
          actions={
            <AppHeaderAction
              label={t('Notifications')}
              icon={<BellIcon />}
              count={count}
              countLabel={`${count} ${t('new')}`}
              isOpen={isOpen}
              onClick={() => setOpen(true)}
            />
          }
        />
      }
    >
      <Heading level={1}>{t('Dashboard')}</Heading>
      <Panel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('Notifications')}
        footer={
          <Button
            size="sm"
            variant="secondary"
            disabled={count === 0}
            onClick={() => {
              setRead(true);
              announce(t('All notifications are read'));
              onAllRead();
            }}
          >
            {t('Mark all as read')}
          </Button>
        }
      >
        <Tabs
          label={t('Notifications')}
          items={[tab('general', t('General')), tab('critical', t('Critical'))]}
        />
      </Panel>
    </AppShell>
  );
}

const meta = {
  title: 'Patterns/Notification panel',
  component: NotificationPanel,
  args: { notes, onAllRead: fn() },
  argTypes: { notes: { table: { disable: true } } },
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement.ownerDocument.body),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof NotificationPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = (): HTMLElement => screen.getByRole('dialog', { name: 'Notifications' });

/** Opened, gone through and marked as read; the focus comes back to the button. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 new' }));
    await step('the focus is in the panel, general things first', async () => {
      await expect(panel()).toHaveFocus();
      await expect(within(panel()).getByRole('tab', { name: 'General, 1 new' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
    await step('the arrow key goes to the critical ones', async () => {
      await userEvent.click(within(panel()).getByRole('tab', { name: 'General, 1 new' }));
      await userEvent.keyboard('{ArrowRight}');
      await expect(within(panel()).getByRole('heading', { name: 'CV freeze on 30 November' })).toBeVisible();
    });
    await step('reading all is announced, and the counts are gone', async () => {
      await userEvent.click(within(panel()).getByRole('button', { name: 'Mark all as read' }));
      await waitFor(() => expect(announcedTexts('polite')).toContain('All notifications are read'));
      await expect(args.onAllRead).toHaveBeenCalledTimes(1);
      await expect(within(panel()).getByRole('tab', { name: 'Critical' })).toBeVisible();
    });
    await step('Escape closes, and the focus is back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus();
    });
  },
};

/** As it stands open. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 new' }));
    await waitFor(() => expect(panel()).toBeVisible());
  },
};

export const Nothing: Story = {
  args: { notes: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await expect(within(panel()).getByRole('heading', { name: 'Nothing yet' })).toBeInTheDocument();
  },
};

/** At 320 px it takes the whole width. */
export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 new' }));
    await waitFor(() => expect(panel().getBoundingClientRect().width).toBe(320));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** In Hindi, whole: as the toolbar shows it too. */
export const Hindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'सूचनाएँ, 2 नई' }));
    const opened = screen.getByRole('dialog', { name: 'सूचनाएँ' });
    await waitFor(() => expect(opened).toBeVisible());
    await expect([...textsNotInHindi(canvasElement), ...textsNotInHindi(opened)]).toEqual([]);
  },
};
