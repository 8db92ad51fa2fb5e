/** What of a stored notification may leave the server. It was sanitised when it was written; other ways in may come. */
import { fillNotice, safeAddress, type NoticeField } from '@aarambh/forms';
import { escapeHTML, inLanguage, sanitise, shownMoment, type Locale } from '../../platform/index.ts';
import type { FieldValues } from '../tables/notifications.ts';

/** Stored content as HTML. */
export function shownContent(stored: string): string {
  return sanitise(stored).html;
}

/** A stored call to action, or null when it is no address that may be followed. */
export function shownLink(stored: string | null): string | null {
  return stored === null ? null : safeAddress(stored);
}

/** Where nothing is known. */
const unknown = '–';

/** Content with what its fields say to one person; as it is where nothing was written down for this person. */
export function filledContent(content: string, values: FieldValues | null, locale: Locale): string {
  if (values === null) return content;
  const valueOf = (field: NoticeField): string =>
    field === 'time' && values.time !== null
      ? inLanguage(shownMoment(values.time), locale)
      : (values[field] ?? unknown);
  return fillNotice(content, (field) => escapeHTML(valueOf(field)));
}
