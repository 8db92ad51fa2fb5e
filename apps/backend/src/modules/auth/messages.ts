/** What people are told by SMS and e-mail about their account. */
import type { User } from '../users/tables.ts';
import type { Message } from '../outbox/messenger.ts';
import type { OtpPurpose } from './tables.ts';

type Locale = User['locale'];

const codeTexts: Record<Locale, Record<OtpPurpose, string>> = {
  en: {
    register: '{code} is your Aarambh code to verify your mobile number.',
    reset: '{code} is your Aarambh code to reset your password.',
  },
  hi: {
    register: '{code} आपका मोबाइल नंबर सत्यापित करने का आरंभ कोड है।',
    reset: '{code} आपका पासवर्ड बदलने का आरंभ कोड है।',
  },
};

const codeWarning: Record<Locale, string> = {
  en: 'It is good for 10 minutes. Do not share it with anyone.',
  hi: 'यह 10 मिनट तक मान्य है। इसे किसी को न बताएं।',
};

/**
 * The SMS with a code. Its last line lets a browser on `host` offer the code to the person (origin-bound one-time codes).
 */
export function codeMessage(
  user: Pick<User, 'mobileNumber' | 'locale'>,
  purpose: OtpPurpose,
  { code, expiresAt }: { code: string; expiresAt: Date },
  host: string,
): Message {
  const sentence = codeTexts[user.locale][purpose].replace('{code}', code);
  const text = `${sentence} ${codeWarning[user.locale]}\n\n@${host} #${code}`;
  return { channel: 'sms', to: user.mobileNumber, text, goodUntil: expiresAt };
}

/** What stands in the sandbox's outbox when a code was asked for a number that may not get one. */
export function withheldCodeMessage(mobileNumber: string, expiresAt: Date): Message {
  return { channel: 'sms', to: mobileNumber, text: 'A code was asked for.', goodUntil: expiresAt };
}

const activationTexts: Record<Locale, { subject: string; body: string }> = {
  en: {
    subject: 'Confirm your e-mail address',
    body: 'Hello {name},\n\nplease confirm your e-mail address for Aarambh:\n\n{link}\n\nThe link is good for 7 days. If you did not sign up, ignore this message.',
  },
  hi: {
    subject: 'अपने ई-मेल पते की पुष्टि करें',
    body: 'नमस्ते {name},\n\nकृपया आरंभ के लिए अपने ई-मेल पते की पुष्टि करें:\n\n{link}\n\nयह लिंक 7 दिन तक मान्य है। यदि आपने पंजीकरण नहीं किया है, तो इस संदेश को अनदेखा करें।',
  },
};

/** The e-mail with the link that confirms the address. */
export function activationMessage(
  user: Pick<User, 'email' | 'firstName' | 'locale'>,
  { link, expiresAt }: { link: string; expiresAt: Date },
): Message {
  const { subject, body } = activationTexts[user.locale];
  const text = body.replace('{name}', () => user.firstName).replace('{link}', () => link);
  return { channel: 'email', to: user.email, subject, text, goodUntil: expiresAt };
}

const passwordChangedTexts: Record<Locale, { subject: string; body: string }> = {
  en: {
    subject: 'Your password was changed',
    body: 'Hello {name},\n\nthe password of your Aarambh account was changed, and you were signed out everywhere else.\n\nIf that was not you, choose a new password at once with "Forgot password" on the sign-in screen.',
  },
  hi: {
    subject: 'आपका पासवर्ड बदल गया है',
    body: 'नमस्ते {name},\n\nआपके आरंभ खाते का पासवर्ड बदल दिया गया है और बाकी सभी जगहों से आपको साइन आउट कर दिया गया है।\n\nयदि यह आपने नहीं किया, तो साइन-इन स्क्रीन पर "पासवर्ड भूल गए" से तुरंत नया पासवर्ड चुनें।',
  },
};

/** The e-mail that tells of a changed password, so that a stranger cannot do it unnoticed. */
export function passwordChangedMessage(user: Pick<User, 'email' | 'firstName' | 'locale'>): Message {
  const { subject, body } = passwordChangedTexts[user.locale];
  return { channel: 'email', to: user.email, subject, text: body.replace('{name}', () => user.firstName) };
}
