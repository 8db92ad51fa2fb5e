/** What a list is narrowed down by. */
import type { RoleScope, TextKey } from '../register.ts';
import type { Choices, Lookup } from './column.ts';
import type { FilterName, ListQuery } from './contract.ts';

interface FilterParts<Name extends string, Value> {
  /** The parameter of the query. */
  readonly name: Name;
  readonly label: TextKey;
  /** What can be chosen: words of a fixed list, the states, in use or not, years, a day, a number, or records of another list. */
  readonly options: Value extends boolean
    ? 'active' | Choices<`${boolean}`>
    : Value extends number
      ? 'years' | NumberRange | Choices | NamedChoices
      : Choices<Value & string> | (string extends Value ? Lookup | NamedChoices | 'day' : 'states');
  /** Only roles of these scopes have it: to others it would find all or nothing. @default all */
  readonly seenBy?: readonly RoleScope[];
  /** Several records can be chosen, whose ids the parameter takes joined by commas. @default one */
  readonly takesSeveral?: string extends Value ? true : never;
}

/** A filter of the list at an address. */
export type Filter<List extends string> = {
  [Name in FilterName<List>]: FilterParts<Name, NonNullable<ListQuery<List>[Name]>>;
}[FilterName<List>];

/** A filter, whatever its list. */
export interface AnyFilter {
  readonly name: string;
  readonly label: TextKey;
  readonly options: 'active' | 'states' | 'years' | 'day' | NumberRange | Choices | Lookup | NamedChoices;
  readonly seenBy?: readonly RoleScope[];
  readonly takesSeveral?: true;
}

/** The most records that one filter takes, as the contract has it. */
export const mostOfFilter = 60;

/** The values that a filter is set to; none without one. */
export const valuesOf = ({ takesSeveral }: AnyFilter, value: string): readonly string[] =>
  value === '' ? [] : takesSeveral === true ? value.split(',') : [value];

/** A number that is typed, from nought to the most that the contract takes. */
export interface NumberRange {
  readonly most: number;
  /** Digits behind the dot. @default none */
  readonly decimals?: number;
}

/** Choices whose words are data, by what the query is sent. */
export interface NamedChoices {
  readonly named: readonly { readonly id: string; readonly label: string }[];
}

/** Whether the words of these are data. */
export function isNamed(options: AnyFilter['options']): options is NamedChoices {
  return typeof options === 'object' && 'named' in options && Array.isArray(options.named);
}

/** Whether this is a number that is typed. */
export function isNumberRange(options: AnyFilter['options']): options is NumberRange {
  return typeof options === 'object' && 'most' in options && typeof options.most === 'number';
}

/** Whether these are records of another list. */
export function isLookup(options: AnyFilter['options']): options is Lookup {
  return typeof options === 'object' && 'family' in options;
}
