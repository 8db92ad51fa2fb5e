/** Reads and writes the address of a list screen. Parameters that are not the list's are left out. */
import { indianStates, lengthOf } from '@aarambh/forms';
import { isDay, isId, isPage, isSearch, parameterReader } from './expected.ts';
import { pageSizes, shortestSearch } from '../calls/calls.ts';
import type { AnyColumn } from '../declare/column.ts';
import {
  isLookup,
  isNamed,
  isNumberRange,
  mostOfFilter,
  valuesOf,
  type AnyFilter,
  type NumberRange,
} from '../declare/filter.ts';
import type { Resource } from '../declare/resource.ts';

/** Everything that the screen shows, so that it can be shared and gone back to. */
export interface ListState {
  /** From 1. */
  readonly page: number;
  /** Rows on a page: one of `pageSizes`. */
  readonly pageSize: number;
  readonly search: string;
  /** As the contract writes it; empty for the list's own order. */
  readonly sort: string;
  /** The columns besides those that are always there, as `columnsText` writes them; empty for the choice of the device. */
  readonly columns: string;
  /** Chosen filters only. */
  readonly filters: Readonly<Record<string, string>>;
  /** Id of the record whose sheet is open, or `new`. */
  readonly record: string | null;
  readonly isEditing: boolean;
  /** The part of the record that is being edited; null for the record itself. */
  readonly part: string | null;
  /** Whether the rows stand on a board, where the list has one. */
  readonly isBoard: boolean;
  /** The view of the record that is chosen; null for its details. */
  readonly tab: string | null;
}

/** What is known of a list when its address is read. */
export type KnownList = Pick<Resource, 'columns' | 'filters' | 'orders' | 'parts' | 'tabs' | 'board'>;

interface ReadAddress {
  readonly state: ListState;
  /** Parameters of the list with an unexpected value. */
  readonly leftOut: readonly string[];
}

/** What `view` says of a board. */
export const boardView = 'board';

/** What `edit` says when it is the record itself. */
export const whole = 'yes';

/** Reads the parameters of a list. Never throws, and gives nothing on that the server would refuse. */
export function readListAddress(parameters: URLSearchParams, list: KnownList): ReadAddress {
  const { read, leftOut } = parameterReader(parameters);
  const chosen = list.filters.flatMap((filter) => {
    const value = read(filter.name, (text) => isChoice(filter, text));
    return value === '' ? [] : [[filter.name, value] as const];
  });
  const page = read('page', isPage);
  const record = read('record', isId);
  const size = read('size', (text) => pageSizes.some((each) => String(each) === text));
  const edit = read('edit', (text) => text === whole || list.parts.some(({ id }) => id === text));
  const state = {
    page: page === '' ? 1 : Number(page),
    pageSize: size === '' ? pageSizes[0] : Number(size),
    search: read('search', isSearch),
    sort: read('sort', (text) => isOrder(list, text)),
    columns: read('columns', (text) => areColumns(list, text)),
    filters: Object.fromEntries(chosen),
    record: record === '' ? null : record,
    isEditing: edit !== '',
    part: edit === '' || edit === whole ? null : edit,
    isBoard: read('view', (text) => text === boardView && list.board !== undefined) !== '',
    tab: read('tab', (text) => tabsOf(list).has(text)) || null,
  };
  return { state, leftOut };
}

/** The part of the query that the server is asked with, without the page. */
export function queryOf({ search, sort, filters }: ListState): Readonly<Record<string, string>> {
  return { ...(lengthOf(search) >= shortestSearch && { search }), ...(sort !== '' && { sort }), ...filters };
}

/** No column at all, which an empty text does not say. */
const noColumns = '-';

/** Columns as the address has them. */
export const columnsText = (columns: readonly AnyColumn[]): string =>
  columns.length === 0 ? noColumns : columns.map(({ field }) => field).join(',');

/** The fields that a text of `columnsText` names. */
export const fieldsOf = (text: string): ReadonlySet<string> =>
  new Set(text === noColumns ? [] : text.split(','));

/** Columns that can be taken out or put in. */
export const choosableColumns = ({ columns }: Pick<KnownList, 'columns'>): readonly AnyColumn[] =>
  columns.filter(({ shown }) => shown !== 'always' && shown !== 'details');

function areColumns(list: KnownList, text: string): boolean {
  const known = new Set(choosableColumns(list).map(({ field }) => field));
  return text === noColumns || [...fieldsOf(text)].every((field) => known.has(field));
}

/** What is behind the question mark of a list that shows the same: a view of it. */
export function viewOf(
  { search, sort, filters, pageSize }: ListState,
  columns: readonly AnyColumn[],
): string {
  const said = { search, sort, ...filters, size: pageSize === pageSizes[0] ? '' : String(pageSize) };
  const chosen = Object.entries(said).filter(([, value]) => value !== '');
  return new URLSearchParams([...chosen, ['columns', columnsText(columns)]]).toString();
}

/** Of a list whose orders are named only those can be chosen, and shown as chosen. */
function isOrder({ columns, orders }: KnownList, text: string): boolean {
  if (orders !== undefined) return Object.hasOwn(orders, text);
  const by = text.replace(/^-/, '');
  return columns.some(({ sort }) => sort === by);
}

const tabsOf = ({ parts, tabs }: KnownList): ReadonlySet<string> =>
  new Set(['details', 'history', ...parts.map(({ id }) => id), ...tabs.map(({ id }) => id)]);

function isChoice(filter: AnyFilter, value: string): boolean {
  const { options } = filter;
  if (options === 'active') return value === 'true' || value === 'false';
  if (options === 'day') return isDay(value);
  if (isNumberRange(options)) return isWithin(options, value);
  if (options === 'years') return /^20\d\d$/.test(value);
  if (options === 'states') return indianStates.some(({ code }) => code === value);
  if (isNamed(options)) return options.named.some(({ id }) => id === value);
  if (!isLookup(options)) return Object.hasOwn(options, value);
  const ids = valuesOf(filter, value);
  return ids.length <= mostOfFilter && ids.every(isId);
}

function isWithin({ most, decimals = 0 }: NumberRange, value: string): boolean {
  const read = /^\d{1,5}(?:\.(\d{1,2}))?$/.exec(value);
  return read !== null && (read[1] ?? '').length <= decimals && Number(value) <= most;
}
