/** What is kept about people, table by table: the export of a person's data and their erasure read the same declarations. */
import type { PersonalDataKind } from '@aarambh/api-client/enums';
import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** Whose data they are. */
export interface Person {
  id: string;
  /** Ten digits; it was confirmed by a code. */
  mobileNumber: string;
  /** Null for an export while it is not confirmed: what others wrote to an address is given to nobody who only claims it. */
  email: string | null;
}

type Exported =
  | {
      /** Section of the export. Several tables may be one section. */
      as: string;
      /** Columns that are not given, by their names: all others are. */
      columns: Readonly<Record<string, PgColumn>>;
    }
  | {
      as: string;
      /** Reads the rows where they are more than columns; only what is the person's own. */
      read: (db: Db, person: Person) => Promise<readonly object[]>;
    }
  | {
      /** Why no row is given out, or where else what is in it is found. */
      withheld: string;
    };

type Erased =
  /** The database takes the rows along with the account, or with what they belong to. */
  | 'along'
  | 'deleted'
  /** Deletes some of the rows only: the others are for more people and name none. */
  | { deleted: (person: Person) => SQL | undefined }
  /** What is written into the rows in the place of what is about the person. */
  | { emptied: Readonly<Record<string, SQL>> }
  /** Why the rows stay as they are. */
  | { kept: string };

interface AboutPeople {
  table: PgTable;
  /** Which rows are about a person. */
  rows: (person: Person) => SQL | undefined;
  /** What a row is to somebody who reads how much an erasure takes; `part` where it belongs to what is counted already. */
  countedAs: PersonalDataKind | 'part';
  exported: Exported;
  erased: Erased;
}

interface AboutNobody {
  table: PgTable;
  /** Why no row is about a person. */
  aboutNobody: string;
}

export type PersonalData = AboutPeople | AboutNobody;

/** All columns of a table except those that are secrets or somebody else's. */
export function columnsWithout<Table extends PgTable>(
  table: Table,
  left: readonly (keyof Table['_']['columns'])[] = [],
): Record<string, PgColumn> {
  const columns = Object.entries<PgColumn>(getTableColumns(table));
  return Object.fromEntries(columns.filter(([name]) => !left.includes(name)));
}

/** Why tables are about nobody where people only wrote the rows. */
export const writtenBy =
  'Who wrote a row is an id, and names nobody once the account is gone; what is in the row is about no person.';

/** Why rows stay that say only by an id whom they are about. */
export const underAnID = 'The rows name an id, which is nobody’s once the account is gone.';
