/**
 * What an app tells the engine of itself, as types. An app adds to this interface:
 *
 * ```ts
 * declare module '@aarambh/records' {
 *   interface Register {
 *     paths: paths;
 *     scope: RoleScope;
 *   }
 * }
 * ```
 *
 * `paths` are those of its contract as openapi-typescript writes them, `listedElsewhere` the lists that are not at `{family}/all`,
 * `operation` one of its operations, `need` what something takes, `scope` how far a role reaches, `text` the keys of the texts that a
 * declaration may name, `namespace` a file of them, `translate` what makes words of a key, `formats` how numbers and dates are written,
 * `importKind` and `importJob` a file that is taken in.
 */
export interface Register {}

type Told<Name extends string, Otherwise> =
  Register extends Readonly<Record<Name, infer Type>> ? Type : Otherwise;

/** The paths of the contract. */
export type Paths = Told<'paths', object>;

/** Addresses of lists, by families whose records are listed somewhere else than at `{family}/all`. */
export type ListedElsewhere = Told<'listedElsewhere', object>;

/** An operation of the contract. */
export type Operation = Told<
  'operation',
  {
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    readonly path: string;
    /** Its body says which version of the record was read, `rowVersion`. */
    readonly takesVersion?: true;
  }
>;

/** What something takes: mostly the operation that it calls. */
export type Need = Told<'need', Operation>;

/** How far a role reaches. */
export type RoleScope = Told<'scope', string>;

/** The key of a text. */
export type TextKey = Told<'text', string>;

/** A file of texts that comes with the screens that show them. */
export type TextNamespace = Told<'namespace', string>;

/** Makes words of the key of a text. */
export type Translate = Told<
  'translate',
  (key: string, values?: Readonly<Record<string, unknown>>) => string
>;

/** How the language of the page writes numbers and dates. */
export type Formats = Told<'formats', BasicFormats>;

/** What the engine itself writes. */
export interface BasicFormats {
  /** The language that these belong to, for names that are written in several. */
  readonly language: string;
  readonly number: (value: number) => string;
  /** With two decimals. */
  readonly grade: (value: number) => string;
  /** Of a share from 0 to 1. */
  readonly percent: (share: number) => string;
  /** Of a number of months. */
  readonly years: (months: number) => string;
  /** Of paise. */
  readonly rupees: (paise: number) => string;
  readonly day: (moment: Date | string | number) => string;
  readonly time: (moment: Date | string | number) => string;
  readonly moment: (moment: Date | string | number) => string;
  /** The order of two names. */
  readonly compare: (one: string, other: string) => number;
}

/** What the rows of a file are. */
export type ImportKind = Told<'importKind', string>;

/** A file that the server works through: tried row by row, or taken in. */
export type ImportJob = Told<'importJob', BasicImportJob>;

/** What the engine itself reads of it. */
export interface BasicImportJob {
  readonly id: string;
  readonly kind: ImportKind;
  readonly mode: 'dryRun' | 'commit';
  readonly state: 'Running' | 'Done' | 'Refused' | 'Cancelled';
  readonly rows: number;
  readonly done: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly failed: number;
  readonly errors: readonly {
    readonly row: number;
    readonly column?: string | null;
    readonly code: string;
    readonly message: string;
    readonly suggestion?: string | null;
  }[];
  readonly verdicts: readonly {
    readonly row: number;
    readonly name: string;
    readonly verdict: 'create' | 'update' | 'unchanged' | 'error';
  }[];
}
