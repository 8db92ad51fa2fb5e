import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { languages } from '../app/i18n/languages.ts';

/** The files that the texts of a language come from: the screens' own, and the forms' under `forms`. */
const sourcesOf = (language: string) => ({
  screens: fileURLToPath(new URL(`../i18n/${language}.json`, import.meta.url)),
  forms: fileURLToPath(import.meta.resolve(`@aarambh/forms/messages/${language}.json`)),
});

function read(file: string): object {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof content !== 'object' || content === null) throw new TypeError(`${file} holds no texts.`);
  return content;
}

function merged(language: string): string {
  const { screens, forms } = sourcesOf(language);
  return JSON.stringify({ ...read(screens), forms: read(forms) });
}

const address = /^\/assets\/i18n\/([a-z]+)\.json$/;
const virtual = 'virtual:texts/';

/**
 * Merges the texts of the screens and of the forms into one file per language, `/assets/i18n/<language>.json`. The
 * prerender imports the same tree as `virtual:texts/<language>`.
 */
export function texts(): Plugin {
  return {
    name: 'aarambh-texts',
    resolveId: (id) => (id.startsWith(virtual) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${virtual}`)) return undefined;
      const language = id.slice(virtual.length + 1);
      for (const file of Object.values(sourcesOf(language))) this.addWatchFile(file);
      return `export default ${merged(language)}`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = address.exec(request.url ?? '')?.[1];
        if (language === undefined || !languages.some(({ code }) => code === language)) return next();
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(merged(language));
        return undefined;
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { code } of languages) {
        this.emitFile({ type: 'asset', fileName: `assets/i18n/${code}.json`, source: merged(code) });
      }
    },
  };
}
