/** What a screen and its dialogs say is loaded before it is drawn: a text that is not there would show its key, in every language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as formsPackage from '@aarambh/forms';
import { english } from '@aarambh/forms/messages';
import { expect, test } from 'vitest';
import { guardedRoutes } from '#app/access/guardedRoutes.ts';
import { toTextTree, type TextTree } from './fetchTexts.ts';

/** What a module says and where it leads, as its source tells. */
interface Module {
  /** Namespaces that it loads before what it draws. */
  loads: readonly string[];
  imports: readonly string[];
  /** Namespaces of the texts that it names, each with one of them. */
  says: ReadonlyMap<string, string>;
  /** Keys of the texts of the forms that it draws. */
  forms: readonly string[];
}

const app = fileURLToPath(new URL('..', import.meta.url));
const screenTexts = fileURLToPath(new URL('../../i18n/', import.meta.url));
const formTexts = fileURLToPath(new URL('.', import.meta.resolve('@aarambh/forms/messages')));

const engine = fileURLToPath(new URL('../../../../packages/records/src/', import.meta.url));

const keysOf = (file: string): string[] =>
  existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8'))) : [];

const namespaces = readdirSync(`${screenTexts}en`)
  .map((file) => file.replace('.json', ''))
  .filter((name) => name !== 'first');

/** Every text and branch of a tree by its key; forms of the plural count as one text. */
function keysBelow(tree: TextTree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([name, node]) => {
    const key = `${prefix}${name.replace(/_(?:zero|one|two|few|many|other)$/, '')}`;
    return typeof node === 'string' ? [key] : [key, ...keysBelow(node, `${key}.`)];
  });
}

/** The namespaces that have a text or a branch of this key: several share a branch. */
const namespacesOf = new Map<string, Set<string>>();
for (const name of namespaces) {
  const tree = toTextTree(JSON.parse(readFileSync(`${screenTexts}en/${name}.json`, 'utf8')));
  for (const key of keysBelow(tree)) {
    namespacesOf.set(key, (namespacesOf.get(key) ?? new Set()).add(name));
  }
}

/** The namespaces with what a key names that a source puts together: `resources.job.explain.${id}`. */
function holdersOf(key: string): Iterable<string> {
  const parts = key.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const holders = namespacesOf.get(parts.slice(0, length).join('.'));
    if (holders !== undefined) return holders;
  }
  return [];
}

const areaOf: Readonly<Record<string, string>> = { resources: 'records' };

/** The texts of forms that come with these namespaces; what /login says is always there. */
function formKeysWith(loaded: ReadonlySet<string>): Set<string> {
  const { formTextKeys, login } = formsPackage;
  const ofNamespace = (name: string) =>
    keysOf(name === 'public' ? `${formTexts}en.json` : `${formTexts}${areaOf[name] ?? name}/en.json`);
  return new Set([...formTextKeys(login), ...[...loaded].flatMap(ofNamespace)]);
}

type Form = Parameters<typeof formsPackage.formTextKeys>[0];

const isForm = (value: unknown): value is Form =>
  typeof value === 'object' && value !== null && 'fieldOrder' in value && 'fields' in value;

const isFormText = (key: unknown): key is string => typeof key === 'string' && Object.hasOwn(english, key);

/** What comes with a name of the forms' package: the texts of a form, or the words for the values of a list. */
const definitions = new Map<string, readonly string[]>(
  Object.entries<unknown>(formsPackage).flatMap(([name, value]) => {
    const keys: readonly unknown[] = isForm(value)
      ? formsPackage.formTextKeys(value)
      : Object.values<unknown>(Object(value));
    return keys.every(isFormText) ? [[name, keys]] : [];
  }),
);

/** The modules that an entry of the engine passes on, by their names. */
const passedOnBy = (entry: string): ReadonlyMap<string, string> => {
  const folder = join(engine, entry);
  const code = readFileSync(join(folder, 'index.ts'), 'utf8').replaceAll(/^export type .*?;$/gms, '');
  return new Map(
    [...code.matchAll(/export \{([^}]*)\} from '([^']+)'/g)].flatMap(([, names = '', target = '']) =>
      names.split(',').map((name) => [name.trim(), join(folder, target)] as const),
    ),
  );
};

const engineModules = new Map(['', 'data', 'screens'].map((entry) => [entry, passedOnBy(entry)]));

