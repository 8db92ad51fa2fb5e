/** What handlers of sign-up, sign-in and the captcha need beside the context of their call. */
import type { Captcha } from './identity/captcha/captcha.ts';
import type { Payments } from './money/payments/service.ts';
import type { Streams } from './messages/notifications/streams.ts';
import type { Messenger } from './platform/messenger.ts';
import type { Keys } from './platform/keys.ts';
import type { Limiter } from './platform/limits/limiter.ts';
import type { Pace } from './platform/limits/rate-limiter.ts';

export interface Services {
  keys: Keys;
  limiter: Limiter;
  /** Of searches without an account, by address. */
  searches: Pace;
  captcha: Captcha;
  messenger: Messenger;
  payments: Payments;
  /** Event streams that browsers have open here. */
  streams: Streams;
  /** Address that people reach the portal at, without a slash at the end. */
  publicAddress: () => string;
  /** Which terms of use are in force; null where none are served. */
  termsVersion: () => Promise<string | null>;
  /** Most institutes that are sent where all are asked for. */
  institutesAtOnce: number;
}
