/** What people are told about the e-mail address of their account. */
import type { User } from '../tables/users.ts';
import {
  inLanguage,
  localized,
  type Locale,
  type Message,
  type TranslatedText,
} from '../../platform/index.ts';

interface Link {
  link: string;
  expiresAt: Date;
}

const confirmTexts: Record<'subject' | 'body', TranslatedText> = {
  subject: 'Confirm your e-mail address',
  body: 'Hello {name},\n\nplease confirm your e-mail address for Aarambh:\n\n{link}\n\nThe link is good for 24 hours. If you did not ask for this, ignore this message.',
};

/** The e-mail with the link that confirms an address: that of a new account, or a new one of an account. */
export function confirmAddressMessage(
  user: Pick<User, 'id' | 'email' | 'firstName' | 'locale'>,
  { link, expiresAt }: Link,
): Message {
  const subject = inLanguage(confirmTexts.subject, user.locale);
  const text = localized(confirmTexts.body, { name: user.firstName, link })[user.locale];
  return { channel: 'email', to: user.email, subject, text, aboutUserID: user.id, goodUntil: expiresAt };
}

const changeTexts: Record<'subject' | 'body', TranslatedText> = {
  subject: 'Your e-mail address is being changed',
  body: 'Hello {name},\n\nsomebody who knows the password of your Aarambh account asked to change its e-mail address to {newEmail}. It counts as soon as that address is confirmed.\n\nIf that was you, there is nothing to do. If not, undo the change here:\n\n{link}\n\nThat also signs everybody out of your account and ends its password. The link is good for 7 days.',
};

/** The e-mail to the present address about a change, with the link that takes it back. Of the new address it shows no more than helps to know it. */
export function emailChangeMessage(
  user: Pick<User, 'id' | 'email' | 'firstName' | 'locale'>,
  newEmail: string,
  { link, expiresAt }: Link,
): Message {
  const subject = inLanguage(changeTexts.subject, user.locale);
  const masked = newEmail.replace(/^(.)[^@]*/u, '$1***');
  const values = { name: user.firstName, newEmail: masked, link };
  const text = localized(changeTexts.body, values)[user.locale];
  return { channel: 'email', to: user.email, subject, text, aboutUserID: user.id, goodUntil: expiresAt };
}

const undoneTexts: Record<'subject' | 'body' | 'sms', TranslatedText> = {
  subject: 'The change of your e-mail address was undone',
  body: 'Hello {name},\n\nyour Aarambh account has this e-mail address again. Everybody was signed out, and the password opens nothing any more.\n\nChoose a new password with "Forgot password" on the sign-in screen.',
  sms: 'The change of the e-mail address of your Aarambh account was undone, and everybody was signed out. Choose a new password with "Forgot password".',
};

/** The SMS of them. */
export const changeUndoneText = (locale: Locale): string => inLanguage(undoneTexts.sms, locale);

/** The e-mail and the SMS that tell of a change that was taken back. */
export function changeUndoneMessages(
  user: Pick<User, 'email' | 'mobileNumber' | 'firstName' | 'locale'>,
): readonly Message[] {
  const { locale } = user;
  const subject = inLanguage(undoneTexts.subject, locale);
  const text = localized(undoneTexts.body, { name: user.firstName })[locale];
  return [
    { channel: 'email', to: user.email, subject, text },
    {
      channel: 'sms',
      to: user.mobileNumber,
      text: changeUndoneText(locale),
      registered: { text: 'email-change-undone', locale },
    },
  ];
}
