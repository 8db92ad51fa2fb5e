/**
 * Copies of what one person has read, on this device, for one session. They are gone when it ends: nobody who signs in next on the
 * same phone can read them.
 */
const prefix = 'kept ';

/** At most so many; the oldest go. */
const maxCopies = 80;

/** What was read, and when, in milliseconds since 1970. */
export interface KeptCopy {
  readonly data: unknown;
  readonly at: number;
  /** When it is over, in milliseconds since 1970; absent: with its session. */
  readonly until?: number | undefined;
}

/** An address for a name of any length. */
async function addressOf(name: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name));
  return `/kept/${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const isCopy = (value: unknown): value is KeptCopy =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  'at' in value &&
  typeof value.at === 'number' &&
  (!('until' in value) || typeof value.until === 'number');

const isOver = ({ until }: KeptCopy): boolean => until !== undefined && until <= Date.now();

/** Null when there is none, or the browser keeps nothing. */
export async function readCopy(sessionId: string, name: string): Promise<KeptCopy | null> {
  try {
    const cache = await caches.open(prefix + sessionId);
    const copy: unknown = await (await cache.match(await addressOf(name)))?.json();
    return isCopy(copy) && !isOver(copy) ? copy : null;
  } catch {
    return null;
  }
}

/** @param isCurrent whether the session is still there: what comes after its end leaves nothing */
export async function keepCopy(
  sessionId: string,
  name: string,
  copy: KeptCopy,
  isCurrent: () => boolean,
): Promise<void> {
  try {
    const address = await addressOf(name);
    if (!isCurrent()) return;
    const cache = await caches.open(prefix + sessionId);
    await cache.delete(address);
    await cache.put(address, Response.json(copy));
    const kept = await cache.keys();
    await Promise.all(
      kept.slice(0, Math.max(0, kept.length - maxCopies)).map((oldest) => cache.delete(oldest)),
    );
    if (!isCurrent()) await caches.delete(prefix + sessionId);
  } catch {
    // Storage is full, switched off or not for this page: the portal works with a network.
  }
}

/** Takes away one that is no longer to be read. */
export async function removeCopy(sessionId: string, name: string): Promise<void> {
  try {
    await (await caches.open(prefix + sessionId)).delete(await addressOf(name));
  } catch {
    // There are no copies.
  }
}

/** Takes away what is over of a session that goes on. */
export async function dropOver(sessionId: string): Promise<void> {
  try {
    const cache = await caches.open(prefix + sessionId);
    for (const address of await cache.keys()) {
      const copy: unknown = await (await cache.match(address))?.json();
      // One that is just being written anew is not there for a moment.
      if (isCopy(copy) && isOver(copy)) await cache.delete(address);
    }
  } catch {
    // There are no copies.
  }
}

/** Takes away every copy on this device, but for those of the session that goes on. */
export async function dropCopies(exceptSessionId?: string): Promise<void> {
  try {
    const names = await caches.keys();
    const others = names.filter(
      (name) => name.startsWith(prefix) && name !== `${prefix}${exceptSessionId ?? ''}`,
    );
    await Promise.all(others.map((name) => caches.delete(name)));
  } catch {
    // There are no copies.
  }
}
