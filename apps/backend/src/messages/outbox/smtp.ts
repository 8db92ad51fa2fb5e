/** E-mail over SMTP. */
import type { SMTPConfig } from '../../config/index.ts';
import { DeliveryFailure, type Carrier } from './carrier.ts';

interface SMTPCarrierOptions {
  /** Milliseconds to connect and to greet; twice as many for each answer after that. */
  timeoutMs?: number;
  /** Certificate of an authority that is trusted besides those of Node. */
  ca?: string;
}

export function createSMTPCarrier(
  { host, port, tls, credentials, from, newsPerSecond }: SMTPConfig,
  { timeoutMs = 10_000, ca }: SMTPCarrierOptions = {},
): Carrier {
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      host,
      port,
      secure: tls === 'implicit',
      requireTLS: tls === 'required',
      ignoreTLS: tls === 'none',
      ...(credentials === null ? {} : { auth: { user: credentials.user, pass: credentials.password } }),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      socketTimeout: 2 * timeoutMs,
      tls: { minVersion: 'TLSv1.2', ...(ca === undefined ? {} : { ca }) },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  // With the first message: reading the library is no part of the start.
  let opening: ReturnType<typeof open> | undefined;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    newsPerSecond,
    deliver: async ({ id, to, subject, text, calendar }) => {
      if (!/^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(to)) {
        throw new DeliveryFailure('the address is not one address', { isFinal: true });
      }
      try {
        opening ??= open();
        const transport = await opening;
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          to: { name: '', address: to },
          envelope: { from: from.address, to: [to] },
          subject: subject ?? '',
          text,
          ...(calendar !== undefined && { icalEvent: { method: methodOf(calendar), content: calendar } }),
          // Programs that answer by themselves must not answer this (RFC 3834).
          headers: { 'auto-submitted': 'auto-generated' },
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

/** The type of the part names the method again (RFC 6047, 2.4). */
const methodOf = (calendar: string): 'cancel' | 'request' =>
  calendar.includes('\nMETHOD:CANCEL') ? 'cancel' : 'request';

/** Only the codes of a failure are told: its text repeats the address. */
function failureOf(error: unknown): DeliveryFailure {
  const code = property(error, 'code');
  const answer = property(error, 'responseCode');
  const name = typeof code === 'string' ? code : 'an unknown failure';
  const reason = typeof answer === 'number' ? `the mail server answered ${answer} (${name})` : name;
  // A refused recipient or text stays refused (RFC 5321, 4.2.1); a refused password is the operator's to mend.
  const isFinal =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && (typeof answer !== 'number' || answer >= 500);
  return new DeliveryFailure(reason, {
    isFinal,
    answer: typeof answer === 'number' ? String(answer) : unanswered(code),
  });
}

/** Why the mail server gave no answer, in the words of the other carriers. */
function unanswered(code: unknown): string {
  return code === 'ETIMEDOUT' || code === 'ETIMEOUT' ? 'timeout' : 'unreachable';
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
