import { indianStates, stateName } from '@aarambh/forms';
import type { Formats, Translate } from '../register.ts';
import type { AnyColumn } from '../declare/column.ts';
import type { AnyRow } from '../declare/row.ts';

const states = new Map<string, (typeof indianStates)[number]>(indianStates.map((each) => [each.code, each]));

/** What a column is called. */
export const titleOf = ({ label, title }: Pick<AnyColumn, 'label' | 'title'>, t: Translate): string =>
  title ?? t(label);

/** A column without what it is called. */
export type Unlabelled = Omit<AnyColumn, 'label'>;

/**
 * The value of a column in words; null without one. Records of other lists are their ids, formatted text is as it is stored.
 * @throws when the value is not of the kind that the column was declared for
 */
export function wordsOf(
  { field, as = 'text', choices = {}, words }: Unlabelled,
  row: AnyRow,
  t: Translate,
  formats: Formats,
): string | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the list that the column was declared for
  const said = words?.(row as never, t, formats);
  if (said !== undefined) return said || null;
  const value = valueAt(row, field);
  if (value === null || value === undefined || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  switch (as) {
    case 'number':
      return formats.number(numberOf(value));
    case 'grade':
      return formats.grade(numberOf(value));
    case 'percent':
      return formats.percent(numberOf(value) / 100);
    case 'years':
      return formats.years(numberOf(value));
    case 'money':
      return formats.rupees(numberOf(value));
    case 'day':
      return formats.day(text);
    case 'moment':
      return formats.moment(text);
    case 'state':
      return stateText(text, formats.language);
    case 'parts':
      return Array.isArray(value) && value.length > 0
        ? value.map((part) => choiceText(choices, String(part), t)).join(', ')
        : null;
    case 'lines':
      return Array.isArray(value) ? value.map(String).join('; ') || null : null;
    case 'records':
      return idsOf(value).join(', ') || null;
    case 'yesNo':
      return t(value === true ? 'resources.yes' : 'resources.no');
    case 'active':
      return t(value === true ? 'resources.active' : 'resources.inactive');
    case 'choice':
      return choiceText(choices, text, t);
    default:
      return typeof value === 'object' ? null : text;
  }
}

/** The ids of records that a value holds, one or several. */
export const idsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map(String);

function numberOf(value: unknown): number {
  const number = Number(value);
  if (!Number.isFinite(number)) throw new RangeError('This is no number.');
  return number;
}

/** The value of a property, or of a property of a part. */
export function valueAt(row: AnyRow, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      row,
    );
}

function stateText(code: string, language: string): string {
  const state = states.get(code);
  return state === undefined ? code : stateName(state, language);
}

function choiceText(choices: AnyColumn['choices'], value: string, t: Translate): string {
  const key = choices !== undefined && Object.hasOwn(choices, value) ? choices[value] : undefined;
  return key === undefined ? value : t(key);
}
