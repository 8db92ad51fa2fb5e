import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import {
  fieldCases,
  formFixtures,
  type FieldCase,
  type FormFixture,
  type FormName,
} from '../../fixtures/index.ts';
import type { FieldDefinition, FormDefinition, FormValues } from '../definition/definition.ts';
import { validate } from '../definition/validate.ts';
import en from '../messages/en.json';
import { createTranslate, errorMessage } from '../messages/translate.ts';

const translate = createTranslate(en);

type Definition = Pick<
  FormDefinition<FormValues, unknown, never>,
  'fieldOrder' | 'fields' | 'schema' | 'errorKeys' | 'defaultValues' | 'submitNeedsValid'
>;

/** What the page shows for one row of the table. */
type Sight = {
  readonly row: string;
  /** What is in the field after it was left: browsers and fields take some characters out. */
  readonly held: string;
  readonly error: string;
};

const quoted = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

const heldIn = (input: HTMLElement): string =>
  input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.value : '';

/** Keys in the notation of testing-library, in which braces and brackets have a meaning. */
const keysOf = (text: string): string => text.replaceAll(/[{[]/g, '$&$&');

const isMarked = (field: Element): boolean => field.getAttribute('aria-invalid') === 'true';

/** The words of the error at a field, as a screen reader says them; empty when the field is right. */
function errorAt(field: HTMLElement): string {
  if (!isMarked(field)) return '';
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
  return texts.flatMap((text) => /^Error: ?(.*)$/s.exec(text)?.[1] ?? []).join(' ');
}

/** Knows the accessible name of a field, which may say that the field is optional. */
function nameOf(field: FieldDefinition): (name: string) => boolean {
  const label = translate(field.label);
  return (name) => name === label || name === `${label} (optional)`;
}

/**
 * Puts the values of the table into the fields of the form in the page, as a person does, and expects at each the verdict of the
 * table: the field that is wrong is marked and says the words of its code, the field that is right is not marked.
 *
 * The first value of each kind is typed, the others are filled in at once. Where the field itself takes characters out of a value - a browser
 * takes line breaks out of a line, the code takes digits only - the verdict on what is left is expected.
 * @param only - the fields to check; all without it
 */
export async function validateTable(
  element: HTMLElement,
  form: FormName,
  definition: Definition,
  only: readonly string[] = definition.fieldOrder,
): Promise<void> {
  const page = within(element);
  const { values }: FormFixture = formFixtures[form];
  const fields: Readonly<Record<string, FieldDefinition | undefined>> = definition.fields;

  // From here on every error shows at once. Where the button is off, a field that was left shows its own.
  if (!definition.submitNeedsValid) {
    const [submit] = element.querySelectorAll<HTMLElement>('[type="submit"]');
    if (submit) await userEvent.click(submit);
    await waitFor(() => expect(element.querySelector('[aria-invalid="true"]')).not.toBeNull());
  }

  const inputOf = (name: string): HTMLElement => {
    const field = fields[name];
    if (field === undefined) throw new Error(`There is no field ${name}.`);
    return page.getByLabelText(nameOf(field), { selector: 'input, textarea' });
  };

  /** Types or pastes, as a person does, and leaves the field; gives back what it holds then. */
  async function enter(input: HTMLElement, text: string, isTyped: boolean): Promise<string> {
    await userEvent.clear(input);
    if (text !== '' && isTyped) await userEvent.keyboard(keysOf(text));
    if (text !== '' && !isTyped) await userEvent.paste(text);
    await userEvent.tab();
    return heldIn(input);
  }

  /** Fills in at once, as a browser does, and leaves the field; gives back what it holds then. */
  async function fillIn(input: HTMLElement, text: string): Promise<string> {
    input.focus();
    await fireEvent.input(input, { target: { value: text } });
    input.blur();
    await new Promise((resolve) => setTimeout(resolve));
    return heldIn(input);
  }

  /** The words that the table has for a value that a field holds. */
  function wordsFor(name: string, held: string | boolean): string {
    const verdict = validate(definition, { ...values, [name]: held });
    const error = verdict.ok ? undefined : verdict.errors.find(({ path }) => path === name);
    return error === undefined ? '' : errorMessage(translate, error);
  }

  /** Whether an empty field says that it is. */
  const tellsOfNothing = ({ control }: FieldDefinition): boolean => control !== 'otp';

  async function validateText(
    name: string,
    field: FieldDefinition,
    rows: readonly FieldCase[],
  ): Promise<void> {
    const input = inputOf(name);
    const seen: Sight[] = [];
    const wanted: Sight[] = [];
    const typed = new Set<string | null>();
    for (const { value, code } of rows) {
      const text = String(value);
      const isTyped = !typed.has(code) && text.length <= 20 && text.trim() !== '';
      if (isTyped) typed.add(code);
      // Into the boxes of a code everything is typed or pasted.
      const isEntered = isTyped || field.control === 'otp';
      const held = await (isEntered ? enter(input, text, isTyped) : fillIn(input, text));
      const row = `${name} ${quoted(value)}`;
      const isSilent = held === '' && !tellsOfNothing(field);
      seen.push({ row, held: quoted(held), error: errorAt(input) });
      wanted.push({ row, held: quoted(held), error: isSilent ? '' : wordsFor(name, held) });
      // What is in the field is what the row is about: then the table has the verdict.
      const hasVerdict = held === text && !isSilent;
      if (hasVerdict && isMarked(input) !== (code !== null))
        seen.push({ row, held, error: 'against the table' });
    }
    await expect(seen).toEqual(wanted);
  }

  async function validateChoice(name: string, rows: readonly FieldCase[]): Promise<void> {
    const input = inputOf(name);
    const seen: string[] = [];
    for (const { value } of rows) {
      const text = String(value);
      await userEvent.clear(input);
      if (text !== '') await userEvent.paste(text);
      const options = [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent);
      if (options.includes(text)) await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      const held = heldIn(input);
      // A list takes nothing that it does not offer, so every other value comes to nothing.
      const wanted = options.includes(held) ? '' : wordsFor(name, '');
      if (held !== '' && !options.includes(held)) seen.push(`${name} took ${quoted(held)}`);
      if (errorAt(input) !== wanted)
        seen.push(`${name} ${quoted(value)}: "${errorAt(input)}", not "${wanted}"`);
    }
    await expect(seen).toEqual([]);
  }

  async function validateTick(name: string, isKept: boolean): Promise<void> {
    const box = inputOf(name);
    if (!(box instanceof HTMLInputElement)) return;
    const first = definition.defaultValues[name] ?? '';
    if (!definition.submitNeedsValid)
      await expect(errorAt(box)).toBe(wordsFor(name, typeof first === 'object' ? '' : first));
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await expect(errorAt(box)).toBe('');
    if (!isKept) return;
    await userEvent.click(box);
    await expect(errorAt(box)).toBe(wordsFor(name, false));
  }

  async function validateRadio(field: FieldDefinition, rows: readonly FieldCase[]): Promise<void> {
    const group = within(page.getByRole('radiogroup', { name: nameOf(field) }));
    const offered = group.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.value);
    await expect(offered).toEqual(rows.filter(({ code }) => code === null).map(({ value }) => value));
    for (const radio of [...group.getAllByRole('radio')].toReversed()) {
      await userEvent.click(radio);
      await expect(radio).toBeChecked();
      await expect(isMarked(radio)).toBe(false);
    }
  }

  for (const name of only) {
    const field = fields[name];
    const rows = fieldCases.filter((row) => row.form === form && row.field === name);
    if (field === undefined || rows.length === 0) throw new Error(`The table has no ${form}.${name}.`);
    if (field.control === 'confirmPassword') await enter(inputOf('password'), String(values.password), false);
    if (field.control === 'select') await validateChoice(name, rows);
    else if (field.control === 'checkbox' || field.control === 'captcha')
      await validateTick(name, field.control === 'checkbox');
    else if (field.control === 'radioGroup') await validateRadio(field, rows);
    else await validateText(name, field, rows);
  }
}
