import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

const moduleOf = (file: string): string => readFileSync(new URL(`router/${file}`, import.meta.url), 'utf8');

/** Modules of react-router that never do anything here, and what stands in for them. */
const modules: Readonly<Record<string, string>> = {
  '/react-router/dist/production/lib/dom/ssr/fog-of-war.js': moduleOf('routeDiscovery.js'),
  '/react-router/dist/production/lib/dom/ssr/single-fetch.js': moduleOf('serverData.js'),
  '/react-router/dist/production/lib/router/instrumentation.js': moduleOf('instrumentation.js'),
};

/** By module, the declarations in it that never do anything here, and what stands in for them. */
const declarations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Texts are given to it, without formats in them.
  '/i18next/dist/esm/i18next.js': {
    Connector:
      'class Connector extends EventEmitter { state = {}; load(_languages, _namespaces, done) { done(null); } }',
    Formatter: 'class Formatter { format(value) { return value; } }',
  },
  // Unused, and kept by bundlers for the names that are given to them afterwards.
  '/react-router/dist/production/lib/dom/lib.js': {
    HistoryRouter: 'const HistoryRouter = {};',
    NavLink: 'const NavLink = {};',
    Form: 'const Form = {};',
  },
  // Every form is judged by a resolver.
  '/react-hook-form/dist/index.esm.mjs': { validateField: 'var validateField = async () => ({});' },
};

/** The name of a class, of a function or of a variable that is declared alone. */
function nameOf(node: ReturnType<Rolldown.PluginContext['parse']>['body'][number]): string | undefined {
  if (node.type === 'ClassDeclaration' || node.type === 'FunctionDeclaration') return node.id?.name;
  const [first] = node.type === 'VariableDeclaration' ? node.declarations : [];
  return first?.id.type === 'Identifier' ? first.id.name : undefined;
}

/**
 * Leaves out of the browser's bundle what libraries bring for other programs than this one: react-router's reading of
 * data and routes from a server, i18next's of texts, react-hook-form's own rules. That is a twentieth of what every first
 * visit loads. A version that has these parts elsewhere stops the build.
 */
export function unusedParts(): Plugin {
  const missing = new Set([modules, ...Object.values(declarations)].flatMap((parts) => Object.keys(parts)));
  const endingOf = (id: string, parts: object): string | undefined =>
    Object.keys(parts).find((ending) => id.endsWith(ending));
  return {
    name: 'aarambh-unused-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const ending = endingOf(id, modules);
      const code = ending === undefined ? undefined : modules[ending];
      if (ending === undefined || code === undefined) return undefined;
      missing.delete(ending);
      return { code, moduleSideEffects: false };
    },
    transform(code, id) {
      const ending = endingOf(id, declarations);
      const standIns = ending === undefined ? undefined : declarations[ending];
      if (standIns === undefined) return undefined;
      let shorter = code;
      for (const node of this.parse(code).body.toReversed()) {
        const name = nameOf(node);
        const standIn = name === undefined ? undefined : standIns[name];
        if (name === undefined || standIn === undefined) continue;
        missing.delete(name);
        shorter = shorter.slice(0, node.start) + standIn + shorter.slice(node.end);
      }
      return { code: shorter, map: null };
    },
    generateBundle() {
      if (missing.size > 0) this.error(`Not there any more: ${[...missing].join(', ')}`);
    },
  };
}
