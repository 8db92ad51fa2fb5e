/** How a receiver knows that a message is ours: Standard Webhooks, https://www.standardwebhooks.com. */
import { createHmac, randomBytes } from 'node:crypto';

const mark = 'whsec_';

/** A secret as receivers are given it. */
export const newSecret = (): string => mark + randomBytes(32).toString('base64');

interface Signed {
  id: string;
  body: string;
  at: Date;
}

/** The headers that prove a message. @param secret as `newSecret` makes it */
export function signatureHeaders(secret: string, { id, body, at }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(mark.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
