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

/** Files that name far more than what is used of them. */
const isEntry = (path: string): boolean =>
  /\/packages\/(?:(?:forms|api-client)\/src\/(?:react\/|rules\/)?|ui\/src\/messages\/)index\.ts$/.test(path);

/**
 * Named by an entry that every page imports, and drawn by none of what every visit begins with: the icons of places and of
 * things to do, groups of fields, the summary of errors, and the list of all components' texts.
 */
const isForLater = (path: string): boolean =>
  /\/ui\/src\/(?:components\/(?:Icon\/(?:places|actions)|Field\/FieldGroup|ErrorSummary\/ErrorSummary)\.tsx|messages\/en\.ts)$/.test(
    path,
  );

/** Whether a file imports a module, through others or by itself; what it loads later does not count. */
function isNeededBy(files: readonly string[], id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set<string>();
  const queue = [id];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [path = ''] = next.split('?');
    if (seen.has(next) || isEntry(path)) continue;
    seen.add(next);
    if (files.some((file) => path.endsWith(file))) return true;
    queue.push(...(context.getModuleInfo(next)?.importers ?? []));
  }
  return false;
}

/**
 * What every visit begins with is one file: it halves the time until the first page answers. What screens share comes in files of at
 * least 60 kB, by which screens need it: hundreds of tiny files cost a slow network more than the bytes that a screen does not need.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'start',
    name: (id, context) => (!isForLater(id) && isNeededBy(start, id, context) ? 'start' : null),
    priority: 1,
  },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 60_000 },
];
