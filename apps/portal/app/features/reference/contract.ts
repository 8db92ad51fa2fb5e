/** What the reference tells of the contract; `vite/reference.ts` writes it. */

/** An operation in the list: a file has all of them. */
export interface ReferenceEntry {
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  /** With `/api`. */
  readonly path: string;
  /** The area that it belongs to. */
  readonly tag: string;
  readonly summary: string;
  /** The day after which it may be gone; null for one that stays. */
  readonly sunset: string | null;
}

/** A parameter, or a property of a body or an answer by its path. */
export interface ReferencePart {
  readonly name: string;
  /** Such as `string` or `query string`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** The values that it can have, where they are a fixed list. */
  readonly values: readonly string[];
}

/** Everything about an operation: an area has a file of its own. */
export interface ReferenceOperation extends ReferenceEntry {
  readonly description: string;
  /** Who may call: `public`, `signed-in`, or permissions of which one is needed. */
  readonly access: readonly string[];
  /** Permissions that are needed besides. */
  readonly also: readonly string[];
  /** The scope by which the key of a program may call; null where none may. */
  readonly keyScope: string | null;
  readonly parameters: readonly ReferencePart[];
  readonly body: readonly ReferencePart[];
  readonly answer: readonly ReferencePart[];
  readonly codes: readonly string[];
  /** An example for the shell. */
  readonly curl: string;
}

/** What the file of the list holds. */
export const toEntries = (read: unknown): readonly ReferenceEntry[] =>
  Array.isArray(read) ? read.filter(isEntry) : [];

/** What the file of an area holds. */
export const toOperations = (read: unknown): readonly ReferenceOperation[] =>
  Array.isArray(read) ? read.filter(isOperation) : [];

const isEntry = (value: unknown): value is ReferenceEntry =>
  typeof value === 'object' && value !== null && 'id' in value && 'tag' in value && 'sunset' in value;

const isOperation = (value: unknown): value is ReferenceOperation =>
  isEntry(value) && 'curl' in value && 'answer' in value && 'codes' in value;

/** The name of the file of an area: without a hyphen, because what follows one can look like the hash of a file that never changes. */
export const fileOfTag = (tag: string): string => tag.toLowerCase().replaceAll(/[^a-z]+/g, '_');
