/** What a list of records says about itself. The screens beside it draw any of them. */
import type { FormDefinition, FormValues, RecordForm } from '@aarambh/forms';
import type { FormHandle } from '@aarambh/forms/react';
import type { ComponentType, ReactNode } from 'react';
import type {
  Formats,
  ImportJob,
  ImportKind,
  Need,
  Operation,
  RoleScope,
  TextKey,
  TextNamespace,
  Translate,
} from '../register.ts';
import type { RecordAction } from './action.ts';
import type { Family, FieldOf, FilterName, KeyOf, ListQuery, RowOf } from './contract.ts';

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
  /** A property of the record in the contract, or one of a part of it: `student.cgpa`. */
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

interface FilterParts<Name extends string, Value> {
  /** The parameter of the query. */
  readonly name: Name;
  readonly label: TextKey;
  /** What can be chosen: words of a fixed list, the states, in use or not, years of graduation, a day, or records of another list. */
  readonly options: Value extends boolean
    ? 'active' | Choices<`${boolean}`>
    : Value extends number
      ? 'years' | Choices | NamedChoices
      : Choices<Value & string> | (string extends Value ? Lookup | NamedChoices | 'day' : 'states');
  /** Only roles of these scopes have it: to others it would find all or nothing. @default all */
  readonly seenBy?: readonly RoleScope[];
}

/** A filter of the list at an address. */
export type Filter<List extends string> = {
  [Name in FilterName<List>]: FilterParts<Name, NonNullable<ListQuery<List>[Name]>>;
}[FilterName<List>];

/** A filter, whatever its list. */
export interface AnyFilter {
  readonly name: string;
  readonly label: TextKey;
  readonly options: 'active' | 'states' | 'years' | 'day' | Choices | Lookup | NamedChoices;
  readonly seenBy?: readonly RoleScope[];
}

/** Choices whose words are data, by what the query is sent. */
export interface NamedChoices {
  readonly named: readonly { readonly id: string; readonly label: string }[];
}

/** Whether the words of these are data. */
export function isNamed(options: AnyFilter['options']): options is NamedChoices {
  return typeof options === 'object' && 'named' in options && Array.isArray(options.named);
}

/** Whether these are records of another list. */
export function isLookup(options: AnyFilter['options']): options is Lookup {
  return typeof options === 'object' && 'family' in options;
}

/** A record, whatever its list. What a property holds is known to its declaration. */
export type AnyRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** What is typed into a form, whatever its record. */
export type AnyValues = FormValues;

/** A form, whatever its record. */
export type AnyRecordForm = RecordForm<AnyValues, Record<string, unknown>>;

/** One more view of a record, beside its details and its history. */
export interface RecordTab {
  readonly id: string;
  readonly label: TextKey;
  /** What it takes to see it: mostly the operation that it reads. */
  readonly needs: Need;
  readonly Content: ComponentType<{ readonly id: string; readonly row: AnyRow }>;
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
  readonly Lead?: ComponentType<{ readonly row: AnyRow }>;
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
export type UsageLinks = Readonly<Record<string, (row: AnyRow) => string>>;

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
  /** Namespaces with its texts and those of its forms, beside those of every list. */
  readonly namespaces?: readonly TextNamespace[];
  /** What a record is called. */
  readonly nameOf: (row: AnyRow) => string;
  readonly columns: readonly AnyColumn[];
  readonly details?: RecordFacts;
  /** Address of the screen of one record, which its id follows, where a sheet beside the list is too small for it. */
  readonly page?: `/${string}`;
  readonly filters: readonly AnyFilter[];
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

/** A part of a form that reads what is typed. */
export type FormExample = ComponentType<{ readonly form: FormHandle<AnyValues> }>;

/** A column of a board. */
export interface BoardColumn {
  /** Of the filter that is `countedBy`. */
  readonly value: string;
  /** Id of the action that brings a record here; without one it comes here by itself. */
  readonly action?: string;
}

/** A step of a long form. */
export interface FormStep {
  /** In the address: `?step=pay`. */
  readonly id: string;
  readonly title: TextKey;
  /** In the order in which they are drawn. */
  readonly fields: readonly string[];
  /** Draws the step, instead of its fields one below the other. */
  readonly Content?: ComponentType<StepParts & { readonly fields: ReactNode }>;
  /** Beside the fields, or below them where there is no room. */
  readonly Aside?: ComponentType<StepParts>;
}

/** What a part of a step is given. */
export interface StepParts {
  readonly form: FormHandle<AnyValues>;
  /** As it is stored; undefined before it is. */
  readonly row: AnyRow | undefined;
  readonly steps: readonly FormStep[];
  /** Address of a step, and of a field on it. */
  readonly hrefOf: (step: string, field?: string) => string;
  /** Stores what is typed. Resolves with the record as it is then; undefined when not all of it could be stored, which is shown. */
  readonly save: () => Promise<AnyRow | undefined>;
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

/** A column, whatever its list. */
export interface AnyColumn extends Omit<Column, 'field'> {
  readonly field: string;
}

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

/** What can be done with the records, each by the operation that does it. What is not named, the screen does not offer. */
export interface ResourceActions {
  /** Without it everybody who sees the list may download it. */
  readonly download?: Operation;
  readonly create?: Operation;
  /** Takes in a file of records, and what its rows are. */
  readonly import?: ImportAction;
  readonly update?: Operation;
  readonly remove?: Operation;
  /**
   * All campuses share these records: of the roles with the permission, only those that reach the whole platform add and delete
   * them, and only those and roles of these scopes change them.
   * @default every role with the permission
   */
  readonly updateScopes?: readonly RoleScope[];
  /** Of records with `updateScopes`: roles of these scopes add some of their own, too. @default none */
  readonly addScopes?: readonly RoleScope[];
  /** Records that cannot be taken away any more. @default none */
  readonly isGone?: (row: AnyRow) => boolean;
  /** Records that are not brought into use by a switch. @default none */
  readonly isUndecided?: (row: AnyRow) => boolean;
  /** Records that cannot be changed any more. @default none */
  readonly isFixed?: (row: AnyRow) => boolean;
  /** What else can be done with a record, in the order in which it is offered: see `defineAction`. */
  readonly own?: readonly RecordAction[];
}
