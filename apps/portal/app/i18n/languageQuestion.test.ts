import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { languageQuestionScript } from './languageQuestion.ts';

/** Whether a browser is asked that prefers these languages and remembers this. */
function isAsked(languages: readonly string[], kept: Readonly<Record<string, string>> = {}): boolean {
  const dataset: Record<string, string> = {};
  runInNewContext(languageQuestionScript, {
    navigator: { languages },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    document: { documentElement: { dataset } },
  });
  return 'asksLanguage' in dataset;
}

test.each([
  [['hi-IN', 'hi', 'en-IN'], true],
  [['mr-IN', 'hi-IN', 'en'], true],
  [['en-IN', 'hi-IN'], false],
  [['ta-IN'], false],
  [[], false],
])('a browser that prefers %j is asked for its language: %s', (languages, asked) => {
  expect(isAsked(languages)).toBe(asked);
});

test.each([[{ language: 'en' }], [{ language: 'hi' }], [{ 'language-asked': 'yes' }]])(
  'who has %j on the device is not asked',
  (kept) => {
    expect(isAsked(['hi-IN'], kept)).toBe(false);
  },
);
