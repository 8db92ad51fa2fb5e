/**
 * The browser's storage, which may be switched off or full: what cannot be kept there is kept in memory, so that
 * the portal works until the page is closed.
 */
export interface Store {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** The keys in use that begin so. */
  keysUnder(prefix: string): string[];
  /** Removes whatever is kept under keys that begin so. */
  removeUnder(prefix: string): void;
}

function storeOver(area: () => Storage): Store {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return action(area());
    } catch {
      return otherwise();
    }
  };
  const keysUnder = (prefix: string): string[] => {
    const stored = attempt(
      (storage) => Object.keys(storage),
      () => [],
    );
    return [...new Set([...memory.keys(), ...stored])].filter((key) => key.startsWith(prefix));
  };
  return {
    keysUnder,
    read: (key) =>
      memory.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    write: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value);
          memory.delete(key);
        },
        () => void memory.set(key, value),
      ),
    removeUnder: (prefix) => {
      const isUnder = (key: string): boolean => key.startsWith(prefix);
      for (const key of [...memory.keys()].filter(isUnder)) memory.delete(key);
      attempt(
        (storage) => {
          for (const key of Object.keys(storage).filter(isUnder)) storage.removeItem(key);
        },
        () => undefined,
      );
    },
    remove: (key) => {
      memory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
}

/** Kept on this device: the choices of language and theme. */
export const deviceStore = storeOver(() => localStorage);

/** Kept in this tab, over reloads: what a flow of several screens hands on. */
export const tabStore = storeOver(() => sessionStorage);
