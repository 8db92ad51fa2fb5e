import type { Rolldown } from 'vite';

/**
 * What nearly every visit begins with: the start of the portal, the frame of its screens, and the screen where people
 * sign in with what it takes from packages (their entries name more than that, so importing one says nothing).
 */
const start = [
  '/app/entry.client.tsx',
  '/app/root.tsx',
  '/app/shell/PublicLayout.tsx',
  '/app/routes/sign-in/login.tsx',
  '/forms/src/schemas/login.ts',
  '/forms/src/react/useSchemaForm.ts',
  '/forms/src/react/SchemaForm.tsx',
  '/forms/src/react/SubmitButton.tsx',
  '/forms/src/react/fields/FormCaptcha.tsx',
  '/forms/src/react/fields/FormPasswordField.tsx',
  '/forms/src/react/fields/FormPhoneField.tsx',
];

/** Entries of packages name far more than what is used of them. */
const isEntryOfPackage = (path: string): boolean =>
  /\/packages\/(?:(?:forms|api-client)\/src\/(?:react\/)?|ui\/src\/messages\/)index\.ts$/.test(path);

/**
 * Named by an entry that every page imports, and drawn by none of them before the sign-in: the icons of places.
 */
const isForLater = (path: string): boolean => path.endsWith('/ui/src/components/Icon/places.tsx');

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
 * Puts what every visit begins with into one file: the same code in ten files is a fiftieth larger, compressed, and ten
 * requests. Starting the libraries as scripts of their own made no difference on a slow phone that could be measured.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'start',
    name: (id, context) => (!isForLater(id) && isNeededBy(start, id, context) ? 'start' : null),
  },
];
