/** Settings of WhatsApp Business: who sends, and by which approved template. */
import { localeValues, type Locale } from '@aarambh/api-client/enums';
import { StartFailure } from '../start-failure.ts';
import { integer, privateURL, value, type Env } from './env.ts';

/** The Cloud API of WhatsApp Business, or one that answers like it. */
export interface WhatsAppConfig {
  /** Where messages are posted: the address, its version and the sender's number in one. */
  url: string;
  /** Sent as the bearer token. */
  token: string;
  /** A business may begin a talk only with a text that WhatsApp has approved; this one has one gap, for the news. */
  template: string;
  /** Languages that it is approved in; who reads none of them gets the first. */
  languages: readonly [Locale, ...Locale[]];
  /** Pieces of news that it gets in one second and in one day at most. */
  newsPerSecond: number;
  newsPerDay: number;
}

/** `WHATSAPP_NUMBER_ID` and what belongs to it; null without it. */
export function whatsapp(env: Env): WhatsAppConfig | null {
  const numberID = value(env, 'WHATSAPP_NUMBER_ID');
  if (numberID === undefined) return null;
  if (!/^\d{1,32}$/.test(numberID)) {
    throw new StartFailure('WHATSAPP_NUMBER_ID must be the id of the number as Meta gives it: digits alone.');
  }
  const token = value(env, 'WHATSAPP_TOKEN');
  if (token === undefined) {
    throw new StartFailure('WHATSAPP_NUMBER_ID needs WHATSAPP_TOKEN, which WhatsApp knows this server by.');
  }
  const template = value(env, 'WHATSAPP_TEMPLATE');
  if (template === undefined || !/^[a-z0-9_]{1,512}$/.test(template)) {
    throw new StartFailure(
      'WHATSAPP_NUMBER_ID needs WHATSAPP_TEMPLATE, the name of the approved template: small letters, digits and _.',
    );
  }
  const version = value(env, 'WHATSAPP_VERSION') ?? 'v23.0';
  if (!/^v\d{1,3}\.\d{1,2}$/.test(version)) {
    throw new StartFailure(`WHATSAPP_VERSION must be a version such as v23.0, not "${version}".`);
  }
  const base = privateURL('WHATSAPP_URL', value(env, 'WHATSAPP_URL') ?? 'https://graph.facebook.com');
  return {
    url: `${base.href.replace(/\/$/, '')}/${version}/${numberID}/messages`,
    token,
    template,
    languages: languages(env),
    newsPerSecond: integer(env, 'WHATSAPP_NEWS_PER_SECOND', 20, 1, 1_000),
    newsPerDay: integer(env, 'WHATSAPP_NEWS_PER_DAY', 1_000, 1, 10_000_000),
  };
}

/** `en,hi`: as often as it is wanted, but one at least. */
function languages(env: Env): WhatsAppConfig['languages'] {
  const text = value(env, 'WHATSAPP_LANGUAGES') ?? 'en';
  const given = text.split(',').map((each) => each.trim());
  const known = given.flatMap((each) => localeValues.filter((locale) => locale === each));
  const [first, ...others] = known;
  if (first === undefined || known.length < given.length) {
    throw new StartFailure(
      `WHATSAPP_LANGUAGES must be some of ${localeValues.join(', ')} with commas between them, not "${text}".`,
    );
  }
  return [first, ...others];
}
