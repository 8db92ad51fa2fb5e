/** What a session needs of a browser, made of plain parts: two tabs can share them, and each part can be broken. */
import { onTestFinished } from 'vitest';
import { createSession, type Session, type SessionOptions } from '../src/index.ts';

/** `setItem` and `getItem` of a browser's storage, kept in a map. */
export class MemoryStorage implements Storage {
  [name: string]: unknown;
  readonly #items = new Map<string, string>();
  get length(): number {
    return this.#items.size;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  clear(): void {
    this.#items.clear();
  }
}

/** `document.cookie`: writing sets one cookie, reading gives all; remembers what was written. */
export class CookieJar {
  readonly written: string[] = [];
  readonly #cookies = new Map<string, string>();
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  set cookie(text: string) {
    this.written.push(text);
    const [pair = '', ...attributes] = text.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

export interface Browser {
  storage: MemoryStorage;
  jar: CookieJar;
  /** Opens a tab. Its session ends with the test. */
  open: (options?: SessionOptions) => Tab;
}

export interface Tab {
  session: Session;
  /** Dispatches what the window would: `pageshow`, `storage` with a key ... */
  dispatch: (type: string, key?: string | null) => void;
}

export function createBrowser(): Browser {
  const storage = new MemoryStorage();
  const jar = new CookieJar();
  const channelName = `test-${crypto.randomUUID()}`;
  return {
    storage,
    jar,
    open(options = {}) {
      const events = new EventTarget();
      const channel = new BroadcastChannel(channelName);
      const session = createSession({
        storage: () => storage,
        document: () => jar,
        events,
        channel,
        ...options,
      });
      onTestFinished(() => session.dispose());
      return {
        session,
        dispatch(type, key) {
          const event = new Event(type);
          if (key !== undefined) Object.defineProperty(event, 'key', { value: key });
          events.dispatchEvent(event);
        },
      };
    },
  };
}

const base64url = (text: string) => Buffer.from(text).toString('base64url');

/** Makes a token of any payload. The signature is nobody's: the client does not check it. */
export const tokenOf = (payload: unknown): string =>
  `${base64url('{"alg":"HS256","typ":"JWT"}')}.${base64url(JSON.stringify(payload))}.c2ln`;

/** Claims of a session that lasts until `exp`, seconds since 1970 UTC. */
export const claimsUntil = (exp: number, more: Record<string, unknown> = {}) => ({
  id: 'u1',
  type: 'C',
  firstName: 'Asha',
  lastName: 'Patil',
  email: 'asha.patil@example.com',
  mobileNumber: '9000000001',
  isFresher: true,
  parentEntityID: 'i1',
  parentEntityName: 'Sahyadri Institute of Technology',
  roleID: 'student',
  exp,
  iat: 0,
  jti: `j${exp}`,
  ...more,
});
