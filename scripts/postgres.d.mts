export interface ThrowAwayPostgres {
  url: string;
  /** Stops the server and starts it again on the same data; `meanwhile` is done before it starts. */
  restart: (mode: 'fast' | 'immediate', meanwhile?: () => Promise<void>) => Promise<void>;
  stop: () => void;
}

/** Starts a cluster that is thrown away, of the machine's PostgreSQL or of npm's, with `more` settings. @throws when neither starts */
export function startPostgres(
  more?: readonly string[],
  options?: { readonly isOnDisk?: boolean },
): Promise<ThrowAwayPostgres>;

/** The account that root lends PostgreSQL, which refuses to run as root; nothing for anybody else. @throws when there is none */
export function lentAccount(): { uid: number; gid: number } | { uid?: undefined; gid?: undefined };
