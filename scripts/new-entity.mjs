// `npm run new:entity holiday [holidays] [छुट्टी] [सुट्टी]`: adds a record that staff manage, as docs/adding-an-entity.md describes it.
//
// The guide is the template: its example, hobbies, is written under another name, its lines are added where it says, its commands
// are run. What is left for a person is printed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Names of the example, as they stand in the guide, and what takes their place. The plural holds no singular: hobbies, hobby. */
function namesOf({ one, many, hindi, marathi }) {
  const capital = (word) => word[0].toUpperCase() + word.slice(1);
  return [
    ['Hobbies', capital(many)],
    ['hobbies', many],
    ['Hobby', capital(one)],
    ['hobby', one],
    ['शौक', hindi],
    ['छंद', marathi],
    [/: what candidates like to do\./gi, '.'],
    ['What candidates like to do.', `${capital(many)}.`],
    ['What people do in their free time.', `${capital(many)} of the platform.`],
    ['लोग खाली समय में क्या करते हैं।', `प्लेटफ़ॉर्म की ${hindi}।`],
    ['लोक मोकळ्या वेळात काय करतात.', `प्लॅटफॉर्मची ${marathi}.`],
    ['Also by correspondence', 'A remark'],
    ['Chess', `First ${one}`],
  ];
}

const renamed = (text, names) => names.reduce((done, [from, to]) => done.replaceAll(from, to), text);

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) yield join(entry.parentPath, entry.name);
  }
}

/** The text with the lines of a block marked `diff`: each `+` goes after the line above it, which the text has exactly once. */
function withLines(text, block, file) {
  const lines = text.split('\n');
  let at = -1;
  for (const line of block.trimEnd().split('\n')) {
    const content = line.slice(1);
    if (line.startsWith('+')) {
      at += 1;
      lines.splice(at, 0, content);
      continue;
    }
    const found = lines.flatMap((each, index) => (each === content ? [index] : []));
    if (found.length !== 1)
      throw new Error(`${file} has the line "${content}" ${found.length} times, not once.`);
    [at] = found;
  }
  return lines.join('\n');
}

/**
 * What an entity adds to the repository in a folder: files with their content, new and changed, and the commands that follow.
 * Writes nothing. Throws an `Error` with one sentence when a name will not do, or a file is there already.
 */
export function planEntity(root, { one, many, hindi, marathi }) {
  for (const word of [one, many]) {
    if (!/^[a-z]+$/.test(word))
      throw new Error(`"${word}" will not do: write one English word in small letters.`);
  }
  if (one === many) throw new Error('One and many need different words.');
  const names = namesOf({ one, many, hindi, marathi });
  const example = join(root, 'docs/adding-an-entity');
  const files = new Map();
  for (const file of filesIn(example)) {
    const to = renamed(relative(example, file), names);
    if (existsSync(join(root, to))) throw new Error(`${to} is there already.`);
    files.set(to, renamed(readFileSync(file, 'utf8'), names));
  }
  const guide = readFileSync(join(root, 'docs/adding-an-entity.md'), 'utf8');
  const commands = [];
  for (const [, info, block] of guide.matchAll(/^```(\S+(?: \S+)?)\n(.*?)^```$/gms)) {
    const [kind, file] = info.split(' ');
    // An example, to be read.
    if (info === 'ts') continue;
    if (kind === 'sh') commands.push(...block.trimEnd().split('\n'));
    else if (kind === 'diff') {
      const before = files.get(file) ?? readFileSync(join(root, file), 'utf8');
      files.set(file, withLines(before, renamed(block, names), file));
    } else throw new Error(`The guide has a block of another kind: ${info}`);
  }
  return { files, commands };
}

/** Adds the entity: writes what is planned, then runs the commands. */
function addEntity(root, words) {
  const { files, commands } = planEntity(root, words);
  for (const [file, content] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
    console.log(`wrote ${file}`);
  }
  for (const line of commands) {
    console.log(`$ ${line}`);
    const [command, ...args] = line.split(' ');
    const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error(`"${line}" failed; what it said stands above.`);
  }
}

const plural = (one) => (/[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`);

const left = ({ one, many, hindi, marathi }) => `
What is left for you:
  - fields: openapi/schemas/${many}.yaml, packages/forms/src/schemas/catalogue/${one}.ts, apps/backend/src/catalogue/tables/${many}.ts
    and the columns in apps/portal/app/features/catalogue/${one}.tsx; then the commands above once more
  - permissions of its own: those of skills stand in for them (x-permission of the operations, readers, the menu's in
    apps/portal/app/access)
  - what it is for, in one sentence each: admin.json and help.json in apps/portal/i18n, in each language${
    hindi === one || marathi === one
      ? `\n  - its Hindi or Marathi name, which is "${one}" for now: i18n/ of the portal, messages/catalogue/ of the forms`
      : ''
  }
  - an icon: apps/portal/app/screen/routeIcons.tsx
  - a line in the list of every list of the end-to-end tests, once it is shipped
docs/adding-an-entity.md has more that an entity may add.`;

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [one, many = plural(one ?? ''), hindi = one, marathi = one] = process.argv.slice(2);
  try {
    if (one === undefined) throw new Error('Name it: npm run new:entity holiday [holidays] [छुट्टी] [सुट्टी]');
    addEntity(fileURLToPath(new URL('..', import.meta.url)), { one, many, hindi, marathi });
    console.log(left({ one, many, hindi, marathi }));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
