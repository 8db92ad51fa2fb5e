/** What no line of the log may hold, looked for in all that a test's server has logged: the lines of the whole suite are looked through. */
import { demoPassword } from '../../src/seed/index.ts';
import type { LogStream } from '../../src/platform/log.ts';

/** What is secret whatever a test does. */
const patterns: readonly (readonly [string, RegExp])[] = [
  // Neither in the id of a record, which letters and hyphens surround, nor in a longer number.
  ['a mobile number', /(?<![\w.-])(?:\+?91)?[6-9]\d{9}(?![\w-])/],
  ['an e-mail address', /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i],
  ['a token', /\beyJ[\w-]{10,}\.[\w-]+/],
];

/** A message that was written while the server ran. */
interface WrittenMessage {
  recipient: string;
  body: string;
}

export interface WatchedLog {
  /** What the server logs to. */
  stream: LogStream;
  /**
   * What of it nobody may read, each with its line; empty when all is well.
   * @param secrets of the server's settings
   */
  secretsTold(messages: readonly WrittenMessage[], secrets: readonly string[]): string[];
}

/** @param further where the lines go besides */
export function watchLog(further?: LogStream): WatchedLog {
  const lines: string[] = [];
  return {
    stream: {
      write: (line) => {
        lines.push(line);
        further?.write(line);
      },
    },
    secretsTold: (messages, secrets) => {
      const texts = messages.flatMap(({ recipient, body }) => [recipient, ...tellingParts(body)]);
      const known = [...new Set([demoPassword, ...secrets, ...texts])].filter((text) => text !== '');
      const all = lines.join('');
      // Mostly a word of it is nowhere: thousands of messages are dismissed without a look at the lines.
      const words = new Set(wordsOf(all));
      const suspects = known.filter(
        (text) => wordsOf(text).every((word) => words.has(word)) && all.includes(text),
      );
      return lines.flatMap((line) => {
        const what = patterns.filter(([, pattern]) => pattern.test(line)).map(([name]) => name);
        const told = suspects.filter((text) => standsIn(line, text)).map((text) => `"${text}"`);
        return [...what, ...told].map((each) => `${each} in ${line.trimEnd()}`);
      });
    },
  };
}

const wordsOf = (text: string): string[] => text.match(/\w+/g) ?? [];

/** Codes and links of a text, and each of its lines that says more than a word or two. */
function tellingParts(body: string): string[] {
  const codes = body.match(/\b\d{6}\b/g) ?? [];
  return [...codes, ...body.split('\n').filter((line) => line.trim().length > 25)];
}

/** Whether a text is there by itself: the six digits of a code may be part of an id. */
function standsIn(line: string, text: string): boolean {
  const at = line.indexOf(text);
  if (at === -1) return false;
  const around = `${line[at - 1] ?? ' '}${line[at + text.length] ?? ' '}`;
  return !/[\w-]/.test(around) || standsIn(line.slice(at + text.length), text);
}
