/** Settings of what takes e-mails and SMS away. */
import { StartFailure } from '../start-failure.ts';
import { integer, isLoopback, privateURL, url, value, type Env } from './env.ts';

/** The mail server and how to speak to it. */
export interface SMTPConfig {
  host: string;
  port: number;
  /** `implicit`: from the first byte. `required`: by STARTTLS, or nothing is sent. `none`: on this machine only. */
  tls: 'implicit' | 'required' | 'none';
  credentials: { user: string; password: string } | null;
  from: { name: string; address: string };
  /** Pieces of news that it gets in one second at most. */
  newsPerSecond: number;
}

/** The HTTP gateway that sends SMS. */
export interface SMSGatewayConfig {
  url: string;
  /** Sent as the bearer token. */
  key: string;
  /** Pieces of news that it gets in one second at most. */
  newsPerSecond: number;
}

/** Paise that one part of a message costs, which need not be whole; null where the operator has not said. */
export interface MessagePrices {
  sms: number | null;
  whatsapp: number | null;
}

/** `SMS_PRICE` and `WHATSAPP_PRICE`, in rupees. */
export const messagePrices = (env: Env): MessagePrices => ({
  sms: price(env, 'SMS_PRICE'),
  whatsapp: price(env, 'WHATSAPP_PRICE'),
});

function price(env: Env, name: string): number | null {
  const text = value(env, name);
  if (text === undefined) return null;
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(text)) {
    throw new StartFailure(`${name} must be rupees with at most four decimals, such as 0.18, not "${text}".`);
  }
  return Math.round(Number(text) * 10_000) / 100;
}

const ports = { implicit: 465, required: 587, none: 25 } as const;

/** `SMTP_URL` and `SMTP_FROM`; null without the first. */
export function smtp(env: Env): SMTPConfig | null {
  const text = value(env, 'SMTP_URL');
  if (text === undefined) return null;
  const server = url('SMTP_URL', text, ['smtp:', 'smtps:']);
  if (server.hostname === '') throw new StartFailure('SMTP_URL names no mail server.');
  if ((server.username === '') !== (server.password === '')) {
    throw new StartFailure(
      'SMTP_URL must hold both a user and a password, as in smtps://user:password@host.',
    );
  }
  const tls = server.protocol === 'smtps:' ? 'implicit' : isLoopback(server) ? 'none' : 'required';
  return {
    host: server.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: server.port === '' ? ports[tls] : Number(server.port),
    tls,
    credentials:
      server.username === '' ? null : { user: decoded(server.username), password: decoded(server.password) },
    from: sender(env),
    newsPerSecond: integer(env, 'SMTP_NEWS_PER_SECOND', 10, 1, 1_000),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new StartFailure('SMTP_URL must have % in user and password written as %25.');
  }
}

/** `Aarambh <no-reply@portal.example>`, or an address alone. */
function sender(env: Env): SMTPConfig['from'] {
  const text = value(env, 'SMTP_FROM');
  if (text === undefined) throw new StartFailure('SMTP_URL needs SMTP_FROM, the sender of e-mails.');
  const named = /^(?<name>[^<>"\r\n]*)<(?<address>[^<>]*)>$/.exec(text)?.groups;
  const address = named?.address ?? text;
  if (!/^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+$/.test(address)) {
    throw new StartFailure(
      `SMTP_FROM must be an e-mail address, as in Aarambh <no-reply@portal.example>, not "${text}".`,
    );
  }
  return { name: named?.name?.trim() ?? '', address };
}

/** `SMS_GATEWAY_URL` and `SMS_GATEWAY_KEY`; null without the first. */
export function smsGateway(env: Env): SMSGatewayConfig | null {
  const text = value(env, 'SMS_GATEWAY_URL');
  if (text === undefined) return null;
  const key = value(env, 'SMS_GATEWAY_KEY');
  if (key === undefined) {
    throw new StartFailure('SMS_GATEWAY_URL needs SMS_GATEWAY_KEY, which the gateway knows this server by.');
  }
  const newsPerSecond = integer(env, 'SMS_NEWS_PER_SECOND', 20, 1, 1_000);
  return { url: privateURL('SMS_GATEWAY_URL', text).href, key, newsPerSecond };
}
