/** Starts a cluster that is thrown away; undefined where the machine has no PostgreSQL. */
export function startPostgres(): Promise<{ url: string; stop: () => void } | undefined>;
