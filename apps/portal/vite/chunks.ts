import type { Rolldown } from 'vite';

/**
 * What nearly every visit begins with: the start of the portal, the frame of its screens, and the screen where people
 * sign in with what it takes from packages (their entries name more than that, so importing one says nothing).
 */
const start =
  /\/(?:app\/(?:entry\.client|root|shell\/PublicLayout|routes\/identity\/sign-in\/login)|forms\/src\/(?:schemas\/login|react\/(?:useSchemaForm|SchemaForm|SubmitButton|fields\/Form(?:Captcha|PasswordField|PhoneField))))\.tsx?$/;

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
function isNeededBy(files: RegExp, id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set<string>();
  const queue = [id];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [path = ''] = next.split('?');
    if (seen.has(next) || isEntry(path)) continue;
    seen.add(next);
    if (files.test(path)) return true;
    queue.push(...(context.getModuleInfo(next)?.importers ?? []));
  }
  return false;
}

/** What every visit of somebody who is signed in begins with: the frame, and the screen where they arrive. */
const frame =
  /\/app\/(?:shell\/(?:GuardedLayout|GuardedOutlet|PersonalArea|search\/SearchButton)|routes\/insights\/dashboard)\.tsx$/;

/** Screens that anybody can open. */
const publicScreens =
  /\/app\/(?:i18n\/PublicTexts|shell\/HeaderLayout|routes\/(?:identity\/(?:sign-up|password|activation)|organisations\/contact|not-found)\/[\w-]+)\.tsx$/;

/**
 * What every visit begins with is one file: it halves the time until the first page answers. What two or more screens share is one file
 * more for the public screens and one for those behind the sign-in: a hundred tiny files cost a slow network more than a few bytes
 * that a screen does not need.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'start',
    name: (id, context) => (!isForLater(id) && isNeededBy(start, id, context) ? 'start' : null),
    priority: 2,
  },
  {
    debugName: 'public',
    name: (id, context) => (isNeededBy(publicScreens, id, context) ? 'public' : null),
    minShareCount: 2,
    priority: 1,
  },
  {
    debugName: 'frame',
    name: (id, context) => (isNeededBy(frame, id, context) ? 'frame' : null),
    minShareCount: 2,
  },
  { name: 'signed-in', minShareCount: 3 },
];
