/** What people have said that the headings of their files mean; this device remembers it. */
import { isApiError } from '@aarambh/api-client';
import type { Store } from '../host/host.ts';
import type { ImportKind } from '../register.ts';

/** Headings that the server does not understand, and the columns that they could be. */
export interface AskedHeadings {
  readonly headings: readonly string[];
  readonly columns: readonly string[];
}

/** By heading its column; an empty text for one that is left out. */
export type Matching = Readonly<Record<string, string>>;

/** Most sets of headings that are remembered for a kind of files; the oldest is forgotten. */
const mostSets = 20;

/** The headings that a refusal asks for; undefined for another refusal. */
export function headingsAskedFor(error: unknown): AskedHeadings | undefined {
  if (!isApiError(error) || !error.fieldErrors.some(({ code }) => code === 'headings')) return undefined;
  const [headings, columns] = [textsOf(error.details.headings), textsOf(error.details.columns)];
  return headings.length > 0 ? { headings, columns } : undefined;
}

/** What was said of the same headings before; undefined where a column of it is not to be had any more. */
export function rememberedMatching(
  device: Store,
  kind: ImportKind,
  { headings, columns }: AskedHeadings,
): Matching | undefined {
  const found = setsOf(device, kind).find(([set]) => set === setName(headings))?.[1];
  if (found === undefined) return undefined;
  const isWhole = headings.every((heading) => {
    const column = found[heading];
    return column === '' || (column !== undefined && columns.includes(column));
  });
  return isWhole ? found : undefined;
}

export function rememberMatching(device: Store, kind: ImportKind, matching: Matching): void {
  const set = setName(Object.keys(matching));
  const others = setsOf(device, kind).filter(([name]) => name !== set);
  device.write(placeOf(kind), JSON.stringify([...others, [set, matching]].slice(-mostSets)));
}

const placeOf = (kind: ImportKind): string => `import-headings-${kind}`;

const setName = (headings: readonly string[]): string => JSON.stringify(headings.toSorted());

/** Anything that cannot be read counts as not said. */
function setsOf(device: Store, kind: ImportKind): (readonly [string, Matching])[] {
  try {
    const kept: unknown = JSON.parse(device.read(placeOf(kind)) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(setOf) : [];
  } catch {
    return [];
  }
}

function setOf(kept: unknown): (readonly [string, Matching])[] {
  if (!Array.isArray(kept)) return [];
  const [name, matching]: unknown[] = kept;
  if (typeof name !== 'string' || typeof matching !== 'object' || matching === null) return [];
  const pairs = Object.entries(matching).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return [[name, Object.fromEntries(pairs)]];
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
