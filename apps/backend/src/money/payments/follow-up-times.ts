/** When the provider is asked about an order whose end nobody has told us. */
import type { PaymentOrder } from '../tables/payments.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds that an order can be paid in. */
export const orderLife = 30 * minute;

/** Milliseconds between one question and the next while the order can be paid. */
const pauses = [30 * second, minute, 2 * minute, 5 * minute];

/** Milliseconds after the end of an order until nobody asks for a payment that still runs. */
const askAgainMs = 72 * hour;

/** Milliseconds after the end of an unpaid order at which a payment made at the last moment is looked for. */
const lateLooks = [hour, 24 * hour];

/** The moment of the next question; null when there is nothing left to ask. */
export function nextCheck(
  { status, checks, expiresAt }: Pick<PaymentOrder, 'status' | 'checks' | 'expiresAt'>,
  now: Date,
): Date | null {
  if (status === 'Paid' || status === 'Refunded') return null;
  const end = expiresAt.getTime();
  const at = now.getTime();
  if (at < end) {
    const pause = pauses[Math.min(checks, pauses.length - 1)] ?? minute;
    return new Date(Math.min(at + pause, end));
  }
  if (status === 'Attempted') return at < end + askAgainMs ? new Date(at + hour) : null;
  const late = lateLooks.find((look) => end + look > at);
  return late === undefined ? null : new Date(end + late);
}
