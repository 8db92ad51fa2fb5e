/** What people are told about the end of their account. */
import { inLanguage, localized, longDate, type Message, type TranslatedText } from '../../platform/index.ts';
import type { User } from '../tables/users.ts';

type Texts = Record<'subject' | 'body', TranslatedText>;

const requestedByStaff: Texts = {
  subject: 'Your account will be erased',
  body: 'Hello {name},\n\n{asker} has noted for you that your Aarambh account is to be erased. That happens on {date}.\n\nIf you want to keep it, sign in before then and take the request back under Settings, or write to us.',
};

const requestedByPerson: Texts = {
  subject: 'Your account will be erased',
  body: 'Hello {name},\n\nyou asked for your Aarambh account to be erased. That happens on {date}.\n\nTo keep it, sign in before then and take your request back under Settings. If you did not ask for this, do that and change your password.',
};

const doneForStaff: Texts = {
  subject: 'Your account was erased',
  body: 'Hello {name},\n\nyour Aarambh account and what was in it were erased, as {asker} had noted for you. Records of payments are kept without your account, as the law asks.',
};

const stopped: Texts = {
  subject: 'Your account stays',
  body: 'Hello {name},\n\nyour Aarambh account is not erased: {asker} has taken back what was noted for you.',
};

const doneForPerson: Texts = {
  subject: 'Your account was erased',
  body: 'Hello {name},\n\nyour Aarambh account and what was in it were erased, as you asked. Records of payments are kept without your account, as the law asks.',
};

type Recipient = Pick<User, 'email' | 'firstName' | 'locale'>;

function message(
  { subject, body }: Texts,
  { email, firstName, locale }: Recipient,
  filled: Readonly<Record<string, string>> = {},
): Message {
  const text = localized(body, { name: firstName, ...filled })[locale];
  return { channel: 'email', to: email, subject: inLanguage(subject, locale), text };
}

/** @param asker the member of staff who asked for the person; null when the person did */
export function erasureRequestedMessage(person: Recipient, dueAt: Date, asker: string | null): Message {
  const date = longDate(dueAt, person.locale);
  return asker === null
    ? message(requestedByPerson, person, { date })
    : message(requestedByStaff, person, { date, asker });
}

/** @param asker who takes back what staff asked for the person */
export const erasureStoppedMessage = (person: Recipient, asker: string): Message =>
  message(stopped, person, { asker });

/** @param asker the member of staff who asked for the person; null when the person did */
export const erasedMessage = (person: Recipient, asker: string | null): Message =>
  asker === null ? message(doneForPerson, person) : message(doneForStaff, person, { asker });
