import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/index.ts';
import type { Task } from '../../platform/index.ts';

/** What metrics are read from. */
export interface MetricsSources {
  app: FastifyInstance;
  database: Pick<Database, 'db' | 'connections' | 'expectedWait'>;
  /** The folder whose disk must not become full; null: there is none. */
  dataFolder: string | null;
  tasks: () => readonly Pick<Task, 'name' | 'everyMs'>[];
  now: () => Date;
}

/** Metrics that are counted, and can be served. */
export interface Metrics {
  /** Begins to serve them. Resolves to their address. @throws StartFailure when the port is not free */
  listen(): Promise<string>;
  close(): Promise<void>;
}
