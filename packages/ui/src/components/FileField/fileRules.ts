/** What files a field takes. */
export type FileRules = {
  /** As in the native attribute: extensions (`.pdf`), types (`application/pdf`) and groups (`image/*`), with commas. */
  readonly accept: string | undefined;
  /** In bytes. */
  readonly maxSize: number | undefined;
  readonly maxCount: number;
};

/** Why a file was left out: a code for programs, and what a sentence about it needs. */
export type FileIssue = { readonly file: File } & (
  | { readonly code: 'wrongKind'; readonly params: { readonly accept: readonly string[] } }
  | { readonly code: 'tooLarge'; readonly params: { readonly maxSize: number } }
  /** Nothing in it; a folder looks so too. */
  | { readonly code: 'empty' }
  /** `prepare` could not read it. */
  | { readonly code: 'unreadable' }
  | { readonly code: 'tooMany'; readonly params: { readonly maxCount: number } }
  | { readonly code: 'duplicate' }
);

/** The entries of an `accept` attribute. */
export function acceptEntries(accept: string | undefined): readonly string[] {
  return (accept ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);
}

/**
 * Whether a file is of an accepted kind. Phones and dragging ignore the native attribute. A file of a type that the browser
 * does not know passes a list with types in it: what it is decides who reads it.
 */
export function isAccepted(
  file: { readonly name: string; readonly type: string },
  accept: string | undefined,
): boolean {
  const entries = acceptEntries(accept);
  if (entries.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return entries.some((entry) => {
    if (entry.startsWith('.')) return name.endsWith(entry);
    if (type === '' || entry === '*/*') return true;
    return entry.endsWith('/*') ? type.startsWith(entry.slice(0, -1)) : type === entry;
  });
}

const isSame = (left: File, right: File): boolean =>
  left.name === right.name && left.size === right.size && left.lastModified === right.lastModified;

function findIssue(file: File, chosen: readonly File[], rules: FileRules): FileIssue | undefined {
  const { accept, maxSize, maxCount } = rules;
  if (chosen.some((other) => isSame(other, file))) return { code: 'duplicate', file };
  if (!isAccepted(file, accept))
    return { code: 'wrongKind', file, params: { accept: acceptEntries(accept) } };
  if (file.size === 0) return { code: 'empty', file };
  if (maxSize !== undefined && file.size > maxSize) return { code: 'tooLarge', file, params: { maxSize } };
  if (chosen.length >= maxCount) return { code: 'tooMany', file, params: { maxCount } };
  return undefined;
}

/** What a choice of files comes to. */
export type FileChoice = {
  readonly files: readonly File[];
  readonly added: readonly File[];
  readonly rejected: readonly FileIssue[];
};

/**
 * Adds files to those chosen before, as far as the rules allow. Where only one may be chosen, a good new one takes the
 * place of the old one.
 */
export function addFiles(current: readonly File[], incoming: readonly File[], rules: FileRules): FileChoice {
  const replaces = rules.maxCount === 1;
  const added: File[] = [];
  const rejected: FileIssue[] = [];
  for (const file of incoming) {
    const issue = findIssue(file, replaces ? added : [...current, ...added], rules);
    if (issue) rejected.push(issue);
    else added.push(file);
  }
  const kept = replaces && added.length > 0 ? [] : current;
  return { files: [...kept, ...added], added, rejected };
}
