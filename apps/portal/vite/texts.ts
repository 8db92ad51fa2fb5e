import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formTextKeys, login } from '@aarambh/forms';
import type { Plugin } from 'vite';
import { baseLanguage, languages } from '../app/config/languages.ts';
import { toTextTree, type TextTree } from '../app/i18n/fetchTexts.ts';
import { mergeTexts } from '../app/i18n/mergeTexts.ts';

const screens = fileURLToPath(new URL('../i18n/', import.meta.url));
const forms = fileURLToPath(new URL('.', import.meta.resolve('@aarambh/forms/messages')));

/** The file of a language with what the first page says. Its others are the namespaces: `public` is what the screens before signing in say beyond /login. */
const first = 'first';
const namespaces = readdirSync(`${screens}${baseLanguage}`)
  .map((file) => file.replace('.json', ''))
  .filter((name) => name !== first);

/** The folder of the forms' texts for a namespace, where its name differs. */
const formsOfNamespace: Readonly<Record<string, string>> = { resources: 'records' };

const read = (file: string): TextTree => toTextTree(JSON.parse(readFileSync(file, 'utf8')));

/** What the first page needs of the forms' public texts; the rest comes with the namespace `public`. */
const firstKeys = new Set<string>(formTextKeys(login));

function formTexts(language: string, namespace: string | undefined): TextTree {
  if (namespace === undefined || namespace === 'public') {
    const wanted = (key: string): boolean => firstKeys.has(key) === (namespace === undefined);
    return Object.fromEntries(
      Object.entries(read(`${forms}${language}.json`)).filter(([key]) => wanted(key)),
    );
  }
  const file = `${forms}${formsOfNamespace[namespace] ?? namespace}/${language}.json`;
  return existsSync(file) ? read(file) : {};
}

/** The screens' texts, and the forms' under `forms`. */
function merged(language: string, namespace?: string): TextTree {
  const file = `${screens}${language}/${namespace ?? first}.json`;
  return { ...read(file), forms: formTexts(language, namespace) };
}

/** Every text of a language at once, for the prerender. */
function everything(language: string): TextTree {
  const parts = [merged(language), ...namespaces.map((namespace) => merged(language, namespace))];
  return mergeTexts(...parts);
}

/** The files below /assets/i18n/: one per language, and one per language and namespace. */
const files = languages.flatMap(({ code }) => [
  { name: `${code}.json`, content: () => JSON.stringify(merged(code)) },
  ...namespaces.map((namespace) => ({
    name: `${code}/${namespace}.json`,
    content: () => JSON.stringify(merged(code, namespace)),
  })),
]);

const folder = 'assets/i18n/';
const virtual = `virtual:texts/${baseLanguage}`;

/**
 * Merges the texts of the screens and of the forms: `/assets/i18n/<language>.json` has what the first page needs,
 * `/assets/i18n/<language>/<namespace>.json` the rest. The prerender imports all of them as `virtual:texts/en`.
 */
export function texts(): Plugin {
  return {
    name: 'aarambh-texts',
    resolveId: (id) => (id === virtual ? `\0${id}` : undefined),
    load: (id) =>
      id === `\0${virtual}` ? `export default ${JSON.stringify(everything(baseLanguage))}` : undefined,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.find(({ name }) => request.url === `/${folder}${name}`);
        if (file === undefined) return next();
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(file.content());
        return undefined;
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { name, content } of files) {
        this.emitFile({ type: 'asset', fileName: `${folder}${name}`, source: content() });
      }
    },
  };
}
