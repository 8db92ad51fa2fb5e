/**
 * What must not stand in the text of a job and its files: fees, ways around the portal, links. What is found waits for support, and so
 * does a file that could not be read.
 */
import { createHash } from 'node:crypto';
import type { components } from '@aarambh/api-client/schema';
import {
  contactPatterns,
  localized,
  messengerPatterns,
  plainText,
  readable,
  type LocalizedText,
} from '../../platform/index.ts';
import type { JobDescription, StoredFinding } from '../tables/job-descriptions.ts';

type TrustRule = components['schemas']['TrustRule'];

/** Properties of a job that people read as text. */
const textFields = ['title', 'descriptionHtml', 'responsibilities', 'rounds'] as const;

/** Properties of a job that the scan reads. */
export const scannedFields = [...textFields, 'attachmentImageIDs'] as const;

/** The part of a job that people read. */
export type JobText = Pick<JobDescription, (typeof scannedFields)[number]>;

/** A PDF of a job. */
export interface ScannedFile {
  fileName: string;
  /** Null: it could not be read. */
  text: string | null;
}

interface Rule {
  id: TrustRule;
  /** What a company reads. */
  message: Parameters<typeof localized>[0];
  /** Each finds what raises the rule. None has nested repetition, so each takes linear time. */
  patterns: readonly RegExp[];
}

const rules: readonly Rule[] = [
  {
    id: 'fee',
    message: 'Candidates are never asked for money.',
    patterns: [
      /\b(?:registration|security|training|joining|processing|application|enrol?ment|caution)\s(?:fees?|charges?|deposit|money|amount)\b/i,
      /\b(?:pay|deposit|transfer|remit)\s(?:[^.!?]{0,40}\s)?(?:rs\.?|inr|rupees|₹)\s?[0-9]/i,
      /\b(?:refundable|non-refundable)\s(?:fees?|deposit|amount)\b/i,
      /(?:पंजीकरण|नोंदणी|सुरक्षा|प्रशिक्षण|आवेदन|अर्ज|प्रोसेसिंग|ट्रेनिंग|रजिस्ट्रेशन)\s?(?:शुल्क|फ़ीस|फीस|राशि|चार्ज)/,
      /(?:रुपये|रुपए|₹|रु\.?)\s?[0-9०-९,]*\s?(?:जमा|भेजें|ट्रांसफर|का भुगतान|भरा|पाठवा)/,
      /(?:शुल्क|फ़ीस|फीस|फी|जमानत राशि|अनामत रक्कम)\s(?:जमा|देना|देनी|दें|भरें|लगेगी|लगेगा|भरा|भरावे|भरावी|द्या|द्यावे|द्यावी|लागेल)/,
    ],
  },
  {
    id: 'contact',
    message:
      'Candidates write to you in the portal. Leave out phone numbers, e-mail addresses and messengers.',
    patterns: [...contactPatterns, ...messengerPatterns],
  },
  {
    id: 'file',
    message: 'Not all of this file can be read as text, so support looks at it.',
    patterns: [],
  },
  {
    id: 'link',
    message: 'Everything happens in the portal. Leave out links and addresses of web sites.',
    patterns: [
      /\bhttps?:\/\/[^\s"<>]+/i,
      /\bwww\.[^\s"<>]+/i,
      /\b[a-z0-9-]{2,63}\.(?:com|in|org|co|me|link|xyz|ly)\b/i,
    ],
  },
];

const longestExcerpt = 80;

/** What the rules find, once for each rule and property or file. */
export function scanText(job: JobText, files: readonly ScannedFile[] = []): StoredFinding[] {
  const texts = Object.entries(textsOf(job)).map(([field, text]) => ({ field, text, from: '' }));
  const pages = files.map(({ fileName, text }) => ({ field: 'attachmentImageIDs', text, from: fileName }));
  return [...texts, ...pages].flatMap(({ field, text, from }) => {
    if (text === null) return [{ rule: 'file', field, excerpt: from }];
    return wordsFound(text).map(({ rule, words }) => ({
      rule,
      field,
      excerpt: from === '' ? words : `${from}: ${words}`,
    }));
  });
}

/** The rules that a text raises, each with the words that do. */
function wordsFound(text: string): { rule: TrustRule; words: string }[] {
  const read = readable(text);
  return rules.flatMap(({ id, patterns }) => {
    const found = patterns.map((pattern) => pattern.exec(read)?.[0]).find((each) => each !== undefined);
    return found === undefined ? [] : [{ rule: id, words: found.trim().slice(0, longestExcerpt) }];
  });
}

/** What a finding says to people. */
export const messageOf = (rule: TrustRule): LocalizedText =>
  localized(rules.find(({ id }) => id === rule)?.message ?? 'Candidates are never asked for money.', {});

/** Tells one text, with its files, from another. */
export const digestOf = (job: JobText): string =>
  createHash('sha256')
    .update(JSON.stringify(textsOf(job)))
    .update(job.attachmentImageIDs.toSorted().join(' '))
    .digest('hex');

function textsOf({
  title,
  descriptionHtml,
  responsibilities,
  rounds,
}: Pick<JobText, (typeof textFields)[number]>): Record<string, string> {
  const links = [...descriptionHtml.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);
  return {
    title,
    descriptionHtml: [plainText(descriptionHtml), ...links].join('\n'),
    responsibilities: responsibilities.join('\n'),
    rounds: rounds.map(({ name, venue }) => `${name} ${venue ?? ''}`).join('\n'),
  };
}
