/** Figures over all people of a large platform, which take a second to work out and are asked for by every visit of a dashboard. */
import type { Db } from '../../database/open.ts';
import { signedIn, type OperationContext } from '../../platform/operation.ts';
import { isLarge } from '../users/size.ts';

/** Milliseconds for which a figure is held to be true. */
const usualLife = 60_000;
/** How many figures are kept. */
const most = 200;

interface Kept {
  value: Promise<unknown>;
  staleAt: number;
  isRenewed: boolean;
}

const memories = new WeakMap<Db, Map<string, Kept>>();

/**
 * What `read` gives, at most a minute old for callers who see everything on a large platform: an older figure is renewed behind the
 * answer. Others always get a fresh one. Callers with the same permissions share what is kept.
 * @param name names the figure, with its parameters
 * @param life milliseconds for which it is held to be true, where working it out takes seconds
 */
export async function kept<Value>(
  context: OperationContext,
  name: string,
  read: () => Promise<Value>,
  life = usualLife,
): Promise<Value> {
  const { db, now, permissions } = context;
  const { roleScope, type } = signedIn(context);
  if (roleScope !== 'all' || !(await isLarge(db, now()))) return read();
  const figures = memories.get(db) ?? new Map<string, Kept>();
  memories.set(db, figures);
  const key = JSON.stringify([name, type, [...permissions].toSorted()]);
  const found = figures.get(key);
  const time = now().getTime();
  if (found && (time < found.staleAt || found.isRenewed)) return shared<Value>(found);
  const fresh: Kept = { value: read(), staleAt: time + life, isRenewed: false };
  const keep = (): void => {
    figures.delete(key);
    figures.set(key, fresh);
    for (const each of figures.keys()) if (figures.size > most) figures.delete(each);
  };
  if (!found) {
    keep();
    // A failure is not kept.
    fresh.value.catch(() => figures.get(key) === fresh && figures.delete(key));
    return shared<Value>(fresh);
  }
  found.isRenewed = true;
  fresh.value.then(keep, () => {
    found.isRenewed = false;
  });
  return shared<Value>(found);
}

function shared<Value>({ value }: Kept): Promise<Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written under the same name by the same reading
  return value as Promise<Value>;
}
