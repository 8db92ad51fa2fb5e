import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import { bookActions, books } from '../library/books.ts';
import { inLibrary, withLibrary } from '../library/inLibrary.tsx';
import { refused } from '../library/answers.ts';
import { someBooks } from '../library/server.ts';
import { ImportPanel } from './ImportPanel.tsx';

/** A file of records: it is tried row by row, and taken in when its reader says so. */
const meta = {
  title: 'Records/Import',
  component: ImportPanel,
  args: { resource: books, action: bookActions.import, of: {}, onClose: fn() },
  decorators: [inLibrary],
  loaders: [withLibrary(someBooks(3))],
} satisfies Meta<typeof ImportPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const fileOf = (...lines: readonly string[]): File =>
  new File([lines.join('\n')], 'books.csv', { type: 'text/csv' });

const panel = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Import books' });

async function check(file: File): Promise<HTMLElement> {
  const part = await panel();
  // As the dialog of the browser does, which no test can open.
  const input = within(part).getByLabelText<HTMLInputElement>(/CSV or Excel/);
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  await fireEvent.change(input);
  await userEvent.click(within(part).getByRole('button', { name: 'Check the file' }));
  return part;
}

const press = async (part: HTMLElement, name: string): Promise<void> =>
  userEvent.click(await within(part).findByRole('button', { name }));

export const Default: Story = {
  play: async () => {
    const part = await panel();
    await expect(within(part).getByRole('button', { name: 'Download template' })).toBeVisible();
    await expect(within(part).getByRole('button', { name: 'Check the file' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Nothing is written before the person says so. */
export const RightFile: Story = {
  play: async ({ loaded: { library } }) => {
    const part = await check(
      fileOf('title,author,pages', 'Malgudi Days,R. K. Narayan,150', 'Ponniyin Selvan,Kalki,'),
    );
    await within(part).findByText('2 rows were checked. Nothing is written yet.');
    await expect(library.books()).toHaveLength(3);
    await press(part, 'Import 2 rows');
    await within(part).findByText('2 rows were imported.');
    await expect(library.books()).toHaveLength(5);
  },
};

/** Rows that fail are named with what to do; the others can be taken in without them, or nothing is. */
export const SomeRowsFail: Story = {
  play: async ({ loaded: { library } }) => {
    const part = await check(fileOf('title,author', 'Malgudi Days,R. K. Narayan', 'Anonymous,'));
    await within(part).findByText('Enter an author.');
    await userEvent.click(
      within(part).getByRole('radio', { name: 'Nothing while any row fails: mend the file first' }),
    );
    await expect(within(part).queryByRole('button', { name: 'Import one row' })).toBeNull();
    await userEvent.click(within(part).getByRole('radio', { name: 'The one row that is right' }));
    await press(part, 'Import one row');
    await within(part).findByText('One row was imported.');
    await expect(library.books()).toHaveLength(4);
  },
};

/** A heading that means nothing is asked about. */
export const UnknownHeading: Story = {
  play: async ({ loaded: { library } }) => {
    const part = await check(fileOf('title,Written by,Price', 'Malgudi Days,R. K. Narayan,250'));
    await userEvent.selectOptions(
      await within(part).findByRole('combobox', { name: /Column for "Written by"/ }),
      'author',
    );
    const price = within(part).getByRole('combobox', { name: /Column for "Price"/ });
    // A column is given away once.
    await expect(within(price).getByRole('option', { name: /author/ })).toBeDisabled();
    await userEvent.selectOptions(price, 'Leave it out');
    await press(part, 'Check the file');
    await within(part).findByText('One row was checked. Nothing is written yet.');
    await press(part, 'Import one row');
    await within(part).findByText('One row was imported.');
    await expect(library.books()[3].author).toBe('R. K. Narayan');
  },
};

/** A file that cannot be read is refused, and another can be chosen. */
export const Refused: Story = {
  loaders: [withLibrary([], () => refused(422, 'VALIDATION', 'The file is empty.'))],
  play: async () => {
    const part = await check(fileOf('title'));
    await within(part).findByText('The file is empty.');
    await expect(within(part).getByLabelText(/CSV or Excel/)).toBeEnabled();
  },
};
