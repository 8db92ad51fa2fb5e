/** What people are told who get an account from somebody else. */
import { inLanguage, localized, type Message, type TranslatedText } from '../../platform/index.ts';
import type { User } from '../tables/users.ts';

const texts: Record<'subject' | 'body', TranslatedText> = {
  subject: 'Your account on Aarambh',
  body: 'Hello {name},\n\n{inviter} has made an account for you on Aarambh ({organisation}). Choose your own password here:\n\n{link}\n\nThen we send a code to your mobile number, which the account is for. The link is good for 7 days. After that you can have it sent again: register with this e-mail address, and we say how.',
};

interface Invited {
  readonly inviter: string;
  readonly organisation: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** The platform's name, for people of no organisation. */
export const platformName = 'Aarambh';

/** The invitation. Its link proves the e-mail address; the account opens with a code to the mobile number. */
export function accountInvitationMessage(
  user: Pick<User, 'email' | 'firstName' | 'locale'>,
  { inviter, organisation, token, expiresAt }: Invited,
  publicAddress: string,
): Message {
  const link = new URL('/accept-invitation', publicAddress);
  // Behind the mark, so that no server along the way writes it down.
  link.hash = new URLSearchParams({ token }).toString();
  const values = {
    name: user.firstName,
    inviter,
    organisation,
    link: link.href,
  };
  const subject = inLanguage(texts.subject, user.locale);
  const text = localized(texts.body, values)[user.locale];
  return { channel: 'email', to: user.email, subject, text, goodUntil: expiresAt };
}
