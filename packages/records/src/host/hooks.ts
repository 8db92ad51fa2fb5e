/** What the app gives, as the hooks of the engine. */
/* oxlint-disable react/hooks -- the host is the same for as long as its provider is there */
import type { ApiError } from '@aarambh/api-client';
import type { Formats, Translate } from '../register.ts';
import { useHost, type Access, type RecordsHost, type WordFailure, type Words } from './host.ts';
import type { Service } from './service.ts';

/** The texts of the current language. */
export const useTranslation = (): { readonly t: Translate } => useHost().useTranslation();

/** How the language of the page writes numbers and dates. */
export const useFormats = (): Formats => useHost().useFormats();

/** What whoever is signed in may do. */
export const useAccess = (): Access => useHost().useAccess();

/** Whether a link to an address of the app leads somewhere. */
export const useMayOpen = (): ((address: string) => boolean) => useHost().useMayOpen();

/** The calls to the server. */
export const useService = (): Service => useHost().service;

/** Something that a press sends: once at a time, with whether it is under way and why it failed. */
export const useAction: RecordsHost['useAction'] = (send, endings) => useHost().useAction(send, endings);

/** The words of a failure as of now; undefined where there are none. */
export const useFailureWords = (failure: ApiError | Words | null, word?: WordFailure): string | undefined =>
  useHost().useFailureWords(failure, word);

/** Says in an alert why a call failed. */
export const useTellFailure = (): RecordsHost['tellFailure'] => useHost().tellFailure;

/** Words a failure in the language of the page. */
export function useFailureText(): (error: ApiError) => string {
  const { failureText } = useHost();
  const { t } = useTranslation();
  return (error) => failureText(error, t);
}

/** False while the device says that it has no network. */
export const useIsOnline = (): boolean => useHost().useIsOnline();

/** Whether the whole screen says already that it shows what was kept. */
export const useIsKept = (): boolean => useHost().useIsKept();

/** Whether rows stand close on this device, where nothing else was chosen for a list. */
export const useIsCompact = (): boolean => useHost().useIsCompact();

/** Closes the dialog or the panel around. */
export const useCloseHeld = (): (() => void) => useHost().useCloseHeld();
