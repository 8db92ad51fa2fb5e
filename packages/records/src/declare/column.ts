/** What is seen of a record: the columns of a list, and how their values are written. */
import type { Formats, RoleScope, TextKey, Translate } from '../register.ts';
import type { Family, FieldOf, KeyOf, RowOf } from './contract.ts';

/** What a mark says before it is read: that it is well, needs a look, or is not well. */
export type TagTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

/** The words for the values of a fixed list. */
export type Choices<Value extends string = string> = Readonly<Record<Value, TextKey>>;

/** Records of another list, to choose from: those in use, by name. */
export interface Lookup {
  readonly family: Family;
  /** What the contract calls them. */
  readonly key: string;
  /** Filters of the list, where not all of it can be chosen. */
  readonly query?: Readonly<Record<string, string>>;
  /** The property that says what a record is called. @default 'name' */
  readonly named?: string;
}

/** Names a list to choose from. */
export function lookup<Of extends Family>(
  family: Of,
  key: KeyOf<Of>,
  query: Readonly<Record<string, string>> = {},
  named?: keyof RowOf<Of> & string,
): Lookup {
  return { family, key, query, ...(named !== undefined && { named }) };
}

/**
 * How a value is written; `money` is paise, `state` is the name of a state's code, `parts` the values of a list, `lines` the same, each a
 * sentence (in details only), `day` a moment
 * without its time, `code` a short one that stays on one line, `years` a number of months, `formatted` HTML that people wrote (in details only), `records` the names of the records of another list whose ids it holds.
 */
export type Format =
  | 'text'
  | 'code'
  | 'number'
  /** With two decimals. */
  | 'grade'
  | 'percent'
  | 'years'
  | 'money'
  | 'moment'
  | 'day'
  | 'state'
  | 'parts'
  | 'lines'
  | 'email'
  | 'phone'
  | 'url'
  | 'formatted'
  | 'records'
  | 'yesNo'
  | 'active'
  | 'choice';

/** A column of the table, a line of a card and of the details. */
export interface Column<Row = never, Sort extends string = string> {
  /** A property of the record in the contract, or one of a part of it: `author.name`. */
  readonly field: FieldOf<Row>;
  readonly label: TextKey;
  /** What it is called where that is data, as the text of a question; then `label` only says of what kind it is. */
  readonly title?: string;
  /** @default 'text' */
  readonly as?: Format;
  /** Words of the values, for `as: 'choice'`. */
  readonly choices?: Choices;
  /** Draws the words as marks, each in the tone of its value; one that is not named is neutral. */
  readonly tones?: Readonly<Partial<Record<string, TagTone>>>;
  /** Whose ids it holds, for `as: 'records'`. */
  readonly source?: Lookup;
  /** What it says, where that is more than the property. Empty: nothing. Undefined: what the property says. */
  readonly words?: (row: Row, t: Translate, formats: Formats) => string | undefined;
  /** What `sort` calls it; without one the list cannot be sorted by it. */
  readonly sort?: Sort;
  /**
   * Where it is seen: always, in the table until the person takes it out, in the table once the person puts it in, or in
   * the details only.
   * @default 'table'
   */
  readonly shown?: 'always' | 'table' | 'chosen' | 'details';
  /** Only roles of these scopes have it in their list: to others it says the same in every row. @default all */
  readonly seenBy?: readonly RoleScope[];
}

/** A column, whatever its list. */
export interface AnyColumn extends Omit<Column, 'field'> {
  readonly field: string;
}
