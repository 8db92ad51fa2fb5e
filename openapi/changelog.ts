/**
 * Writes `CHANGELOG.md`: under Unreleased, what the contract has got since the release that `released.json.gz` holds.
 *
 *     node openapi/changelog.ts            writes it
 *     node openapi/changelog.ts --check    fails when it is not what the contract says
 *     node openapi/changelog.ts --release  makes today's release of what is unreleased, and holds the contract of now from then on
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { bundleContract } from './bundle.ts';
import { changesBetween, type Change } from './changes.ts';

const file = new URL('CHANGELOG.md', import.meta.url);
const held = new URL('released.json.gz', import.meta.url);

const heading = '## Unreleased\n';
const introduction =
  '# Changes of the contract\n\n' +
  'Written by `node openapi/changelog.ts` from the contract of the last release and that of now. What a caller that was right before can\n' +
  'trip over is in bold ([policy](../docs/contract.md)).\n\n';

/** Operations from which on the same change is told once: it is one of something that they share. */
const many = 20;

/** The changes as a list of Markdown: what many operations share first, then an entry for each operation. */
export function written(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing.\n';
  const shared = Map.groupBy(
    changes.filter(({ text }) => text !== 'is new'),
    ({ text }) => text,
  );
  const isShared = ({ text }: Change): boolean => (shared.get(text)?.length ?? 0) >= many;
  const common = [...shared.values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined || !isShared(first)) return [];
    return [`- ${alike.length} operations: ${wordsOf([first])}\n`];
  });
  return common.join('') + listed(changes.filter((change) => !isShared(change)));
}

function listed(changes: readonly Change[]): string {
  return [...Map.groupBy(changes, ({ operation }) => operation)]
    .map(([operation, own]) => `- \`${operation}\` ${wordsOf(own)}\n`)
    .join('');
}

/** Changes of one operation in a line; what it only takes or answers with besides is told together. */
function wordsOf(changes: readonly Change[]): string {
  const told = new Map<string, string[]>();
  for (const { text, isBreaking } of changes) {
    const [, verb, name] = (!isBreaking && /^(takes|answers with) ([^,]+)$/.exec(text)) || [];
    if (verb === undefined || name === undefined || name.includes(' also as ')) {
      told.set(isBreaking ? `**${text}**` : text, []);
    } else told.set(verb, [...(told.get(verb) ?? []), name]);
  }
  return [...told].map(([text, names]) => [text, names.join(', ')].filter(Boolean).join(' ')).join('; ');
}

/** The file with what is unreleased put in the place of what it says of that. */
export function withUnreleased(text: string, unreleased: string): string {
  const [, releases = ''] = /\n(## (?!Unreleased)[\s\S]*)$/.exec(text) ?? [];
  return `${introduction}${heading}\n${unreleased}${releases === '' ? '' : `\n${releases}`}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const contract = bundleContract();
  const released: unknown = JSON.parse(gunzipSync(readFileSync(held)).toString('utf8'));
  const before = readFileSync(file, 'utf8');
  const unreleased = written(changesBetween(released, contract));
  const after = withUnreleased(before, unreleased);
  if (process.argv.includes('--check')) {
    if (after !== before) {
      console.error('openapi/CHANGELOG.md is not what the contract says: run `node openapi/changelog.ts`.');
      process.exit(1);
    }
  } else if (process.argv.includes('--release')) {
    const today = new Date().toISOString().slice(0, 10);
    const [, releases = ''] = after.split(`${heading}\n${unreleased}`);
    writeFileSync(file, `${introduction}${heading}\nNothing.\n\n## ${today}\n\n${unreleased}${releases}`);
    writeFileSync(held, gzipSync(JSON.stringify(contract), { level: 9 }));
  } else {
    writeFileSync(file, after);
  }
}
