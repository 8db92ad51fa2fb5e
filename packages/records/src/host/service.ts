/** The calls that an app makes for the engine. */
import type { Attempt } from '@aarambh/api-client';
import type { SearchSelectItem } from '@aarambh/ui/SearchSelect';
import type { ImportJob, ImportKind, Operation } from '../register.ts';

/** A client without the types of the contract: a path that is put together has none. A failed call throws an `ApiError`. */
export type Client = Readonly<
  Record<
    'GET' | 'POST' | 'PUT' | 'DELETE',
    (
      path: string,
      options: {
        params?: {
          path?: { id: string };
          header?: { 'Idempotency-Key': string };
          query?: Readonly<Record<string, string | number>>;
        };
        body?: unknown;
        headers?: Readonly<Record<string, string>>;
        signal?: AbortSignal;
        parseAs?: 'blob';
      },
    ) => Promise<{ data?: unknown }>
  >
>;

/** Something that was done to a record, as the trail keeps it. */
export interface RecordEvent {
  readonly id: string;
  /** An ISO moment. */
  readonly at: string;
  readonly action: string;
  readonly actorName?: string | null;
  /** Names of the fields that were changed. */
  readonly fields?: readonly string[];
  /** From what to what, of those whose values are kept. */
  readonly changes?: readonly RecordChange[];
  readonly reason?: string | null;
}

/** What a field was before and after. */
export interface RecordChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** A view of a list that somebody keeps. */
export interface SavedView {
  readonly id: string;
  readonly rowVersion: number;
  readonly name: string;
  /** What is behind the question mark of the list. */
  readonly query: string;
  readonly isShared: boolean;
  readonly isOwn: boolean;
  readonly ownerName: string;
}

/** What a form of a view gives. */
export interface TypedView {
  readonly name: string;
  readonly isShared: boolean;
}

/** Views of a list that the signed-in person and colleagues keep. */
export interface ViewCalls {
  /** @throws ApiError */
  readonly read: (list: string, signal: AbortSignal) => Promise<readonly SavedView[]>;
  readonly keep: (list: string, query: string, typed: TypedView) => Promise<Attempt<unknown>>;
  readonly change: (
    view: SavedView,
    changes: TypedView | { readonly query: string },
  ) => Promise<Attempt<unknown>>;
  readonly remove: (view: SavedView) => Promise<Attempt<unknown>>;
}

/** A file of records as it is sent. */
export interface SentFile {
  readonly file: File;
  /** Query of the call that says what the file is for. */
  readonly of: Readonly<Record<string, string>>;
  readonly mode: ImportJob['mode'];
  /** Nothing is taken in while any row fails. */
  readonly isWhole: boolean;
  /** By heading of the file the column that it means, an empty text for one that is left out. */
  readonly headings: Readonly<Record<string, string>>;
  /** The same for every try of one wish, so that the file is taken in once. */
  readonly idempotencyKey: string;
}

/** A file and what it is saved as. */
export interface NamedFile {
  readonly content: Blob;
  readonly name: string;
}

/** Taking in a file. */
export interface ImportCalls {
  /** Sends a file, which the server then works through. */
  readonly send: (operation: Operation, sent: SentFile) => Promise<Attempt<ImportJob>>;
  /** How far it is. @throws ApiError */
  readonly read: (id: string, signal: AbortSignal) => Promise<ImportJob>;
  readonly stop: (id: string) => Promise<Attempt<unknown>>;
  /** What a column of a file is called; its own name where it has no other. */
  readonly columnLabel: (column: string, language: string) => string;
  /** An empty file with the headings of a kind. @throws ApiError */
  readonly template: (kind: ImportKind) => Promise<NamedFile | undefined>;
  /** The rows that failed, with why. @throws ApiError */
  readonly failedRows: (job: ImportJob) => Promise<NamedFile | undefined>;
}

/** A record as a choice. */
export interface NamedRecord extends SearchSelectItem {
  readonly record: Readonly<Record<string, unknown>>;
}

/** All that the engine asks a server, also before anything is drawn. */
export interface Service {
  readonly client: () => Client;
  readonly views: ViewCalls;
  readonly imports: ImportCalls;
  /** What was done to a record, newest first. @throws ApiError */
  readonly history: (entity: string, id: string, signal: AbortSignal) => Promise<readonly RecordEvent[]>;
  /**
   * Choices of which each is told from others of its name, and found by what tells it.
   * @param isPart whether there are more than these: then no name can be known to be the only one
   */
  readonly toldApart: (
    choices: readonly NamedRecord[],
    isPart: boolean,
    language: string,
  ) => readonly SearchSelectItem[];
}
