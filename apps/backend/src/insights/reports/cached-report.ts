/** Figures over all people of a large platform, which take a second to work out and are asked for by every visit of a dashboard. */
import { cached, signedIn, type OperationContext } from '../../platform/index.ts';
import { isLarge } from '../../identity/index.ts';

/**
 * What `read` gives, at most a minute old for callers who see everything on a large platform. Others always get a fresh one. Callers
 * with the same permissions share what is cached.
 * @param name names the figure, with its parameters
 * @param ttl milliseconds for which it is held to be true, where working it out takes seconds
 */
export async function cachedReport<Value>(
  context: OperationContext,
  name: string,
  read: () => Promise<Value>,
  ttl?: number,
): Promise<Value> {
  const { db, permissions } = context;
  const { roleScope, type } = signedIn(context);
  if (roleScope !== 'all' || !(await isLarge(db))) return read();
  return cached(db, `report/${JSON.stringify([name, type, [...permissions].toSorted()])}`, read, ttl);
}
