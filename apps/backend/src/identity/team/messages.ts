/** The e-mail to somebody who is invited. */
import { personName } from '@aarambh/forms';
import type { Message } from '../../platform/index.ts';
import type { User } from '../tables/users.ts';

const texts: Record<User['locale'], { subject: string; body: string }> = {
  en: {
    subject: 'Join {organisation} on Aarambh',
    body: 'Hello,\n\n{inviter} invites you to join {organisation} on Aarambh as: {role}.\n\nAccept the invitation here:\n\n{link}\n\nThe link is good for 7 days. If you do not know {inviter}, ignore this message: without the link no account is made.',
  },
  hi: {
    subject: 'आरंभ पर {organisation} से जुड़ें',
    body: 'नमस्ते,\n\n{inviter} आपको आरंभ पर {organisation} से जुड़ने का निमंत्रण दे रहे हैं। भूमिका: {role}।\n\nनिमंत्रण यहाँ स्वीकार करें:\n\n{link}\n\nयह लिंक 7 दिन तक मान्य है। यदि आप {inviter} को नहीं जानते, तो इस संदेश को अनदेखा करें: लिंक के बिना कोई खाता नहीं बनता।',
  },
};

interface Invited {
  email: string;
  organisation: string;
  role: string;
  token: string;
  expiresAt: Date;
}

/** The invitation, in the language of who sends it: that of the invited person is not known. */
export function invitationMessage(
  inviter: Pick<User, 'id' | 'firstName' | 'lastName' | 'locale'>,
  { email, organisation, role, token, expiresAt }: Invited,
  publicAddress: string,
): Message {
  const link = new URL('/accept-invitation', publicAddress);
  // Behind the mark, so that no server along the way writes it down.
  link.hash = new URLSearchParams({ token }).toString();
  const values: Readonly<Record<string, string>> = {
    inviter: personName(inviter),
    organisation,
    role,
    link: link.href,
  };
  const { subject, body } = texts[inviter.locale];
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_mark, name: string) => values[name] ?? '');
  return {
    channel: 'email',
    to: email,
    subject: filled(subject),
    text: filled(body),
    aboutUserID: inviter.id,
    goodUntil: expiresAt,
  };
}