/** What a module takes of the engine, which it imports by name. */
const takenOfEngine = (code: string): string[] =>
  [...code.matchAll(/import \{([^}]*)\} from '@aarambh\/records(?:\/(\w+))?'/g)].flatMap(
    ([, names = '', entry = '']) =>
      names.split(',').flatMap((name) => engineModules.get(entry)?.get(name.trim()) ?? []),
  );

const known = new Map<string, Module>();

function read(path: string): Module {
  const earlier = known.get(path);
  if (earlier !== undefined) return earlier;
  const code = readFileSync(path, 'utf8').replaceAll(/^import type .*?;$/gms, '');
  const named = (pattern: RegExp) =>
    [...code.matchAll(pattern)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([\w-]+)'/g)].flatMap(([, name]) => name ?? []),
    );
  const imported = [...code.matchAll(/import \{([^}]*)\} from '@aarambh\/forms'/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  );
  const module: Module = {
    loads: [...named(/(?:textsOf|loadNamespaces)\(([^)]*)\)/g), ...named(/namespaces: \[([^\]]*)\]/g)],
    imports: [
      ...[...code.matchAll(/(?:from|import\()\s*'(\.{1,2}|#app)(\/[^']+\.tsx?)'/g)].map(
        ([, start, target = '']) => join(start === '#app' ? app : join(dirname(path), start ?? ''), target),
      ),
      ...takenOfEngine(code),
    ],
    says: new Map(
      [...code.matchAll(/['"`](\w+\.\w[\w.-]*)/g)].flatMap(([, key = '']) =>
        [...holdersOf(key)].map((namespace) => [namespace, key] as const),
      ),
    ),
    forms: imported.flatMap((name) => definitions.get(name) ?? []),
  };
  known.set(path, module);
  return module;
}

/** What a screen and everything below it says without having loaded it. */
function missingOn(screen: string, always: readonly string[]): string[] {
  const missing = new Set<string>();
  const seen = new Set<string>();
  const walk = (path: string, above: ReadonlySet<string>): void => {
    const { loads, imports, says, forms } = read(path);
    const loaded = new Set([...above, ...loads]);
    const visit = `${path} ${[...loaded].toSorted().join()}`;
    if (seen.has(visit)) return;
    seen.add(visit);
    const where = path.startsWith(engine) ? `@${relative(engine, path)}` : relative(app, path);
    const lacks = (key: string) => {
      if (drawnElsewhere[where] === undefined) missing.add(`${where}: ${key}`);
    };
    for (const [namespace, key] of says) if (!loaded.has(namespace)) lacks(key);
    const there = formKeysWith(loaded);
    for (const key of forms) if (!there.has(key)) lacks(key);
    for (const target of imports) walk(target, loaded);
  };
  walk(join(app, screen), new Set(always));
  return [...missing];
}

/** Modules that are drawn with their words on other screens than some of those that lead to them, and why. */
const drawnElsewhere: Readonly<Record<string, string>> = {
  '@choices/useChoices.ts': 'In use or not is a filter of lists alone.',
  'features/profile/PlacementForm.tsx':
    'The reason of staff is asked for on the record of a student, in a list.',
  'records/service.ts': 'A workbook is read for the import of a list, which has its words.',
};

const screens = [...new Set(guardedRoutes.flatMap(({ screens: drawn }) => Object.values(drawn ?? {})))];

/** Without a session: `PublicTexts` loads those of the screens behind it, the sign-in is the first page of all. */
const source = readFileSync(join(app, 'routes.ts'), 'utf8');
const publicScreens = [...source.matchAll(/route\('[\w-]+', '([^']+)'\)/g)].flatMap(([, file]) => file ?? []);
const signIn = 'features/sign-in/login.tsx';

test.each(screens)('%s and its dialogs load every text before they say it', (screen) => {
  expect(missingOn(screen, ['shell'])).toEqual([]);
});

test.each([...publicScreens.filter((screen) => screen !== signIn), 'shell/HeaderLayout.tsx'])(
  '%s says what comes with it',
  (screen) => {
    expect(missingOn(screen, ['public'])).toEqual([]);
  },
);

test.each([signIn, 'shell/GuardedLayout.tsx', 'shell/PublicLayout.tsx'])(
  '%s says what is there at first, or loads it',
  (screen) => {
    expect(missingOn(screen, [])).toEqual([]);
  },
);

test('the screens are found', () => {
  expect(screens.length).toBeGreaterThan(20);
  expect(publicScreens).toContain(signIn);
  expect(missingOn('features/settings/settings.tsx', [])).not.toEqual([]);
});
