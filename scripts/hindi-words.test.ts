/** One thing has one word, in Hindi too: the words of the glossary are those of every text that speaks of the thing. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

type Texts = { readonly [key: string]: string | Texts };
const read = (path: string): Texts => JSON.parse(readFileSync(root + path, 'utf8'));

/** English and Hindi of each text of two files, beside each other. */
function pairsOf(english: Texts, hindi: Texts): { english: string; hindi: string }[] {
  return Object.entries(hindi).flatMap(([key, text]) => {
    const known = english[key];
    if (typeof text === 'string') return typeof known === 'string' ? [{ english: known, hindi: text }] : [];
    return typeof known === 'object' ? pairsOf(known, text) : [];
  });
}

const files = globSync(['packages/forms/src/messages/**/hi.json', 'apps/portal/i18n/hi/*.json'], {
  cwd: root,
});
const texts = [
  ...files.flatMap((file) => {
    const english = file.replace('/hi/', '/en/').replace(/hi\.json$/, 'en.json');
    return existsSync(root + english) ? pairsOf(read(english), read(file)) : [];
  }),
  // The server's sentences are named by their English.
  ...Object.entries(read('apps/backend/src/platform/language/hi.json')).flatMap(([english, hindi]) =>
    typeof hindi === 'string' ? [{ english, hindi }] : [],
  ),
].map(({ english, hindi }) => ({ english: english.replaceAll(/\{\{?[^}]*\}?\}/g, ''), hindi }));

/** Programs that a computer runs have a word of their own. */
const ofComputers =
  /\bcalls?\b|\bnews\b|\bkeys?\b|other programs|hear of|break a long link|only the program reads/i;

/** Entries of the glossary: what says it in English, and the Hindi word as far as its endings leave it. */
const words: readonly (readonly [english: RegExp, hindi: string, key: string])[] = [
  [/\binstitutes?\b/i, 'संस्थान', 'institute label'],
  [/\buniversit(?:y|ies)\b/i, 'विश्वविद्यालय', 'university name label'],
  [/\bprograms?\b/i, 'पाठ्यक्रम', 'program label'],
  [/\bsemesters?\b/i, 'सेमेस्टर', 'semester label'],
  [/\broll numbers?\b/i, 'रोल नंबर', 'roll number label'],
  [/\bCGPA\b/, 'CGPA', 'cgpa label'],
  [/\bpercentages?\b/i, 'प्रतिशत', 'percentage label'],
  [/\bbacklogs?\b/i, 'बैकलॉग', 'live backlogs label'],
  [/\bskills?\b/i, 'कौशल', 'skill label'],
  [/\brounds?\b/i, 'राउंड', 'job rounds label'],
  [/\bseasons?\b/i, 'सीज़न', 'season name label'],
  [/\bdesignations?\b/i, 'पद', 'designation label'],
  [/\bemployers?\b/i, 'नियोक्ता', 'employer label'],
  [/\bcredits?\b/i, 'क्रेडिट', 'credit gift label'],
  [/\bmobile numbers?\b/i, 'मोबाइल नंबर', 'mobile label'],
  [/\bpasswords?\b/i, 'पासवर्ड', 'password label'],
  [/\bcit(?:y|ies)\b/i, 'शहर', 'city label'],
  [/\bdistricts?\b/i, 'ज़िल', 'district label'],
  [/\bPIN codes?\b/i, 'पिन', 'pincode label'],
];

test.each(words)('%s is %s in every Hindi text, as the glossary says (%s)', (english, hindi, key) => {
  const spoken = texts.filter(
    (text) => english.test(text.english) && !(key === 'program label' && ofComputers.test(text.english)),
  );
  expect(spoken.length).toBeGreaterThan(2);
  expect(spoken.filter((text) => !text.hindi.includes(hindi))).toEqual([]);
  expect(readFileSync(`${root}packages/forms/src/stories/GlossaryTable.tsx`, 'utf8')).toContain(`'${key}'`);
});

test('a student has one Hindi word', () => {
  expect(
    texts.filter(
      ({ hindi }) => hindi.includes('छात्र') && !hindi.includes('छात्रवृत्ति') && !hindi.includes('छात्रावास'),
    ),
  ).toEqual([]);
});
