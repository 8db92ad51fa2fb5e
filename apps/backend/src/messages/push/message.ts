/** What a browser is told: the least that makes somebody look. The rest is in the portal, behind the sign-in. */
import type { Locale, PushKind } from '@aarambh/api-client/enums';
import { inLanguage, shortened, type TranslatedText } from '../../platform/index.ts';

/** What `worker/worker.ts` of the portal reads. */
export interface PushText {
  title: string;
  body: string;
  /** A path of the portal. */
  path: string;
  /** Of the same piece of news there is one on the screen. */
  tag: string;
  lang: Locale;
}

/** Milliseconds after which nobody is disturbed by it any more. */
export const pushLife = 3 * 24 * 60 * 60 * 1000;

const titles: Readonly<Record<PushKind, TranslatedText>> = {
  offers: 'Your offer',
  results: 'Your application',
  approvals: 'Your placement office',
  jobs: 'A job for you',
};

/** In place of the words of how something went: a locked screen is read by whoever is near, and a refusal names its reason. */
const news: TranslatedText = 'There is news. Open it to read.';

const mostOfTitle = 80;
const mostOfBody = 160;

/**
 * What is shown of a notification.
 * @param words its plain text: the first line is shown, and nothing of a result or of how an offer ended; an offer itself has a subject
 * @param link where it leads
 */
export function pushText(
  { id, pushKind, subject }: { id: string; pushKind: PushKind; subject: string | null },
  { words, link, locale }: { words: string; link: string | null; locale: Locale },
): PushText {
  const [line = ''] = words.split('\n');
  const isPrivate = pushKind === 'results' || (pushKind === 'offers' && subject === null);
  return {
    title: shortened(subject ?? inLanguage(titles[pushKind], locale), mostOfTitle, locale),
    body: isPrivate ? inLanguage(news, locale) : shortened(line, mostOfBody, locale),
    path: link !== null && link.startsWith('/') ? link : '/dashboard',
    tag: id,
    lang: locale,
  };
}
