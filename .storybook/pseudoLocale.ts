import { en } from '@aarambh/ui/messages';
import type { UiMessageOverrides } from '@aarambh/ui/messages';

const accents: Readonly<Record<string, string>> = {
  a: 'à',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ĝ',
  h: 'ĥ',
  i: 'ï',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ü',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
};

/** Makes a text about 40 % longer and accented, still readable: what is not in brackets was never a message. */
export function pseudo(text: string): string {
  const accented = text.replace(/[a-z]/g, (letter) => accents[letter] ?? letter);
  return `[${accented} ${'~'.repeat(Math.ceil(text.length * 0.4))}]`;
}

function pseudoOf(message: unknown): unknown {
  if (typeof message === 'string') return pseudo(message);
  if (typeof message === 'function') return (params: unknown) => pseudo(String(message(params)));
  return message;
}

/** The English texts as a pseudo-language, to find texts that are fixed or cut off. */
export const pseudoMessages = Object.fromEntries(
  Object.entries(en).map(([group, texts]) => [
    group,
    Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, pseudoOf(message)])),
  ]),
) satisfies UiMessageOverrides;
