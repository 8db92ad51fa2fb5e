import { i18n } from '#app/i18n/i18n.ts';

/** The server's own words in the language of the moment, or in the one that they came in. */
export const serverWords = <Words extends string | null>(
  message: Words,
  messages: Readonly<Record<string, string>> | undefined,
): Words | string => messages?.[i18n.language] ?? message;
