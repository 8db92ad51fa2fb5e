import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refused } from '../library/answers.ts';
import { books } from '../library/books.ts';
import { inLibrary, withLibrary } from '../library/inLibrary.tsx';
import { someBooks } from '../library/server.ts';
import { ResourceScreen } from '../list/ResourceScreen.tsx';

/** Something done to many records at once. */
const meta = {
  title: 'Records/Many at once',
  component: ResourceScreen,
  args: { resource: books },
  decorators: [inLibrary],
  loaders: [withLibrary(someBooks(9))],
} satisfies Meta<typeof ResourceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (part: HTMLElement, name: string): Promise<void> =>
  userEvent.click(await within(part).findByRole('button', { name }));

/** Chooses all rows, and what is to be done with them. */
async function chooseAll(action: string): Promise<HTMLElement> {
  await screen.findByText('9 results');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: action }));
  return screen.findByRole('dialog', { name: `${action}: 9 chosen` });
}

/** It is said before with which it cannot be done, and why. */
export const WithSomeItCannotBeDone: Story = {
  play: async ({ loaded: { library } }) => {
    const dialog = await chooseAll('Lend');
    await within(dialog).findByText('It can be done with 3 of them.');
    await within(dialog).findByText(/^Gitanjali, copy 2, .*: Lent$/);
    await press(dialog, 'Lend (3)');
    await within(dialog).findByText(/Done with 3\./);
    await expect(
      library.books().filter(({ standing }: { standing: string }) => standing === 'Lent'),
    ).toHaveLength(6);
  },
};

/** What fails is told one by one, and can be tried again. */
export const SomeFail: Story = {
  play: async ({ loaded: { library } }) => {
    library.answerInstead(({ method, path }: { method: string; path: string }) =>
      method === 'PUT' && path.endsWith('/book-1') ? refused(500, 'INTERNAL', 'Something broke.') : undefined,
    );
    const dialog = await chooseAll('Deactivate');
    await press(dialog, 'Deactivate (9)');
    await within(dialog).findByText(/Done with 8\./);
    await within(dialog).findByText('Something broke.');
    library.answerInstead(undefined);
    await press(dialog, 'Try again (1)');
    await within(dialog).findByText(/Done with 9\./);
    await waitFor(() => expect(library.books()[0].isActive).toBe(false));
  },
};

/** What is in use is not deleted, and the file says what refers to it. */
export const InUse: Story = {
  play: async ({ loaded: { library } }) => {
    const dialog = await chooseAll('Delete');
    await press(dialog, 'Delete (9)');
    await within(dialog).findByText('Not done with 3.');
    await expect(within(dialog).getAllByText('It is lent. Loans: 2')).toHaveLength(3);
    await expect(library.books()).toHaveLength(3);
  },
};
