/** What a list of records says about itself. The screens beside it draw any of them. */
import type { FormDefinition } from '@aarambh/forms';
import type { FormHandle } from '@aarambh/forms/react';
import type { ComponentType } from 'react';
import type { Need, Operation, RoleScope, TextKey, TextNamespace } from '../register.ts';
import type { ResourceActions } from './resourceActions.ts';
import type { AnyColumn, Choices, Lookup } from './column.ts';
import type { Family } from './contract.ts';
import type { AnyFilter } from './filter.ts';
import type { FormExample, FormStep } from './form.ts';
import type { AnyRecordForm, AnyRow, AnyValues } from './row.ts';

/** One more view of a record, beside its details and its history. */
export interface RecordTab<Row = AnyRow> {
  readonly id: string;
  readonly label: TextKey;
  /** What it takes to see it: mostly the operation that it reads. */
  readonly needs: Need;
  /** Of the roles that meet it, only those that reach the whole platform and those of these scopes. @default all */
  readonly scopes?: readonly RoleScope[];
  readonly Content: ComponentType<{ readonly id: string; readonly row: Row }>;
}

/** Numbers by which rows are chosen. */
export interface ChosenBy {
  /** The parameter of the query that finds rows by them. */
  readonly filter: string;
  /** The property that has one. */
  readonly field: string;
  /** The numbers in a text that somebody pastes, and how many more times one of them is there. */
  readonly numbersIn: (text: string) => { readonly numbers: readonly string[]; readonly repeated: number };
}

/** Asks in one field, `purpose`, what a file is for. */
export type PurposeForm = FormDefinition<{ purpose: string }, { readonly purpose: string }>;

/** What is told of a record, apart from what its list has as columns. */
export interface RecordFacts<Row = AnyRow, Field extends string = string> {
  /** What is looked at first, above the facts. */
  readonly Lead?: ComponentType<{ readonly row: Row }>;
  /**
   * Facts in groups, each the column of a field. A group that `hidesEmpty` leaves out what may never come to be.
   * @default all columns, in one group
   */
  readonly sections: readonly {
    readonly title: TextKey;
    readonly fields: readonly Field[];
    readonly hidesEmpty?: boolean;
  }[];
  /** Lists of what belongs to it: the address with its filter, for whoever may open it, and how many there are where that is known. */
  readonly related?: readonly {
    readonly label: TextKey;
    /** Null where there is none. */
    readonly href: (row: Row) => string | null;
    readonly count?: (row: Row) => number | undefined;
  }[];
}

/** Addresses of lists that hold what refers to a record, by the names that the server counts it under. */
export type UsageLinks<Row = AnyRow> = Readonly<Record<string, (row: Row) => string>>;

/** A question that a list is often asked, as a view that everybody has. */
export interface Preset<Name extends string = string, Sort extends string = string> {
  readonly label: TextKey;
  readonly filters: Readonly<Partial<Record<Name, string>>>;
  readonly sort?: Sort | `-${Sort}`;
}

/** Rows that are ticked, side by side. */
export interface Comparison<Row = AnyRow> {
  /** On the button, and the title of what it opens. */
  readonly label: TextKey;
  /** How many are compared at most; two at least. */
  readonly most: number;
  readonly Content: ComponentType<{ readonly rows: readonly Row[] }>;
}

