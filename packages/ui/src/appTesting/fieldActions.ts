import { fireEvent, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

/** The name of a field as a person hears it, or a part of it. */
type Name = string | RegExp;

/** Waits for an element of one of several roles, such as a dialog that asks a question or not. */
function findByRoles(scope: Scope, roles: readonly string[], name: Name): Promise<HTMLElement> {
  return waitFor(() => {
    const [found] = roles.flatMap((role) => scope.queryAllByRole(role, { name }));
    if (found === undefined) throw new Error(`There is no ${roles.join(' or ')} ${String(name)}.`);
    return found;
  });
}

type Scope = Pick<ReturnType<typeof within>, 'queryAllByRole'>;

const dialogRoles = ['dialog', 'alertdialog'];

/** What a person does with the components, found by role and accessible name. Each waits for what it needs and fails where it is not there. */
export interface FieldActions {
  /** Chooses an option of a `Select` by its text. */
  select: (field: Name, option: string) => Promise<void>;
  /** Types into a `SearchSelect` or a `Combobox` and takes the option of that name. */
  search: (field: Name, option: string) => Promise<void>;
  /** Chooses several options of a `MultiSelect`, and closes its list. */
  selectSeveral: (field: Name, options: readonly string[]) => Promise<void>;
  /** Types a day, as `2026-11-21`, into the three boxes of a `DateField`. */
  date: (field: Name, day: string) => Promise<void>;
  /** Gives files to a `FileField`; it takes them as if they had been picked. */
  upload: (field: Name, ...files: readonly File[]) => Promise<void>;
  /** Types a code into an `OtpField`. */
  code: (field: Name, code: string) => Promise<void>;
  /** Ticks a `Checkbox`, or switches a `Switch` on, unless it is. */
  tick: (field: Name) => Promise<void>;
  /** Chooses an option of a `RadioGroup`. */
  choose: (group: Name, option: Name) => Promise<void>;
  /** Waits for an open `Dialog`, `ConfirmDialog` or `Panel`; what is found in it is below it. */
  dialog: (title: Name) => Promise<HTMLElement>;
  /** Waits until it is gone. */
  dialogClosed: (title: Name) => Promise<void>;
}

/**
 * Page objects for the fields within an element: `const fields = fieldsOf(user); await fields.date('Joining date', '2026-11-21')`.
 * @param user - from `userEvent.setup()`.
 * @param root - where the fields are; lists and dialogs are looked for in the whole page. @default the page
 */
export function fieldsOf(user: UserEvent, root: HTMLElement = document.body): FieldActions {
  const here = within(root);
  const page = within(root.ownerDocument.body);

  async function pick(name: string): Promise<void> {
    await user.click(await page.findByRole('option', { name }));
  }

  return {
    async select(field, option) {
      await user.selectOptions(await here.findByRole('combobox', { name: field }), option);
    },
    async search(field, option) {
      const box = await here.findByRole('combobox', { name: field });
      await user.click(box);
      await user.clear(box);
      await user.type(box, option);
      await pick(option);
    },
    async selectSeveral(field, options) {
      const box = await here.findByRole('combobox', { name: field });
      await user.click(box);
      for (const option of options) await pick(option);
      await user.keyboard('{Escape}');
    },
    async date(field, day) {
      const [year = '', month = '', ofMonth = ''] = day.split('-');
      const boxes = within(await here.findByRole('group', { name: field })).getAllByRole('textbox');
      for (const [index, text] of [ofMonth, month, year].entries()) {
        const box = boxes[index];
        if (box === undefined) throw new Error(`${String(field)} has no three boxes for a day.`);
        await user.clear(box);
        await user.type(box, text);
      }
      await user.tab();
    },
    async upload(field, ...files) {
      const input = await here.findByLabelText(field, { selector: 'input[type="file"]' });
      if (!(input instanceof HTMLInputElement)) throw new Error(`${String(field)} takes no files.`);
      const transfer = new DataTransfer();
      for (const file of files) transfer.items.add(file);
      input.files = transfer.files;
      fireEvent.change(input);
      for (const { name } of files) await here.findByText(name);
    },
    async code(field, code) {
      const box = await here.findByRole('textbox', { name: field });
      await user.click(box);
      await user.keyboard(code);
    },
    async tick(field) {
      const box = await findByRoles(here, ['checkbox', 'switch'], field);
      if (box instanceof HTMLInputElement && !box.checked) await user.click(box);
    },
    async choose(group, option) {
      const options = within(await here.findByRole('radiogroup', { name: group }));
      await user.click(options.getByRole('radio', { name: option }));
    },
    dialog: (title) => findByRoles(page, dialogRoles, title),
    async dialogClosed(title) {
      await waitFor(() => {
        const open = dialogRoles.flatMap((role) => page.queryAllByRole(role, { name: title }));
        if (open.length > 0) throw new Error(`${String(title)} is still open.`);
      });
    },
  };
}
