import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { announcedTexts } from '../../testing/announcedTexts.ts';
import { browserUser, compose, hasProtocol } from '../../testing/browserInput.ts';
import { hydrate } from '../../testing/hydrate.tsx';
import { stayOnPage } from '../../testing/stayOnPage.ts';
import { Button } from '../Button/index.ts';
import { DashboardIcon, GlobeIcon, PlusIcon, UserIcon } from '../Icon/index.ts';
import { CommandPalette, useCommandPalette, type CommandItem, type CommandPaletteProps } from './index.ts';

const commands: readonly CommandItem[] = [
  { id: 'dashboard', label: 'Dashboard', group: 'Go to', icon: <DashboardIcon />, href: '#dashboard' },
  { id: 'cities', label: 'Cities', group: 'Go to', icon: <GlobeIcon />, href: '#city', keywords: ['towns'] },
  { id: 'new-city', label: 'Add a city', group: 'Do', icon: <PlusIcon />, shortcut: 'Ctrl+N' },
  { id: 'import', label: 'Import students', group: 'Do', description: 'From a CSV file', disabled: true },
];

const people: readonly CommandItem[] = [
  { id: 'u1', label: 'Asha Rao', group: 'Students', description: 'B.Tech, 2026', icon: <UserIcon /> },
  { id: 'u2', label: 'Ashwin Nair', group: 'Students', description: 'MBA, 2027', icon: <UserIcon /> },
];

const searchPeople: NonNullable<CommandPaletteProps['onSearch']> = async (query) =>
  people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));

function PageWithPalette(props: Partial<CommandPaletteProps> & Pick<CommandPaletteProps, 'label'>) {
  const palette = useCommandPalette();
  return (
    <>
      <Button variant="secondary" onClick={palette.open}>
        Search
      </Button>
      <CommandPalette
        {...props}
        isOpen={props.isOpen || palette.isOpen}
        onClose={(reason) => {
          palette.close();
          props.onClose?.(reason);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Navigation/CommandPalette',
  component: CommandPalette,
  args: { isOpen: false, onClose: fn(), onAction: fn(), label: 'Search the portal', items: commands },
  render: (args) => <PageWithPalette {...args} />,
  // A frame of its own: it takes the whole window.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.findByRole('searchbox', { name: 'Search the portal' });
const names = () => screen.queryAllByRole('menuitem').map((item) => item.textContent);
/** What Enter would take. */
const current = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent;

export const Default: Story = { args: { isOpen: true } };

export const Playground: Story = { args: { isOpen: true, onSearch: searchPeople, minSearchLength: 2 } };

/** Ctrl + K opens it, letters find, Enter takes the best match; the focus goes back to where it was. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    await user.tab();
    await user.keyboard('{Control>}k{/Control}');
    await expect(await box()).toHaveFocus();
    await expect(names()).toHaveLength(4);
    await user.keyboard('add');
    await waitFor(() => expect(names()).toEqual(['Add a cityCtrl+N']));
    await waitFor(() => expect(current()).toBe('Add a cityCtrl+N'));
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['1 result']));
    await user.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('new-city', { item: commands[2] });
    await expect(args.onClose).toHaveBeenLastCalledWith('action');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
};

/** Arrow keys go through the list, past what cannot be chosen and round at its end; Escape closes at once, with a text in the box too. */
export const Walking: Story = {
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('button', { name: 'Search' }));
    await box();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(current()).toBe('Dashboard'));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(current()).toBe('Add a cityCtrl+N'));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(current()).toBe('Dashboard'));
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(current()).toBe('Add a cityCtrl+N'));
    await user.keyboard('city{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** A press takes an item; one with an address is a link. */
export const Pointer: Story = {
  beforeEach: ({ canvasElement }) => stayOnPage(canvasElement),
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('button', { name: 'Search' }));
    await box();
    await expect(screen.getByRole('menuitem', { name: /Cities/ })).toHaveAttribute('href', '#city');
    await user.click(screen.getByRole('menuitem', { name: /Cities/ }));
    await waitFor(() => expect(args.onClose).toHaveBeenLastCalledWith('action'));
    await expect(args.onAction).toHaveBeenCalledWith('cities', { item: commands[1] });
  },
};

