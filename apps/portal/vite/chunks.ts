import type { Rolldown } from 'vite';

/** What every page loads: the start of the portal and the frame of its screens. */
const start = ['/app/entry.client.tsx', '/app/root.tsx', '/app/shell/PublicLayout.tsx'];

/** Entries of packages name far more than what is used of them. */
const isEntryOfPackage = (path: string): boolean =>
  /\/packages\/(?:(?:forms|api-client)\/src\/(?:react\/)?|ui\/src\/messages\/)index\.ts$/.test(path);

/**
 * The screen where most visits begin, and what it takes from packages: their entries name more than that, so importing one
 * says nothing.
 */
const signIn = [
  '/app/routes/sign-in/login.tsx',
  '/forms/src/schemas/login.ts',
  '/forms/src/react/useSchemaForm.ts',
  '/forms/src/react/SchemaForm.tsx',
  '/forms/src/react/SubmitButton.tsx',
  '/forms/src/react/fields/FormCaptcha.tsx',
  '/forms/src/react/fields/FormPasswordField.tsx',
  '/forms/src/react/fields/FormPhoneField.tsx',
];

/** Whether a file imports a module, through others or by itself; what it loads later does not count. */
function isNeededBy(files: readonly string[], id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set<string>();
  const queue = [id];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [path = ''] = next.split('?');
    if (seen.has(next) || isEntryOfPackage(path)) continue;
    seen.add(next);
    if (files.some((file) => path.endsWith(file))) return true;
    queue.push(...(context.getModuleInfo(next)?.importers ?? []));
  }
  return false;
}

/**
 * Puts code that is needed together anyway into one file: thirty small files are a tenth larger, compressed, than one.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  // Each of the two is a task of its own when the page starts (scripts/after-build.mjs), so that neither keeps a slow
  // phone from answering for long.
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 4 },
  { name: 'router', test: /[\\/]node_modules[\\/](?:react-router|i18next)[\\/]/, priority: 3 },
  {
    debugName: 'start',
    name: (id, context) => (isNeededBy(start, id, context) ? 'start' : null),
    priority: 2,
  },
  {
    debugName: 'sign-in',
    name: (id, context) => (isNeededBy(signIn, id, context) ? 'sign-in' : null),
    minShareCount: 2,
    priority: 1,
  },
];
