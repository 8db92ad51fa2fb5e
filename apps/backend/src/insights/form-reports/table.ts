/** What a table that leaves the house is made of. */
import type { components } from '@aarambh/api-client/schema';
import type { OfferGroup } from '@aarambh/api-client/enums';
import type { Db } from '../../database/index.ts';
import type { SignedInUser } from '../../platform/index.ts';

type Schemas = components['schemas'];

export type Column = Schemas['FormColumn'];
export type Row = Schemas['FormRow'];
export type Cells = Row['cells'];

/** Of whom a table is asked, and which of its rows. */
export interface Asked {
  passingYear: number;
  instituteID?: string | undefined;
  by?: OfferGroup | undefined;
  group?: string | undefined;
  /** Of people: only those of whose pay the parts are not known. */
  isUndivided?: boolean | undefined;
}

/** Gives the rows of a table, at most so many. */
export type Reader = (db: Db, caller: SignedInUser, asked: Asked, most: number) => Promise<Row[]>;

/** Rupees of paise; null stays. */
export const rupeesOf = (paise: number | null): number | null =>
  paise === null ? null : Math.round(paise) / 100;

/** A row whose cells are the figures themselves; a figure of 0 or none leads nowhere. */
export function rowOf(
  key: string,
  cells: Cells,
  links: Readonly<Record<string, string | undefined>> = {},
): Row {
  const leading = Object.entries(links).filter(([name]) => {
    const cell = cells[name];
    return cell !== 0 && cell !== null && cell !== undefined;
  });
  return {
    key,
    cells,
    links: Object.fromEntries(leading.flatMap(([name, link]) => (link === undefined ? [] : [[name, link]]))),
  };
}
