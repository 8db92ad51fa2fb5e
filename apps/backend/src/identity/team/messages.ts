/** The e-mail to somebody who is invited. */
import { personName } from '@aarambh/forms';
import { localized, type Message, type TranslatedText } from '../../platform/index.ts';
import type { User } from '../tables/users.ts';

const texts: Record<'subject' | 'body', TranslatedText> = {
  subject: 'Join {organisation} on Aarambh',
  body: 'Hello,\n\n{inviter} invites you to join {organisation} on Aarambh as: {role}.\n\nAccept the invitation here:\n\n{link}\n\nThe link is good for 7 days. If you do not know {inviter}, ignore this message: without the link no account is made.',
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
  const values = {
    inviter: personName(inviter),
    organisation,
    role,
    link: link.href,
  };
  return {
    channel: 'email',
    to: email,
    subject: localized(texts.subject, values)[inviter.locale],
    text: localized(texts.body, values)[inviter.locale],
    aboutUserID: inviter.id,
    goodUntil: expiresAt,
  };
}
