/** One connection to PostgreSQL, to whichever of its hosts does what is asked of it. */
import { Client, type ClientConfig } from 'pg';
import { readHosts, type Wish } from './hosts.ts';

/** Milliseconds that a host has to say what it is. */
const probeTimeout = 2_000;

/** PostgreSQL's code for a server that is starting, or not the right one now: another try will work. */
class NoSuchHost extends Error {
  readonly code = '57P03';
}

export interface Connecting {
  /** Which kind of client a pool is to make of its configuration, or anybody of the same. */
  Client: typeof Client;
  /** Goes into the configuration. */
  connectionString: string;
}

/**
 * How to connect to an address. With one host and no wish it is the driver's own way. With several, the first that fits is found at the first
 * connection and kept until a connection to it fails or it does no longer fit: after a failover all are asked again.
 * @param isPooled whether a pooler in transaction mode stands before it: a statement that is kept under a name would be missed by the
 *   next connection, so none is
 */
export function connecting(url: string, { isPooled = false } = {}): Connecting {
  const { urls, wish } = readHosts('the address of the database', url);
  const [connectionString = url] = urls;
  const isPlain = wish === 'any' && urls.length === 1;
  if (isPlain && !isPooled) return { Client, connectionString };
  let known: Promise<Place> | undefined;
  const find = (): Promise<Place> => (known ??= findHost(urls, wish));

  class SeekingClient extends Client {
    override connect(): Promise<Client>;
    override connect(tell: Told): void;
    override connect(tell?: Told): Promise<Client> | void {
      const connected = isPlain ? super.connect() : this.#seek(() => super.connect());
      if (tell === undefined) return connected;
      connected.then(
        () => Reflect.apply(tell, undefined, [null, this]),
        (error: unknown) => Reflect.apply(tell, undefined, [error]),
      );
    }

    async #seek(connect: () => Promise<Client>): Promise<Client> {
      const finding = find();
      try {
        const { host, port } = await finding;
        Object.assign(this, { host, port });
        await connect();
        if (await fits(this, wish)) return this;
        await this.end();
        throw new NoSuchHost('The database has changed its place.');
      } catch (error) {
        if (known === finding) known = undefined;
        throw error;
      }
    }
  }

  /** What is asked under a name is asked without it. */
  class PooledClient extends SeekingClient {
    constructor(config?: string | ClientConfig) {
      super(config);
      const query: unknown = Reflect.get(this, 'query');
      if (typeof query !== 'function') return;
      Object.defineProperty(this, 'query', {
        value: (first: unknown, ...rest: unknown[]): unknown =>
          Reflect.apply(query, this, [withoutName(first), ...rest]),
      });
    }
  }

  return { Client: isPooled ? PooledClient : SeekingClient, connectionString };
}

type Told = ((error: Error) => void) | ((error: null, client: Client) => void);

type Place = Pick<Client, 'host' | 'port'>;

const withoutName = (statement: unknown): unknown =>
  typeof statement === 'object' && statement !== null && 'name' in statement
    ? { ...statement, name: undefined }
    : statement;

async function fits(client: Client, wish: Wish): Promise<boolean> {
  if (wish === 'any') return true;
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  return (rows[0]?.transaction_read_only === 'on') === (wish === 'read-only');
}

/** Asks all hosts at once, and takes the first that answers as it should. */
async function findHost(urls: readonly string[], wish: Wish): Promise<Place> {
  try {
    return await Promise.any(urls.map((url) => probe(url, wish)));
  } catch (error) {
    throw new NoSuchHost(`None of ${urls.length} hosts of the database answers as it should (${wish}).`, {
      cause: error,
    });
  }
}

async function probe(url: string, wish: Wish): Promise<Place> {
  const config: ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: probeTimeout,
    query_timeout: probeTimeout,
    application_name: 'aarambh probe',
  };
  const client = new Client(config);
  // Without a listener a connection that breaks would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (!(await fits(client, wish))) throw new NoSuchHost(`${client.host} is not ${wish}.`);
    return { host: client.host, port: client.port };
  } finally {
    await client.end().catch(() => undefined);
  }
}
