import type { Rolldown } from 'vite';

/** What every page loads: the start of the portal and the frame of its screens. */
const start = ['/app/entry.client.tsx', '/app/root.tsx', '/app/shell/PublicLayout.tsx'];

/** Entries of packages name far more than what is used of them. */
const isEntryOfPackage = (path: string): boolean =>
  /\/packages\/(?:(?:forms|api-client)\/src\/(?:react\/)?|ui\/src\/messages\/)index\.ts$/.test(path);

/** Whether the start of the portal imports a module, through others or by itself; what it loads later does not count. */
function isNeededAtStart(id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set<string>();
  const queue = [id];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [path = ''] = next.split('?');
    if (seen.has(next) || isEntryOfPackage(path)) continue;
    seen.add(next);
    if (start.some((file) => path.endsWith(file))) return true;
    queue.push(...(context.getModuleInfo(next)?.importers ?? []));
  }
  return false;
}

/** What forms need that make up a password or pick from lists; the sign-in form, where most visits begin, does neither. */
const longForms =
  /[\\/](?:Combobox|HelpTip|Modal|PasswordRules|Popover|SearchSelect)[\\/]|[\\/]Form(?:NewPasswordField|SearchSelect)\.tsx/;

const forms = /[\\/](?:react-hook-form|zod)[\\/]|[\\/]packages[\\/](?:forms|ui)[\\/]/;

/**
 * Puts code that is needed together anyway into one file: thirty small files are a tenth larger, compressed, than one.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'start',
    name: (id, context) => (isNeededAtStart(id, context) ? 'start' : null),
    priority: 2,
  },
  {
    name: 'forms',
    test: (id) => forms.test(id) && !longForms.test(id),
    minShareCount: 2,
    priority: 1,
  },
];
