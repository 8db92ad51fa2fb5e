/**
 * News on WhatsApp over the Cloud API of WhatsApp Business: each is posted as a message of the approved template, with its text in the
 * template's one gap.
 */
import type { WhatsAppConfig } from '../../config/index.ts';
import { DeliveryFailure, type Carrier } from './carrier.ts';

/** Refusals that an operator or time can mend, as of the SMS gateway: the token, the template, an overload. */
const passingStatuses = new Set([401, 402, 403, 404, 407, 408, 409, 425, 429]);

/** Those of them that come with 400: too many calls, too many messages, payment, an account under maintenance, a template that is paused. */
const passingCodes = new Set([4, 80_007, 130_429, 131_042, 131_048, 131_056, 131_057, 132_015, 132_016]);

/** Characters of a gap: a template with its text may have 1,024. */
const longestGap = 900;

/** Bytes of an answer that are read: what is behind them says nothing that is asked for. */
const longestAnswer = 16_384;

/** @param timeoutMs milliseconds that one attempt may take */
export function createWhatsAppCarrier(
  { url, token, template, languages, newsPerSecond, newsPerDay }: WhatsAppConfig,
  timeoutMs = 10_000,
): Carrier {
  return {
    newsPerSecond,
    newsPerDay,
    deliver: async ({ id, to, text, locale }) => {
      const code = languages.find((each) => each === locale) ?? languages[0];
      let response: Response;
      let answer: string;
      try {
        response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            authorization: `Bearer ${token}`,
          },
          body: JSON.stringify({
            messaging_product: 'whatsapp',
            recipient_type: 'individual',
            to: `91${to}`,
            type: 'template',
            template: {
              name: template,
              language: { code },
              components: [{ type: 'body', parameters: [{ type: 'text', text: inGap(text) }] }],
            },
            biz_opaque_callback_data: id,
          }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        answer = await beginningOf(response);
      } catch (error) {
        throw error instanceof DOMException && error.name === 'TimeoutError'
          ? new DeliveryFailure('WhatsApp did not answer in time', { answer: 'timeout' })
          : new DeliveryFailure('WhatsApp could not be reached', { answer: 'unreachable' });
      }
      const { status, ok } = response;
      if (!ok) {
        const reason = refusalCode(answer);
        throw new DeliveryFailure(
          `WhatsApp answered ${status}${reason === undefined ? '' : ` (${reason})`}`,
          {
            isFinal:
              status >= 400 &&
              status < 500 &&
              !passingStatuses.has(status) &&
              !(reason !== undefined && passingCodes.has(reason)),
            answer: String(status),
          },
        );
      }
      if (!response.headers.get('content-type')?.includes('json')) {
        throw new DeliveryFailure('WhatsApp answered with a page', { answer: 'page' });
      }
    },
  };
}

/** A gap holds one line, and no run of spaces. Of a longer text its end stays: the link. */
function inGap(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longestGap) return line;
  const last = line.slice(line.lastIndexOf(' ') + 1);
  const link = /^https?:\/\//.test(last) ? last : '';
  const room = longestGap - link.length - 5;
  return room < 1 ? line.slice(0, longestGap) : `${line.slice(0, room).toWellFormed()}... ${link}`.trim();
}

async function beginningOf(response: Response): Promise<string> {
  if (response.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body) {
    text += decoder.decode(part, { stream: true });
    if (text.length >= longestAnswer) break;
  }
  return text;
}

/** The number in `{ error: { code } }`; what stands beside it repeats the recipient. */
function refusalCode(answer: string): number | undefined {
  const code = /"code"\s*:\s*(\d{1,7})\b/.exec(answer)?.[1];
  return code === undefined ? undefined : Number(code);
}
