/** A rule for new passwords beyond the form's: those that everybody would try first are refused. */
import { passwordTooCommon, validationFailed } from '../../platform/index.ts';

/** Words that head the published lists of leaked passwords, and ours. What follows them is a number or a sign. */
const commonWords = new Set([
  'aarambh',
  'abc',
  'abcd',
  'abcdef',
  'admin',
  'administrator',
  'asdf',
  'changeme',
  'default',
  'guest',
  'hello',
  'iloveyou',
  'india',
  'letmein',
  'login',
  'master',
  'pass',
  'password',
  'qwer',
  'qwerty',
  'root',
  'secret',
  'test',
  'user',
  'welcome',
]);

/** Well-known ones that are not a word and an ending. */
const commonPatterns = new Set([
  '1qaz@wsx',
  '1qaz!qaz',
  '!qaz2wsx',
  'zaq1@wsx',
  'zaq!2wsx',
  '1q2w3e4r!',
  'qwe!@#123',
]);

const substitutes: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '5': 's',
};

/**
 * Throws 422 when `password` is one that everybody would try first.
 * @param path property of the body that it came in
 */
export function refuseCommonPassword(password: string, path = 'password'): void {
  if (isCommon(password)) throw validationFailed([passwordTooCommon(path)]);
}

/** `Password@123`, `P@ssw0rd1!` and the like: a common word, also with signs for letters, and an ending without letters. */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  const [beginning = ''] = /^.*[a-z]/s.exec(lower) ?? [];
  const word = beginning.replaceAll(/[@$0135]/g, (sign) => substitutes[sign] ?? sign);
  return commonWords.has(word) || commonPatterns.has(lower);
}
