/** What to do with a record that two people changed at once. A property is one value: what a person typed into all of its fields. */

type Properties = Readonly<Record<string, unknown>>;

/** Whose value of a property is kept. */
export type Side = 'mine' | 'theirs';

export interface Merge {
  /** Only I changed them. Everything that is in neither list is as they saved it. */
  readonly mine: readonly string[];
  /** Both changed them, to different values. */
  readonly both: readonly string[];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** @param before what both began with */
export function compare(before: Properties, mine: Properties, theirs: Properties): Merge {
  const changed = Object.keys(mine).filter(
    (name) => !isSame(mine[name], before[name]) && !isSame(mine[name], theirs[name]),
  );
  const isTheirs = (name: string): boolean => !isSame(theirs[name], before[name]);
  return { mine: changed.filter((name) => !isTheirs(name)), both: changed.filter(isTheirs) };
}

/** My values that are written over theirs, as was chosen for those that both changed. */
export function kept({ mine, both }: Merge, values: Properties, choices: Readonly<Record<string, Side>>) {
  const names = [...mine, ...both.filter((name) => choices[name] === 'mine')];
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
