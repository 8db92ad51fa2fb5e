/** What a catalogue says about itself; `defineCatalogue` makes the operations of it. */
import type { FormValues, Validatable } from '@aarambh/forms';
import type { Permission, RoleScope, OperationContext, SignedInUser } from '../../platform/index.ts';
import type { InferInsertModel, InferSelectModel, SQL } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import type { entityColumns, Transaction } from '../../database/index.ts';

/** A table with the columns of every entity that people edit. */
export type CatalogueTable = AnyPgTable &
  Readonly<Record<keyof ReturnType<typeof entityColumns>, AnyPgColumn>>;

/** Values that are worked out for each row of a page: names of other records, counts. Written as a subquery each. */
export type Derived = Readonly<Record<string, SQL>>;

/** How many records of each kind refer to a row: subqueries by the names of the kinds. */
export type Usage = Readonly<Record<string, SQL<number>>>;

/** A row as it is read: the columns of the table and what is derived. */
export type RowOf<Table extends CatalogueTable, More extends Derived> = InferSelectModel<Table> & {
  [Name in keyof More]: More[Name] extends SQL<infer Value> ? Value : never;
};

/** What may be written: any of the table's columns. */
export type ValuesOf<Table extends CatalogueTable> = Partial<InferInsertModel<Table>>;

/** A row as the contract shows it: moments as text, and nothing about who wrote it. */
export type ViewOf<Row> = {
  [Name in Exclude<keyof Row, 'createdBy' | 'updatedBy'>]: Row[Name] extends Date
    ? string
    : Row[Name] extends Date | null
      ? string | null
      : Row[Name];
};

/** What is told of a row about the caller. */
export interface May {
  mayChange?: boolean;
  mayDecide?: boolean;
}

/** The conditions of a list's own filters, by the name of the query parameter. */
export type Filters = Readonly<Record<string, (value: never) => SQL | undefined>>;

/** The query of a list: what all lists have, and the filters of this one. */
export type QueryOf<Own extends Filters> = {
  pageNo?: number;
  pageSize?: number;
  cursor?: string;
  sort?: string;
  search?: string;
  isActive?: boolean;
} & { [Name in keyof Own]?: Parameters<Own[Name]>[0] };

export interface CatalogueDeclaration<
  Key extends string,
  Table extends CatalogueTable,
  More extends Derived,
  Own extends Filters,
  Item extends { id: string },
  Shown extends object = ViewOf<RowOf<Table, More>>,
> {
  /** What the contract calls a record, in `data` and in the audit trail: `city`. */
  key: Key;
  table: Table;
  /** Whoever holds one of these reads single records and their history. */
  readers: readonly Permission[];
  /**
   * Which rows a caller reaches; undefined: all. Rows outside are answered as if they were not there.
   * @default all
   */
  scope?: (caller: SignedInUser) => SQL | undefined;
  /**
   * Roles of which scopes change the rows that they reach, beside the platform's staff: those whose own record a row is.
   * @default none: all campuses share what the catalogue holds
   */
  ownedBy?: readonly Exclude<RoleScope, 'all'>[];
  /** Roles of which scopes add and delete rows of their own. @default none but the platform's staff */
  addedBy?: readonly Exclude<RoleScope, 'all'>[];
  /** Which of the rows that a role reads are its own to change. @default all of them */
  isOwn?: (row: InferSelectModel<Table>, caller: SignedInUser) => boolean;
  /** What the caller may do with a row, told beside it, so that no screen offers what would be refused. @default by `isOwn` */
  may?: (row: RowOf<Table, NoInfer<More>>, context: OperationContext) => May;
  derived?: More;
  /** Where `search` looks: columns, the texts of an array by `textsOf`, or names in other languages by `translationsOf`. */
  searched: readonly (AnyPgColumn | SQL)[];
  /** What `search` finds besides. */
  findsBy?: (search: string) => SQL | undefined;
  /** The rows that lists hold; the others are read by their id alone. @default all */
  listed?: SQL;
  filters?: Own;
  /** What `by` of a count can name: the value that rows are counted by. Nothing is counted by a value that is null. */
  groups?: Readonly<Record<string, AnyPgColumn | SQL>>;
  /**
   * What `sort` can name, beside createdAt and updatedAt: columns, which are never null, and what is worked out for each row, which is
   * never null either and orders no list of over 10,000 rows. The first is the order without `sort`.
   */
  sorts: Readonly<Record<string, AnyPgColumn | SQL>>;
  /** The order without `sort`, as the contract writes it. @default the first of `sorts` */
  firstSort?: string;
  /** A row as the contract shows it. @default the whole row without who wrote it */
  view?: (row: RowOf<Table, More>, caller: SignedInUser) => Shown;
  /** The compact row of `pageNo=-1`: only rows in use, for everybody who is signed in. */
  item: (row: RowOf<Table, More>) => Item;
  /** Properties of the view that a downloaded file has, in their order. */
  download: readonly (keyof ViewOf<RowOf<Table, NoInfer<More>>> & string)[];
  /** Properties of a body that name a record of another table, which has to be there and in use. */
  references?: Readonly<Record<string, CatalogueTable>>;
  /** The rows that say the same as these values would: one of them, and the write is refused as a duplicate. */
  sameAs: (values: InferSelectModel<Table>) => SQL | undefined;
  /** The form of the record, whose rules between fields what is stored has to keep; those of single fields the body has kept. */
  form?: {
    readonly between: Validatable<FormValues>;
    readonly fromRecord: (record: Partial<InferSelectModel<Table>>) => FormValues;
  };
  /** What has to be true before values are written, and what is written beside them. Throws an `ApiFailure`. */
  prepare?: (
    tx: Transaction,
    values: ValuesOf<Table>,
    context: OperationContext,
    before: InferSelectModel<Table> | undefined,
  ) => Promise<ValuesOf<Table>> | ValuesOf<Table>;
  /** What is written after the row, in the same transaction. `body` is what was sent. */
  saved?: (
    tx: Transaction,
    row: InferSelectModel<Table>,
    body: Readonly<Record<string, unknown>>,
    context: OperationContext,
    before: InferSelectModel<Table> | undefined,
  ) => Promise<void>;
  /**
   * Columns whose values before and after a change the audit trail keeps, which cannot be erased: none that says anything of a person,
   * and none that is free text about one.
   * @default none; a list of people has none
   */
  keepsValuesOf?: readonly (keyof InferSelectModel<Table> & string)[];
  /** How many records of each kind refer to a row (`counted`); while there are any it cannot be deleted. The portal words the names. */
  usage: Usage;
  /** Rows that are never deleted, whoever refers to them. */
  isFixed?: (row: InferSelectModel<Table>) => boolean;
}
