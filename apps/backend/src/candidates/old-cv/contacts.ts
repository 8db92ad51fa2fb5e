/** Who a CV is of: name, e-mail, mobile number and links, wherever it has them. */
import type { components } from '@aarambh/api-client/schema';
import { readMobile } from '@aarambh/forms';
import { readAddress } from '../json-resume/reading.ts';
import type { Line } from './sections.ts';

type Link = components['schemas']['ProfileLink'];

const most = { links: 8, word: 254 };

/** Hosts by which people name a link. */
const knownHosts: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'in.linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'leetcode.com': 'LeetCode',
  'hackerrank.com': 'HackerRank',
  'codechef.com': 'CodeChef',
  'codeforces.com': 'Codeforces',
  'kaggle.com': 'Kaggle',
  'behance.net': 'Behance',
  'medium.com': 'Medium',
  'stackoverflow.com': 'Stack Overflow',
};

const titles = new Set(['resume', 'résumé', 'curriculum vitae', 'cv', 'biodata', 'bio data', 'बायोडाटा']);

/** The name that stands first; nothing that could be something else. */
export function nameIn(head: readonly Line[]): string | null {
  const first = head.find(({ text }) => !titles.has(text.toLowerCase()));
  if (first === undefined || first.isPoint || first.text.length > 60) return null;
  const words = first.text.split(' ');
  return words.length <= 5 && words.every((word) => /^[\p{L}\p{M}.'’]+$/u.test(word)) ? first.text : null;
}

export function emailIn(lines: readonly Line[]): string | null {
  for (const word of wordsOf(lines)) {
    const address = word.replace(/^mailto:/i, '').toLowerCase();
    if (/^[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}$/.test(address)) return address;
  }
  return null;
}

/** The first number that can be one of a mobile phone of India. */
export function mobileIn(lines: readonly Line[]): string | null {
  for (const { text } of lines) {
    for (const run of text.split(/[^\d+()\s.-]+/)) {
      const number = run.replaceAll(/\D/g, '').length > 14 ? undefined : readMobile(run.trim());
      if (number !== undefined && /^[6-9]/.test(number)) return number;
    }
  }
  return null;
}

/** Addresses that say their scheme or `www.`, and those of hosts that people write without; `areLinks` where a heading says that they are. */
export function linksIn(lines: readonly Line[], email: string | null, areLinks = false): Link[] {
  const links = new Map<string, Link>();
  for (const word of wordsOf(lines)) {
    const isAddress =
      (areLinks && /^[a-z0-9-]+\.[a-z0-9]/i.test(word)) || /^(?:https?:\/\/|www\.)/i.test(word);
    const host = hostOf(word);
    if (
      word.includes('@') ||
      host === undefined ||
      (!isAddress && (knownHosts[host] === undefined || !word.includes('/')))
    )
      continue;
    if (email !== null && word.toLowerCase() === email) continue;
    const url = readAddress(word.replace(/^http:\/\//i, 'https://'));
    if (url !== null && links.size < most.links) links.set(url, { kind: knownHosts[host] ?? host, url });
  }
  return [...links.values()];
}

function hostOf(word: string): string | undefined {
  const address = readAddress(word.replace(/^http:\/\//i, 'https://')) ?? '';
  if (!URL.canParse(address)) return undefined;
  const host = new URL(address).hostname.replace(/^www\./, '');
  return host.includes('.') && host.length <= 40 ? host : undefined;
}

/** Words without the marks around them. */
function wordsOf(lines: readonly Line[]): string[] {
  return lines
    .flatMap(({ text }) => text.split(/[\s|,;·•<>()[\]]+/u))
    .filter((word) => word.length > 3 && word.length <= most.word)
    .map((word) =>
      word.replace(/^(?:e-?mail|linkedin|github|portfolio|website|web):/i, '').replace(/[.:]$/, ''),
    );
}
