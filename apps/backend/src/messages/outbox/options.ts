import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../database/index.ts';
import type { MessageChannel, Seal } from '../../platform/index.ts';
import type { Carrier } from './carrier.ts';

/** What the outbox and its couriers work with. */
export interface OutboxOptions {
  db: Db;
  now: () => Date;
  seal: Seal;
  /** Messages of a channel without one stay in the table. */
  carriers: Readonly<Partial<Record<MessageChannel, Carrier>>>;
  /** Whether texts stay to be looked at after delivery. */
  keepsTexts: boolean;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}