/** What was chosen before stands first, once, until something is typed. */
export const Recents: Story = {
  args: {
    isOpen: true,
    recents: [
      { id: 'u1', label: 'Asha Rao', group: 'Opened last', href: '#asha' },
      { id: 'cities', label: 'Cities', group: 'Opened last', href: '#city' },
    ],
  },
  play: async () => {
    const user = await browserUser();
    await box();
    await expect(
      within(screen.getByRole('group', { name: 'Opened last' })).getAllByRole('menuitem'),
    ).toHaveLength(2);
    await expect(names().filter((name) => name === 'Cities')).toHaveLength(1);
    await user.keyboard('a');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Opened last' })).toBeNull());
  },
};

/** What a server finds stands below what is known; the last question wins. */
export const Server: Story = {
  args: { onSearch: fn(searchPeople) },
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('button', { name: 'Search' }));
    await box();
    await user.keyboard('ash');
    await waitFor(() =>
      expect(names()).toEqual(['Dashboard', 'Asha RaoB.Tech, 2026', 'Ashwin NairMBA, 2027']),
    );
    await expect(
      within(screen.getByRole('group', { name: 'Students' })).getAllByRole('menuitem'),
    ).toHaveLength(2);
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await user.keyboard('wi');
    await waitFor(() => expect(current()).toBe('Ashwin NairMBA, 2027'));
    await user.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('u2', { item: people[1] });
  },
};

/** The server fails: it is said at once, what is known stays, and another try can be made. */
export const Failing: Story = {
  args: { onSearch: fn(() => Promise.reject(new Error('No connection'))) },
  play: async ({ canvas, args }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('button', { name: 'Search' }));
    await box();
    await user.keyboard('city');
    // On a busy machine the keys come so slowly that the server is asked, and fails, on the way too.
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('city', expect.anything()));
    await waitFor(() => expect(announcedTexts('assertive')).toContain('The results could not be loaded.'));
    await expect(names()).toEqual(['Add a cityCtrl+N']);
    const asked = mocked(args.onSearch ?? fn()).mock.calls.length;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledTimes(asked + 1));
  },
};

/** A server that takes its time: that it is asked is shown and said. */
export const Slow: Story = {
  args: { onSearch: fn(() => new Promise<readonly CommandItem[]>(() => undefined)) },
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('button', { name: 'Search' }));
    await box();
    await user.keyboard('zzz');
    await waitFor(() => expect(announcedTexts('polite')).toContain('Loading...'), { timeout: 10_000 });
    await expect(screen.getByText('Loading...', { selector: '[data-part="status"]' })).toBeVisible();
  },
};

/** Nothing found: it says so, once. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    const user = await browserUser();
    await user.click(canvas.getByRole('button', { name: 'Search' }));
    await box();
    await user.keyboard('zzz');
    await waitFor(() => expect(announcedTexts('polite')).toEqual(['No results found']));
    await expect(names()).toEqual([]);
    await waitFor(() => expect(screen.getByText('No results found')).toBeVisible());
  },
};

/** The Enter that takes a word of an input method takes nothing of the list. */
export const InputMethod: Story = {
  args: { items: [{ id: 'students', label: 'छात्र' }] },
  play: async ({ canvas, args }) => {
    if (!hasProtocol) return;
    const user = await browserUser();
    await user.click(canvas.getByRole('button', { name: 'Search' }));
    await box();
    await compose(['छा', 'छात्र']);
    await waitFor(() => expect(names()).toEqual(['छात्र']));
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** On a phone it takes the whole screen. */
export const Phone: Story = {
  args: { isOpen: true },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const { width } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect([width, document.documentElement.scrollWidth]).toEqual([320, 320]);
  },
};

export const RightToLeft: Story = { args: { isOpen: true }, globals: { direction: 'rtl' } };

export const Hindi: Story = {
  args: { isOpen: true, label: 'पोर्टल में खोजें', items: [{ id: 'students', label: 'छात्र', group: 'यहाँ जाएँ' }] },
  globals: { locale: 'hi' },
};

/** Open, with headings, descriptions, a shortcut, and a command that is not there now. */
export const States: Story = {
  args: { isOpen: true },
  play: async () => {
    await box();
    await expect(names()).toHaveLength(4);
  },
};

export const ServerRender: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const { errors } = await hydrate(<CommandPalette {...args} />);
    await expect(errors).toEqual([]);
  },
};
