/** What of a stored notification may leave the server. It was sanitised when it was written; other ways in may come. */
import { safeAddress } from '@aarambh/forms';
import { sanitise } from '../../platform/index.ts';

/** Stored content as HTML. */
export function shownContent(stored: string): string {
  return sanitise(stored).html;
}

/** A stored call to action, or null when it is no address that may be followed. */
export function shownLink(stored: string | null): string | null {
  return stored === null ? null : safeAddress(stored);
}
