import type { UiMessages } from '../../messages/index.ts';

/** A description longer than this is not listened to. */
const NAMED = 5;

/** What is chosen as one text, for who hears the field: `7 selected: Pune, Nagpur, Nashik, Surat, Kota and 2 more`. */
export function summaryOf(
  ids: readonly string[],
  labelOf: (id: string) => string,
  locale: string,
  messages: UiMessages['multiSelect'],
): string {
  const named = ids.length > NAMED + 1 ? ids.slice(0, NAMED) : ids;
  const parts = named.map(labelOf);
  if (named.length < ids.length) parts.push(messages.more({ count: ids.length - named.length }));
  return messages.summary({
    count: ids.length,
    labels: new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts),
  });
}
