/** What people are told by SMS and e-mail about their account. */
import type { SmsText } from '@aarambh/api-client/enums';
import type { User } from '../tables/users.ts';
import {
  inLanguage,
  localized,
  type Locale,
  type Message,
  type TranslatedText,
} from '../../platform/index.ts';
import type { OtpPurpose } from '../tables/auth.ts';

/** An e-mail, and an SMS that says the same. */
type Texts = Record<'subject' | 'body' | 'sms', TranslatedText>;

const codeTexts: Record<OtpPurpose, TranslatedText> = {
  register: '{code} is your Aarambh code to verify your mobile number.',
  reset: '{code} is your Aarambh code to reset your password.',
};

const codeWarning: TranslatedText = 'It is good for 10 minutes. Do not share it with anyone.';

/**
 * The SMS with a code. Its last line lets a browser on `host` offer the code to the person (origin-bound one-time codes).
 */
export function codeMessage(
  user: Pick<User, 'mobileNumber' | 'locale'>,
  purpose: OtpPurpose,
  { code, expiresAt }: { code: string; expiresAt: Date },
  host: string,
): Message {
  const text = codeText(codeTexts[purpose], user.locale, code, host);
  const registered = { text: `code-${purpose}`, locale: user.locale } as const;
  return { channel: 'sms', kind: 'code', to: user.mobileNumber, text, registered, goodUntil: expiresAt };
}

function codeText(sentence: TranslatedText, locale: User['locale'], code: string, host: string): string {
  const said = localized(sentence, { code })[locale];
  return `${said} ${inLanguage(codeWarning, locale)}\n\n@${host} #${code}`;
}

const mobileCodeText: TranslatedText =
  '{code} is your Aarambh code to make this number the one of your account.';

/** The SMS with a code to the number that an account is to have. */
export function mobileCodeMessage(
  user: Pick<User, 'id' | 'mobileNumber' | 'locale'>,
  { code, expiresAt }: { code: string; expiresAt: Date },
  host: string,
): Message {
  const text = codeText(mobileCodeText, user.locale, code, host);
  const registered = { text: 'code-new-number', locale: user.locale } as const;
  const about = { registered, aboutUserID: user.id, goodUntil: expiresAt };
  return { channel: 'sms', kind: 'code', to: user.mobileNumber, text, ...about };
}

const mobileChangedTexts: Texts = {
  subject: 'Your mobile number was changed',
  body: 'Hello {name},\n\nyour Aarambh account now has a mobile number that ends in {end}. You sign in with it, and you were signed out everywhere else.\n\nIf that was not you, write to us at once on the contact page.',
  sms: 'Your Aarambh account now has another mobile number, ending in {end}. If that was not you, write to us at once on the contact page.',
};

/** The SMS to the number that an account had, and the e-mail, about the one that it has now. Of that they show no more than helps to know it. */
export function mobileChangedMessages(
  before: Told & Pick<User, 'id'>,
  mobileNumber: string,
): readonly Message[] {
  const { subject, body, sms } = mobileChangedTexts;
  const { locale, firstName: name } = before;
  const end = mobileNumber.slice(-2);
  const about = { aboutUserID: before.id };
  return [
    {
      channel: 'sms',
      to: before.mobileNumber,
      text: localized(sms, { end })[locale],
      registered: { text: 'number-changed', locale },
      ...about,
    },
    {
      channel: 'email',
      to: before.email,
      subject: inLanguage(subject, locale),
      text: localized(body, { name, end })[locale],
      ...about,
    },
  ];
}

/** What stands in the sandbox's outbox when a code was asked for a number that may not get one. */
export function withheldCodeMessage(mobileNumber: string, expiresAt: Date): Message {
  const text = 'A code was asked for.';
  return { channel: 'sms', kind: 'code', to: mobileNumber, text, goodUntil: expiresAt };
}

const passwordChangedTexts: Texts = {
  subject: 'Your password was changed',
  body: 'Hello {name},\n\nthe password of your Aarambh account was changed, and you were signed out everywhere else.\n\nIf that was not you, choose a new password at once with "Forgot password" on the sign-in screen.',
  sms: 'The password of your Aarambh account was changed. If that was not you, choose a new one at once with "Forgot password".',
};

type Told = Pick<User, 'email' | 'mobileNumber' | 'firstName' | 'locale'>;

const mailed = ({ subject, body }: Texts, { email, firstName, locale }: Told): Message => ({
  channel: 'email',
  to: email,
  subject: inLanguage(subject, locale),
  text: localized(body, { name: firstName })[locale],
});

const texted = ({ sms }: Texts, { mobileNumber, locale }: Told, text: SmsText): Message => ({
  channel: 'sms',
  to: mobileNumber,
  text: inLanguage(sms, locale),
  registered: { text, locale },
});

/** The e-mail and the SMS that tell of a changed password, so that a stranger cannot do it unnoticed. */
export function passwordChangedMessages(user: Told): readonly Message[] {
  return [mailed(passwordChangedTexts, user), texted(passwordChangedTexts, user, 'password-changed')];
}

const triesRefusedTexts: Texts = {
  subject: 'Tries to get into your account were refused',
  body: 'Hello {name},\n\nsomebody tried too often to sign in with your mobile number, or to get codes for it. We refused them.\n\nYour account is as it was, and you can sign in as always. If you have forgotten your password, choose a new one with "Forgot password" on the sign-in screen.\n\nWe tell you this at most once a day.',
  sms: 'Somebody tried too often to get into your Aarambh account, and was refused. Your account is as it was; you can sign in as always.',
};

/** Tells a person that others were refused: by e-mail where the address is confirmed, otherwise by SMS. */
export function triesRefusedMessage(user: Told & Pick<User, 'emailVerifiedAt'>): Message {
  return user.emailVerifiedAt === null
    ? texted(triesRefusedTexts, user, 'tries-refused')
    : mailed(triesRefusedTexts, user);
}

/** What stands in the sandbox's outbox when tries were refused with a number whose owner is not told. */
export function withheldRefusalMessage(mobileNumber: string): Message {
  return { channel: 'sms', to: mobileNumber, text: 'Tries were refused.' };
}

/**
 * The SMS of accounts as they are registered.
 * @param gap stands for what changes
 */
export function accountTexts(locale: Locale, host: string, gap: string) {
  return {
    'code-register': codeText(codeTexts.register, locale, gap, host),
    'code-reset': codeText(codeTexts.reset, locale, gap, host),
    'code-new-number': codeText(mobileCodeText, locale, gap, host),
    'number-changed': localized(mobileChangedTexts.sms, { end: gap })[locale],
    'password-changed': inLanguage(passwordChangedTexts.sms, locale),
    'tries-refused': inLanguage(triesRefusedTexts.sms, locale),
  } satisfies Partial<Record<SmsText, string>>;
}
