/** What an app gives the engine: one object, which `RecordsProvider` passes down. */
import type { ApiError } from '@aarambh/api-client';
import type { FormHandle } from '@aarambh/forms/react';
import type { AlertTone } from '@aarambh/ui/Alert';
import type { DialogProps } from '@aarambh/ui/Dialog';
import type { PanelProps } from '@aarambh/ui/Panel';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { Location } from 'react-router';
import type { Formats, Need, RoleScope, Translate } from '../register.ts';
import type { NamedFile, Service } from './service.ts';

/** What the role of whoever is signed in allows. */
export interface Access {
  /** How far the role reaches; undefined where the server does not say it. */
  readonly scope: RoleScope | undefined;
  /** Whether one of several needs is met; of records that many share, only by roles of the whole and of these scopes. */
  readonly may: (needs: Need | readonly Need[], scopes?: readonly RoleScope[]) => boolean;
}

/** A place where texts are kept by key; a key that is not there is null. */
export interface Store {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
}

/** What came of a try. Where a screen has failures of its own beside those of the server, `error` is wider. */
export type Outcome<Data, Failure = ApiError> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: Failure };

/** What a screen says of its own accord, in the language of the moment. */
export type Words = (t: Translate) => string;

/** Something that a press sends: once at a time. */
export interface Action<Args extends readonly unknown[], Failure> {
  readonly run: (...args: Args) => void;
  /** Until what follows from it is done, too. */
  readonly isPending: boolean;
  /** Whether the last try is done. */
  readonly isDone: boolean;
  /** Why the last try failed. */
  readonly failure: Failure | null;
  /** Forgets the failure. */
  readonly clear: () => void;
}

type UseAction = <Args extends readonly unknown[], Data, Failure = ApiError>(
  send: (...args: Args) => Promise<Outcome<Data, Failure>>,
  endings?: {
    readonly onDone?: (data: Data, ...args: Args) => unknown;
    readonly onFailed?: (error: Failure, ...args: Args) => unknown;
  },
) => Action<Args, Failure>;

/** Words a failure; `wait` has the seconds that are left until another try. */
export type WordFailure = (error: ApiError, t: Translate, wait?: number | null) => string;

/** The parts of every screen of the app that the engine draws with. */
export interface Parts {
  /** The one h1 of a screen, which names the document. */
  readonly ScreenHeading: ComponentType<{ readonly children: string; readonly lead?: ReactNode }>;
  /** Says which parameters of the address count for nothing. */
  readonly LeftOutNotice: ComponentType<{ readonly names: readonly string[] }>;
  /** Why something was not done, above its form; nothing without an error. */
  readonly FailureAlert: ComponentType<{
    readonly error: ApiError | Words | null;
    readonly tone?: AlertTone | undefined;
    readonly title?: string;
    readonly word?: WordFailure;
    readonly action?: ReactNode;
    readonly takesFocus?: boolean;
  }>;
  /** A dialog that asks before what is typed in it is lost: see `Held`. */
  readonly HeldDialog: ComponentType<DialogProps>;
  /** As `HeldDialog`, for a panel. */
  readonly HeldPanel: ComponentType<PanelProps>;
  /** Tells the dialog, the panel or the page around whether leaving would lose something. */
  readonly Held: ComponentType<{ readonly isChanged: boolean }>;
  /** Asks before what was filled in is lost. */
  readonly UnsavedChangesDialog: ComponentType<{
    readonly isChanged: () => boolean;
    readonly formOf?: (location: Location) => string;
  }>;
  readonly LoadingCard: ComponentType<{ readonly lines: number }>;
  /** Tries a failed reading again. */
  readonly Retry: ComponentType<{ readonly onRetry: () => unknown }>;
  /** Saves a file that the server writes. */
  readonly DownloadButton: ComponentType<{
    readonly load: () => Promise<NamedFile | undefined>;
    readonly messages: { readonly label: string; readonly pending: string };
  }>;
  /** A field of a form that takes a file, and holds the id under which it is kept. */
  readonly FileControl: ComponentType<{
    readonly form: FormHandle<Readonly<Record<string, string>>>;
    readonly name: string;
  }>;
}

/** All that the engine needs of an app while it draws. */
export interface RecordsHost extends Parts {
  readonly service: Service;
  readonly useTranslation: () => { readonly t: Translate };
  readonly useFormats: () => Formats;
  readonly useAccess: () => Access;
  /** Whether a link to an address of the app leads somewhere. */
  readonly useMayOpen: () => (address: string) => boolean;
  readonly useAction: UseAction;
  /** The words of a failure as of now; undefined where there are none. */
  readonly useFailureWords: (failure: ApiError | Words | null, word?: WordFailure) => string | undefined;
  /** Says in an alert why a call failed, where no place of the screen belongs to it. */
  readonly tellFailure: (error: ApiError, options?: { readonly title?: Words }) => void;
  readonly failureText: WordFailure;
  /** Closes the `HeldDialog` or the `HeldPanel` around, as its own button does. */
  readonly useCloseHeld: () => () => void;
  /** False while the device says that it has no network. */
  readonly useIsOnline: () => boolean;
  /** Whether the whole screen says already that it shows what was kept. */
  readonly useIsKept: () => boolean;
  /** Whether rows stand close on this device, where nothing else was chosen for a list. */
  readonly useIsCompact: () => boolean;
  /** How many steps back of the history an address of this screen lies, behind its question mark; undefined where it is none of the last. */
  readonly stepsBackTo: (search: string) => number | undefined;
  /** Kept on this device. */
  readonly device: Store;
  /** Kept in this tab, over reloads. */
  readonly tab: Store;
  readonly saveFile: (content: Blob, name: string) => void;
  /** A table as a CSV file. */
  readonly csvFile: (header: readonly string[], rows: readonly (readonly string[])[]) => Blob;
  /** A table as a workbook of one sheet, with its numbers as numbers; `null` is an empty cell. */
  readonly workbookFile: (workbook: {
    readonly sheet: string;
    readonly header: readonly string[];
    readonly rows: readonly (readonly (string | number | null)[])[];
  }) => Promise<Blob>;
  /** Something was done with records: reads again what depends on it besides them. */
  readonly onChanged: (client: QueryClient) => void;
}

/** Filled by `RecordsProvider`. */
export const HostContext = createContext<RecordsHost | null>(null);

/** What the app gives. @throws where no `RecordsProvider` is around */
export function useHost(): RecordsHost {
  const host = use(HostContext);
  if (host === null) throw new Error('There is no RecordsProvider around.');
  return host;
}
