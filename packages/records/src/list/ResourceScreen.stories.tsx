import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answered, refused } from '../library/answers.ts';
import { books } from '../library/books.ts';
import { inLibrary, withLibrary } from '../library/inLibrary.tsx';
import { someBooks } from '../library/server.ts';
import { ResourceScreen } from './ResourceScreen.tsx';

/** Any list of records: what is searched, filtered, ordered and shown stands in its address. */
const meta = {
  title: 'Records/List',
  component: ResourceScreen,
  args: { resource: books },
  decorators: [inLibrary],
  loaders: [withLibrary(someBooks(60))],
} satisfies Meta<typeof ResourceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names of the rows that the table has, in its order. */
const names = (): string[] =>
  within(screen.getByRole('table', { name: 'Books' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent ?? '');

export const Default: Story = {
  play: async () => {
    await screen.findByText('60 results');
    await expect(screen.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
    await expect(names()).toHaveLength(25);
  },
};

/** Words find rows once typing pauses, and the list says how many. */
export const Search: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search books' }), 'tagore');
    await screen.findByText('20 results');
    await expect(new Set(names().map((name) => name.split(',')[0]))).toEqual(new Set(['Gitanjali']));
  },
};

/** A filter is a field, and once it is set a chip that takes it away. */
export const Filters: Story = {
  play: async () => {
    await screen.findByText('60 results');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shelf' }), 'Poems');
    await screen.findByText('20 results');
    await userEvent.click(screen.getByRole('button', { name: 'Take away: Shelf: Poems' }));
    await screen.findByText('60 results');
  },
};

/** The filter that the list is counted by stands above it, with how many records have each value. */
export const Tabs: Story = {
  play: async () => {
    const tabs = await screen.findByRole('navigation', { name: 'By Standing' });
    await userEvent.click(await within(tabs).findByRole('link', { name: 'Lent 21' }));
    await screen.findByText('21 results');
    await expect(within(tabs).getByRole('link', { name: 'Lent 21' })).toHaveAttribute('aria-current', 'true');
  },
};

/** The head of a column puts the rows in order, and the line below says in which. */
export const Sort: Story = {
  play: async () => {
    await screen.findByText('60 results');
    await userEvent.click(screen.getByRole('button', { name: /^Pages/ }));
    await screen.findByText('By “Pages”, lowest first');
    await waitFor(() => expect(names()[0]).toContain('Gitanjali'));
    await userEvent.click(screen.getByRole('button', { name: /^Pages/ }));
    await screen.findByText('By “Pages”, highest first');
    await waitFor(() => expect(names()[0]).toContain('Godaan'));
  },
};

/** A page has 25 rows, or as many as are chosen. */
export const Pages: Story = {
  play: async () => {
    await screen.findByText('60 results');
    const [first] = names();
    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(names()).toHaveLength(10));
    await expect(names()).not.toContain(first);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');
    await waitFor(() => expect(names()).toHaveLength(60));
  },
};

/** Each person chooses the columns. */
export const Columns: Story = {
  play: async () => {
    await screen.findByText('60 results');
    await expect(screen.queryByRole('columnheader', { name: 'Last changed' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Display' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Last changed' }));
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('columnheader', { name: 'Last changed' });
  },
};

/** Where there is nothing yet it says what to do. */
export const Empty: Story = {
  loaders: [withLibrary([])],
  play: async () => {
    await screen.findByText('No books yet');
    await expect(screen.getByText('Add the first book, or take in a file of them.')).toBeVisible();
  },
};

/** A search that finds nothing is taken away by one press. */
export const NothingFound: Story = {
  parameters: { at: '/books?search=zebra' },
  play: async () => {
    await screen.findByText('No books match');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('60 results');
  },
};

/** What the address asks for in vain is said, and the list is shown without it. */
export const UnknownInAddress: Story = {
  parameters: { at: '/books?shelf=Maps' },
  play: async () => {
    await screen.findByText('60 results');
    await expect(screen.getByText('Not understood: Shelf')).toBeVisible();
  },
};

const away = () => refused(503, 'UNAVAILABLE', 'The library is closed for an hour.');

/** Why the rows could not be read, with another try. */
export const Failed: Story = {
  loaders: [withLibrary(someBooks(60), away)],
  play: async ({ loaded: { library } }) => {
    await screen.findByText('The library is closed for an hour.');
    library.answerInstead(undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('60 results');
  },
};

/** A list that the person may not see is no failure: another try would end the same. */
export const NoAccess: Story = {
  loaders: [withLibrary([], () => refused(403, 'FORBIDDEN', 'Not yours.'))],
  play: async () => {
    await screen.findByText('You do not have access to this');
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** Entries that are no records are left out, and it is said. */
export const UnreadableRows: Story = {
  loaders: [
    withLibrary([], ({ path }) =>
      path === '/book/all' ? answered({ book: [...someBooks(2), 'a scribble'] }, { total: 3 }) : undefined,
    ),
  ],
  play: async () => {
    await screen.findByText('One entry of this list could not be read and was left out.');
    await expect(names()).toHaveLength(2);
  },
};

/** Without a network what was read stays, with its age, and nothing is offered that has to be sent. */
export const Offline: Story = {
  play: async ({ loaded: { library } }) => {
    await screen.findByText('60 results');
    library.cutOff();
    await screen.findByText(/^You are offline\. What you see was loaded at/);
    for (const name of ['Add book', 'Import', 'Download list']) {
      await expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

/** Who may only read is offered nothing else. */
export const Reader: Story = {
  parameters: { isReader: true },
  play: async () => {
    await screen.findByText('60 results');
    await expect(screen.queryByRole('button', { name: 'Add book' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    await expect(screen.queryByRole('checkbox', { name: 'Select all on this page' })).toBeNull();
  },
};

/** In a narrow window the rows are cards and the filters stand behind a button. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async () => {
    await screen.findByText('60 results');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.selectOptions(within(panel).getByRole('combobox', { name: 'Shelf' }), 'Poems');
    await userEvent.click(within(panel).getByRole('button', { name: 'Show results' }));
    await screen.findByText('20 results');
  },
};