/** What the screens are given: a declaration whose types have been checked. */
export interface Resource {
  /** What the contract calls a record; also its name in the history. */
  readonly key: string;
  readonly family: Family;
  /** Where its pages are read. @default the family's list */
  readonly list?: string;
  /** Where one record is read and changed. @default by its id in the family */
  readonly one?: string;
  /** Where one record is changed. @default where it is read */
  readonly changed?: string;
  /** Its name in the history. @default key */
  readonly entity?: string;
  readonly texts: {
    readonly title: TextKey;
    readonly one: TextKey;
    readonly many: TextKey;
    /** What to do where there are none yet. */
    readonly empty?: TextKey | undefined;
    /** What the rows of all pages come to, where the list adds them up. `{{sum}}` is the number. */
    readonly sum?: TextKey | undefined;
    /** Where taking a record away is called something else than deleting it. `{{name}}` is the record. */
    readonly removal?: Readonly<Record<'action' | 'question' | 'text' | 'done', TextKey>>;
    /** What is asked before a record is withdrawn, where others lose more than a choice. `{{name}}` is the record. */
    readonly withdrawal?: Readonly<Record<'question' | 'text', TextKey>>;
  };
  /** Where what `texts.empty` asks for is done. */
  readonly emptyLink?: { readonly href: string; readonly label: TextKey } | undefined;
  /** Says why there are none and what to do, where that is more than `texts.empty`. */
  readonly Empty?: ComponentType | undefined;
  /** Stands below the rows, such as groups of them that lead to a part of the list. */
  readonly Below?: ComponentType<{ readonly resource: Resource }> | undefined;
  /** Screens of the same work, beside the heading for whoever may open them. */
  readonly links?:
    | readonly { readonly href: string; readonly label: TextKey; readonly needs: Operation }[]
    | undefined;
  /** Namespaces with its texts and those of its forms, beside those of every list. */
  readonly namespaces?: readonly TextNamespace[];
  /** What a record is called. */
  readonly nameOf: (row: AnyRow) => string;
  readonly columns: readonly AnyColumn[];
  readonly details?: RecordFacts;
  /** Address of the screen of one record, which its id follows, where a sheet beside the list is too small for it. */
  readonly page?: `/${string}`;
  readonly filters: readonly AnyFilter[];
  /** Stand before the views that people keep. */
  readonly presets: readonly Preset[];
  /** Orders to choose from where its rows are cards, as `sort` of the query names them; the first is the list's own. */
  readonly orders?: Choices | undefined;
  /** The filter whose values are tabs above the list, each with how many records have it. */
  readonly countedBy?: string;
  /** Its records also stand on a board, in a column for each of these values of `countedBy`. */
  readonly board?: readonly BoardColumn[];
  /** Rows are also chosen by a number that people have at hand. */
  readonly chosenBy?: ChosenBy;
  /** What can be done with many records at once: `activate`, `deactivate`, `delete`, or the id of an action of its own. */
  readonly bulk?: readonly string[];
  /** How a few of its records are compared. */
  readonly compared?: Comparison | undefined;
  /** Whether the list takes words to search for. @default true */
  readonly hasSearch?: boolean;
  readonly hasDownload: boolean;
  /** The downloaded file holds personal data: asked before what it is for, and sent with the call. */
  readonly purposeForm?: PurposeForm;
  /** A row of the list is all there is of a record; there is no call for one alone. */
  readonly isWholeInList?: boolean;
  /** Whether a record has a history that those who see it may read. */
  readonly hasHistory: boolean;
  readonly actions: ResourceActions;
  readonly form?: {
    readonly definition: AnyRecordForm;
    readonly lookups: Readonly<Record<string, Lookup | 'states'>>;
    readonly nameField: string;
    /** Instead of `definition`, where a record is added with other values than it is changed. */
    readonly added?: {
      readonly definition: AnyRecordForm;
      readonly nameField: string;
      /** What stands below a field, by its name, and reads what is typed. */
      readonly below?: Readonly<Record<string, FormExample>>;
    };
    /** Address of the screen that has the form, where it is too long for a sheet; `?id=` names the record. */
    readonly page?: `/${string}`;
    /** Fields of the form that this person does not change in this record. */
    readonly readOnlyFields?: (row: AnyRow) => readonly string[];
    /** Drawn in steps on a screen of its own: see `RecordSteps`. */
    readonly steps?: readonly FormStep[];
    /** Fields that do not matter by what else is filled in, or are not this person's to fill in. */
    readonly hiddenFields?: (values: AnyValues, scope: RoleScope | undefined) => readonly string[];
    /** Stands below the fields and shows what the values that are typed come to. */
    readonly Example?: FormExample;
    /** Stands beside the fields where there is room, below them where there is none, and shows what is made with the values. */
    readonly Aside?: ComponentType<{ readonly form: FormHandle<AnyValues> }>;
  };
  /** Words for who refers to a record, by the kinds that the server counts. */
  readonly usage: Choices;
  /** The lists of what refers to a record, by the same names. */
  readonly usageLinks?: UsageLinks;
  readonly tabs: readonly RecordTab[];
  readonly parts: readonly RecordPart[];
}

/** A list of which the compiler knows what its records are, for screens that read one. */
export interface ResourceOf<Row> extends Resource {
  /** Never there: it only carries the type. */
  readonly Row?: Row;
}

/** A column of a board. */
export interface BoardColumn {
  /** Of the filter that is `countedBy`. */
  readonly value: string;
  /** Id of the action that brings a record here; without one it comes here by itself. */
  readonly action?: string;
}

/** A part of a record with values, a version and a form of its own: a tab, and a form that replaces the details. */
export interface RecordPart {
  /** Its tab; also `edit` in the address while it is being changed. */
  readonly id: string;
  readonly label: TextKey;
  /** What it takes to see it: mostly the operation that it reads. */
  readonly needs: Need;
  /** Reads and changes it like a record that has the id of the whole. */
  readonly resource: Resource;
}
