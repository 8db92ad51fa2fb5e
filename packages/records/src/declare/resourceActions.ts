/** What can be done with the records of a list, as it declares it. */
import type { ComponentType } from 'react';
import type { ImportJob, ImportKind, Operation, RoleScope, TextKey } from '../register.ts';
import type { RecordAction } from './action.ts';
import type { AnyRow } from './row.ts';

/** Taking in a file. */
export interface ImportAction {
  readonly operation: Operation;
  readonly kind: ImportKind;
  /** What the list is chosen by, and the file is for: a parameter of both. */
  readonly of?: string;
  /** What has to be known of the columns of such a file. */
  readonly note?: TextKey;
  /** Says below what a file would do what taking it in costs. */
  readonly Cost?: ComponentType<{ readonly job: ImportJob }>;
}

/** Taking in a file about records that are there already, beside one that adds them. */
export interface OtherImport extends ImportAction {
  /** On its button. */
  readonly label: TextKey;
  /** What such a file has. */
  readonly many: TextKey;
}

/** What can be done with the records, each by the operation that does it. What is not named, the screen does not offer. */
export interface ResourceActions<Row = AnyRow> {
  /** Without it everybody who sees the list may download it. */
  readonly download?: Operation;
  readonly create?: Operation;
  /** Takes in a file of records, and what its rows are. */
  readonly import?: ImportAction;
  /** Other files that change the records. */
  readonly otherImports?: readonly OtherImport[];
  readonly update?: Operation;
  readonly remove?: Operation;
  /**
   * Many share these records: of the roles with the permission, only those that reach all of them add and delete
   * them, and only those and roles of these scopes change them.
   * @default every role with the permission
   */
  readonly updateScopes?: readonly RoleScope[];
  /** Of records with `updateScopes`: roles of these scopes add some of their own, too. @default none */
  readonly addScopes?: readonly RoleScope[];
  /** Records that cannot be taken away any more. @default none */
  readonly isGone?: (row: Row) => boolean;
  /** Records that are not brought into use by a switch. @default none */
  readonly isUndecided?: (row: Row) => boolean;
  /** Records that cannot be changed any more. @default none */
  readonly isFixed?: (row: Row) => boolean;
  /** What else can be done with a record, in the order in which it is offered: see `defineAction`. */
  readonly own?: readonly RecordAction[];
}
