import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refused } from '../library/answers.ts';
import { books } from '../library/books.ts';
import { inLibrary, withLibrary } from '../library/inLibrary.tsx';
import { someBooks } from '../library/server.ts';
import { ResourceScreen } from '../list/ResourceScreen.tsx';

/** One record beside its list: it is read, changed, refused and taken away. */
const meta = {
  title: 'Records/Record',
  component: ResourceScreen,
  args: { resource: books },
  decorators: [inLibrary],
  loaders: [withLibrary(someBooks(9))],
  parameters: { at: '/books?record=book-1' },
} satisfies Meta<typeof ResourceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const atForm = { at: '/books?record=book-1&edit=yes' };

const panel = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });

/** A field of the form, which has what is stored. */
const field = async (form: HTMLElement, name: string): Promise<HTMLElement> =>
  within(form).findByRole('textbox', { name });

async function fill(form: HTMLElement, name: string, text: string): Promise<void> {
  const input = await field(form, name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

const press = async (within_: HTMLElement, name: string): Promise<void> =>
  userEvent.click(await within(within_).findByRole('button', { name }));

/** Its facts, and what the person may do with it. */
export const Read: Story = {
  play: async () => {
    const record = await panel('Godaan');
    await within(record).findByText('Premchand');
    for (const name of ['Edit', 'Lend', 'Deactivate', 'Delete']) {
      await expect(within(record).getByRole('button', { name })).toBeVisible();
    }
  },
};

/** What was done to it, newest first, from what to what. */
export const History: Story = {
  play: async () => {
    const record = await panel('Godaan');
    await userEvent.click(await within(record).findByRole('tab', { name: 'History' }));
    await within(record).findByText('Asha Patil changed it');
    await within(record).findByText(/was Munshi Premchand, now Premchand/);
  },
};

/** The ones before and after it in the list are one press away. */
export const Neighbours: Story = {
  play: async () => {
    const record = await panel('Godaan');
    await press(record, 'Next');
    await panel('Godaan, copy 2');
  },
};

/** Saved, it is there again as it is now. */
export const Edit: Story = {
  parameters: atForm,
  play: async ({ loaded: { library } }) => {
    const form = await panel('Edit Godaan');
    await fill(form, 'Author', 'Munshi Premchand');
    await press(form, 'Save');
    await panel('Godaan');
    await screen.findByText('Godaan has been saved.');
    await expect(library.books()[0].author).toBe('Munshi Premchand');
  },
};

/** A form says what is wrong before anything is sent. */
export const WrongInForm: Story = {
  parameters: atForm,
  play: async ({ loaded: { library } }) => {
    const form = await panel('Edit Godaan');
    await userEvent.clear(await field(form, 'Title'));
    await press(form, 'Save');
    await waitFor(async () => expect(await field(form, 'Title')).toBeInvalid());
    await expect(library.books()[0].rowVersion).toBe(1);
  },
};

/** What the server refuses stays as it was typed, and is said where it belongs. */
export const Refused: Story = {
  parameters: atForm,
  loaders: [
    withLibrary(someBooks(9), ({ method }) =>
      method === 'PUT' ? refused(409, 'DUPLICATE', 'There is a book of this title.') : undefined,
    ),
  ],
  play: async () => {
    const form = await panel('Edit Godaan');
    await fill(form, 'Title', 'Gitanjali');
    await press(form, 'Save');
    const title = await field(form, 'Title');
    await waitFor(() => expect(title).toHaveAccessibleDescription(/There is a book of this title\./));
    await expect(title).toHaveValue('Gitanjali');
  },
};

/** Without an answer nothing typed is lost, and another try may do. */
export const Unanswered: Story = {
  parameters: atForm,
  loaders: [
    withLibrary(someBooks(9), ({ method }) =>
      method === 'PUT' ? refused(503, 'UNAVAILABLE', 'The library is closed for an hour.') : undefined,
    ),
  ],
  play: async ({ loaded: { library } }) => {
    const form = await panel('Edit Godaan');
    await fill(form, 'Author', 'Dhanpat Rai');
    await press(form, 'Save');
    await within(form).findByText('The library is closed for an hour.');
    library.answerInstead(undefined);
    await press(form, 'Save');
    await waitFor(() => expect(library.books()[0].author).toBe('Dhanpat Rai'));
  },
};

/** Two change different fields: both changes are kept, and nobody is asked. */
export const TwoChangeDifferentFields: Story = {
  parameters: atForm,
  play: async ({ loaded: { library } }) => {
    const form = await panel('Edit Godaan');
    await fill(form, 'Author', 'Munshi Premchand');
    library.changeElsewhere('book-1', { pages: 400 });
    await press(form, 'Save');
    await panel('Godaan');
    await expect(library.books()[0]).toMatchObject({ author: 'Munshi Premchand', pages: 400 });
  },
};

/** Two change the same field: whoever saves second chooses, with both values before the eyes. */
export const TwoChangeTheSameField: Story = {
  parameters: atForm,
  play: async ({ loaded: { library } }) => {
    const form = await panel('Edit Godaan');
    await fill(form, 'Author', 'Munshi Premchand');
    library.changeElsewhere('book-1', { author: 'Dhanpat Rai' });
    await press(form, 'Save');
    const question = await within(form).findByRole('radiogroup', { name: 'Author' });
    await press(form, 'Save what I chose');
    await within(question).findByText('Choose one of the two.');
    await expect(library.books()[0].author).toBe('Dhanpat Rai');
    await userEvent.click(within(question).getByRole('radio', { name: /Munshi Premchand/ }));
    await press(form, 'Save what I chose');
    await panel('Godaan');
    await expect(library.books()[0].author).toBe('Munshi Premchand');
  },
};

/** A new one is added by the same form. */
export const Add: Story = {
  parameters: { at: '/books' },
  play: async ({ loaded: { library } }) => {
    await screen.findByText('9 results');
    await userEvent.click(screen.getByRole('button', { name: 'Add book' }));
    const form = await panel('New book');
    await fill(form, 'Title', 'Malgudi Days');
    await fill(form, 'Author', 'R. K. Narayan');
    await press(form, 'Save');
    await panel('Malgudi Days');
    await expect(library.books()).toHaveLength(10);
  },
};

/** Deleting asks first, and the list is read again. */
export const Delete: Story = {
  play: async ({ loaded: { library } }) => {
    await press(await panel('Godaan'), 'Delete');
    await press(await screen.findByRole('alertdialog', { name: 'Delete Godaan?' }), 'Delete');
    await screen.findByText('8 results');
    await expect(library.books()).toHaveLength(8);
  },
};

/** What refers to it keeps it from being deleted: that is said, with what can be done instead. */
export const DeleteRefused: Story = {
  parameters: { at: '/books?record=book-4' },
  play: async ({ loaded: { library } }) => {
    await press(await panel('Godaan, copy 2'), 'Delete');
    await press(await screen.findByRole('alertdialog', { name: 'Delete Godaan, copy 2?' }), 'Delete');
    const told = await screen.findByRole('alertdialog', { name: 'Godaan, copy 2 is in use' });
    await within(told).findByText('Loans: 2');
    await press(told, 'Deactivate');
    await waitFor(() => expect(library.books()[3].isActive).toBe(false));
  },
};

/** An action of its own asks what the declaration says. */
export const OwnAction: Story = {
  play: async ({ loaded: { library } }) => {
    await press(await panel('Godaan'), 'Lend');
    const question = await screen.findByRole('alertdialog', { name: 'Lend Godaan?' });
    await within(question).findByText('It is to be back in two weeks.');
    await press(question, 'Lend');
    await screen.findByText('Godaan is lent.');
    await expect(library.books()[0].standing).toBe('Lent');
  },
};

/** It was changed meanwhile: the action is not done before the person has seen that, and then it may be tried again. */
export const ActionOnAnOldVersion: Story = {
  play: async ({ loaded: { library } }) => {
    await press(await panel('Godaan'), 'Lend');
    const question = await screen.findByRole('alertdialog', { name: 'Lend Godaan?' });
    library.changeElsewhere('book-1', { pages: 400 });
    await press(question, 'Lend');
    await within(question).findByText(/changed/);
    await press(question, 'Lend');
    await waitFor(() => expect(library.books()[0].standing).toBe('Lent'));
  },
};

/** One that is not there is said, not an empty panel. */
export const NotThere: Story = {
  parameters: { at: '/books?record=book-99' },
  play: async () => {
    const record = await screen.findByRole('dialog');
    await within(record).findByText('There is no such book.');
  },
};
