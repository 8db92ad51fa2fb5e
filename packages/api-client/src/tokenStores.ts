/** The two places where a browser keeps the token (specification, section 9). Neither throws. */

export interface TokenStore {
  read(): string | null;
  /** False when the place is not there, full or forbidden. */
  write(token: string): boolean;
  remove(): void;
}

export const tokenKey = 'access-token';
export const activationCookie = 'js-app-token';

const thirtyDays = 30 * 24 * 60 * 60;

/** The working copy: `access-token` in the local storage. `get` is asked each time, because merely naming the storage can throw. */
export function createStorageStore(get: () => Storage | undefined): TokenStore {
  return {
    read() {
      try {
        return get()?.getItem(tokenKey) ?? null;
      } catch {
        return null;
      }
    },
    write(token) {
      try {
        const storage = get();
        storage?.setItem(tokenKey, token);
        return storage?.getItem(tokenKey) === token;
      } catch {
        return false;
      }
    },
    remove() {
      try {
        get()?.removeItem(tokenKey);
      } catch {
        // Nothing could be kept there either.
      }
    },
  };
}

/** The copy that activation makes: the cookie `js-app-token`, for 30 days, to HTTPS and this site only. */
export function createCookieStore(get: () => Pick<Document, 'cookie'> | undefined): TokenStore {
  const attributes = 'Path=/; Secure; SameSite=Strict';
  const read = () => {
    try {
      const pairs = (get()?.cookie ?? '').split(/;\s*/);
      const value = pairs.find((pair) => pair.startsWith(`${activationCookie}=`));
      return value === undefined ? null : value.slice(activationCookie.length + 1) || null;
    } catch {
      return null;
    }
  };
  const set = (value: string, seconds: number) => {
    try {
      const page = get();
      if (page) page.cookie = `${activationCookie}=${value}; Max-Age=${seconds}; ${attributes}`;
    } catch {
      // A sandboxed frame has no cookies.
    }
  };
  return {
    read,
    write(token) {
      // A JWT has no character that a cookie would need escaped; anything else is refused.
      if (/^[\w.-]+$/.test(token)) set(token, thirtyDays);
      return read() === token;
    },
    remove: () => set('', 0),
  };
}
