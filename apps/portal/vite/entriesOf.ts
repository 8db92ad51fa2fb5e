import type { Rolldown } from 'vite';

/** Files that only pass on what others export, such as the entry of a package: importing one says nothing of what is used. */
const passesOn = (id: string): boolean =>
  /\/packages\/[\w-]+\/src\/(?:[\w/-]+\/)?index\.ts$|\/dist\/exports\/index\.mjs$|\/build\/modern\/index\.js$/.test(
    id,
  );

/** A dialog imports the menu for a trigger that nobody uses. */
const isInVain = (id: string, importer: string): boolean =>
  id.endsWith('/react-aria-components/dist/private/Menu.mjs') && importer.endsWith('/Dialog.mjs');

const importersOf = (id: string, context: Rolldown.ChunkingContext): string[] =>
  (context.getModuleInfo(id)?.importers ?? []).filter((importer) => !isInVain(id, importer));

/** Whether what a module imports or passes on has one of these names. */
function namesAny(names: readonly string[], id: string, context: Rolldown.ChunkingContext): boolean {
  const clauses = context.getModuleInfo(id)?.code?.match(/\{[^{}]*\}\s*from\b/g) ?? [];
  const words = new Set(clauses.flatMap((clause) => clause.split(/[^\w$]+/)));
  return names.some((name) => words.has(name));
}

/** Styles are there for whoever imports them, named or not. */
const isStyle = (id: string): boolean => /\.css\.ts\b/.test(id);

/** Those who use a module: whoever imports it, also by its names from a file that passes them on. */
function usersOf(id: string, context: Rolldown.ChunkingContext): string[] {
  const names = context.getModuleInfo(id)?.exports ?? [];
  const users = new Set<string>();
  const passedOnBy = new Set<string>();
  const queue = importersOf(id, context);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (!passesOn(next)) users.add(next);
    else if (!passedOnBy.has(next)) {
      passedOnBy.add(next);
      const importers = importersOf(next, context);
      queue.push(
        ...importers.filter((each) => passesOn(each) || isStyle(id) || namesAny(names, each, context)),
      );
    }
  }
  return [...users];
}

/** What a module is used by, found once in a build. */
const known = new Map<string, readonly string[]>();

function knownUsersOf(id: string, context: Rolldown.ChunkingContext): readonly string[] {
  const users = known.get(id) ?? usersOf(id, context);
  known.set(id, users);
  return users;
}

/**
 * What needs a module as soon as it is there: routes, the start of the portal, and what one of them loads later.
 * @returns their paths
 */
export function entriesOf(id: string, context: Rolldown.ChunkingContext): string[] {
  const entries: string[] = [];
  const seen = new Set<string>();
  const queue = [id];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const info = context.getModuleInfo(next);
    if (info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0) entries.push(next.replace(/\?.*$/, ''));
    queue.push(...knownUsersOf(next, context));
  }
  return entries;
}
