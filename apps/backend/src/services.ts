/** What the operations need beside the context of their call: the server makes it once. */
import type { MessagePrices } from './config/index.ts';
import type { Services as IdentityServices } from './identity/index.ts';
import type { Payments } from './money/index.ts';
import type { Streams } from './messages/index.ts';
import type { RateLimiter, Seal, Task } from './platform/index.ts';
import type { ImportJobs } from './records/index.ts';

export interface Services extends IdentityServices {
  /** Of searches without an account, by address. */
  searches: RateLimiter;
  payments: Payments;
  /** Works through files that are taken in. */
  imports: ImportJobs;
  /** Event streams that browsers have open here. */
  streams: Streams;
  /** Sends notifications by e-mail and SMS. */
  delivery: Pick<Task, 'wake'>;
  /** Whether the platform sends to WhatsApp. */
  hasWhatsapp: boolean;
  /** What messages cost the operator. */
  messagePrices: MessagePrices;
  /** How secrets of webhooks are kept, and where they may lead. */
  webhooks: { seal: Seal; onLoopback: boolean };
  /** What this copy of the server does by itself; nothing before the server has begun. */
  tasks: () => readonly Pick<Task, 'name' | 'everyMs'>[];
  /** Most institutes that are sent where all are asked for. */
  institutesAtOnce: number;
}
