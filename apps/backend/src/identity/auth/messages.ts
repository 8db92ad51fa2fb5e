/** What people are told by SMS and e-mail about their account. */
import type { User } from '../tables/users.ts';
import type { Message } from '../../platform/index.ts';
import type { OtpPurpose } from '../tables/auth.ts';

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
  return { channel: 'sms', kind: 'code', to: user.mobileNumber, text, goodUntil: expiresAt };
}

const mobileCodeTexts: Record<Locale, string> = {
  en: '{code} is your Aarambh code to make this number the one of your account.',
  hi: '{code} इस नंबर को आपके खाते का नंबर बनाने का आरंभ कोड है।',
};

/** The SMS with a code to the number that an account is to have. */
export function mobileCodeMessage(
  user: Pick<User, 'id' | 'mobileNumber' | 'locale'>,
  { code, expiresAt }: { code: string; expiresAt: Date },
  host: string,
): Message {
  const sentence = mobileCodeTexts[user.locale].replace('{code}', code);
  const text = `${sentence} ${codeWarning[user.locale]}\n\n@${host} #${code}`;
  const about = { aboutUserID: user.id, goodUntil: expiresAt };
  return { channel: 'sms', kind: 'code', to: user.mobileNumber, text, ...about };
}

const mobileChangedTexts: Record<Locale, { subject: string; body: string; sms: string }> = {
  en: {
    subject: 'Your mobile number was changed',
    body: 'Hello {name},\n\nyour Aarambh account now has a mobile number that ends in {end}. You sign in with it, and you were signed out everywhere else.\n\nIf that was not you, write to us at once on the contact page.',
    sms: 'Your Aarambh account now has another mobile number, ending in {end}. If that was not you, write to us at once on the contact page.',
  },
  hi: {
    subject: 'आपका मोबाइल नंबर बदल गया है',
    body: 'नमस्ते {name},\n\nआपके आरंभ खाते का मोबाइल नंबर बदल गया है; नए नंबर के आख़िरी अंक {end} हैं। अब इसी से साइन इन करें। बाकी सभी जगहों से आपको साइन आउट कर दिया गया है।\n\nयदि यह आपने नहीं किया, तो संपर्क पेज पर हमें तुरंत लिखें।',
    sms: 'आपके आरंभ खाते का मोबाइल नंबर बदल गया है; नए नंबर के आख़िरी अंक {end} हैं। यदि यह आपने नहीं किया, तो संपर्क पेज पर हमें तुरंत लिखें।',
  },
};

/** The SMS to the number that an account had, and the e-mail, about the one that it has now. Of that they show no more than helps to know it. */
export function mobileChangedMessages(
  before: Told & Pick<User, 'id'>,
  mobileNumber: string,
): readonly Message[] {
  const { subject, body, sms } = mobileChangedTexts[before.locale];
  const end = mobileNumber.slice(-2);
  const text = body.replace('{name}', () => before.firstName).replace('{end}', end);
  const about = { aboutUserID: before.id };
  return [
    { channel: 'sms', to: before.mobileNumber, text: sms.replace('{end}', end), ...about },
    { channel: 'email', to: before.email, subject, text, ...about },
  ];
}

/** What stands in the sandbox's outbox when a code was asked for a number that may not get one. */
export function withheldCodeMessage(mobileNumber: string, expiresAt: Date): Message {
  const text = 'A code was asked for.';
  return { channel: 'sms', kind: 'code', to: mobileNumber, text, goodUntil: expiresAt };
}

const passwordChangedTexts: Record<Locale, { subject: string; body: string; sms: string }> = {
  en: {
    subject: 'Your password was changed',
    body: 'Hello {name},\n\nthe password of your Aarambh account was changed, and you were signed out everywhere else.\n\nIf that was not you, choose a new password at once with "Forgot password" on the sign-in screen.',
    sms: 'The password of your Aarambh account was changed. If that was not you, choose a new one at once with "Forgot password".',
  },
  hi: {
    subject: 'आपका पासवर्ड बदल गया है',
    body: 'नमस्ते {name},\n\nआपके आरंभ खाते का पासवर्ड बदल दिया गया है और बाकी सभी जगहों से आपको साइन आउट कर दिया गया है।\n\nयदि यह आपने नहीं किया, तो साइन-इन स्क्रीन पर "पासवर्ड भूल गए" से तुरंत नया पासवर्ड चुनें।',
    sms: 'आपके आरंभ खाते का पासवर्ड बदल दिया गया है। यदि यह आपने नहीं किया, तो "पासवर्ड भूल गए" से तुरंत नया पासवर्ड चुनें।',
  },
};

type Told = Pick<User, 'email' | 'mobileNumber' | 'firstName' | 'locale'>;

/** The e-mail and the SMS that tell of a changed password, so that a stranger cannot do it unnoticed. */
export function passwordChangedMessages(user: Told): readonly Message[] {
  const { subject, body, sms } = passwordChangedTexts[user.locale];
  return [
    { channel: 'email', to: user.email, subject, text: body.replace('{name}', () => user.firstName) },
    { channel: 'sms', to: user.mobileNumber, text: sms },
  ];
}

const triesRefusedTexts: Record<Locale, { subject: string; body: string; sms: string }> = {
  en: {
    subject: 'Tries to get into your account were refused',
    body: 'Hello {name},\n\nsomebody tried too often to sign in with your mobile number, or to get codes for it. We refused them.\n\nYour account is as it was, and you can sign in as always. If you have forgotten your password, choose a new one with "Forgot password" on the sign-in screen.\n\nWe tell you this at most once a day.',
    sms: 'Somebody tried too often to get into your Aarambh account, and was refused. Your account is as it was; you can sign in as always.',
  },
  hi: {
    subject: 'आपके खाते में घुसने की कोशिशें रोकी गईं',
    body: 'नमस्ते {name},\n\nकिसी ने आपके मोबाइल नंबर से बहुत बार साइन इन करने या उसके कोड पाने की कोशिश की। हमने उन्हें रोक दिया।\n\nआपका खाता वैसा ही है और आप हमेशा की तरह साइन इन कर सकते हैं। यदि आप पासवर्ड भूल गए हैं, तो साइन-इन स्क्रीन पर "पासवर्ड भूल गए" से नया पासवर्ड चुनें।\n\nहम यह दिन में एक बार से ज़्यादा नहीं बताते।',
    sms: 'किसी ने आपके आरंभ खाते में बहुत बार घुसने की कोशिश की और उसे रोक दिया गया। आपका खाता वैसा ही है; आप हमेशा की तरह साइन इन कर सकते हैं।',
  },
};

/** Tells a person that others were refused: by e-mail where the address is confirmed, otherwise by SMS. */
export function triesRefusedMessage(user: Told & Pick<User, 'emailVerifiedAt'>): Message {
  const { subject, body, sms } = triesRefusedTexts[user.locale];
  return user.emailVerifiedAt === null
    ? { channel: 'sms', to: user.mobileNumber, text: sms }
    : { channel: 'email', to: user.email, subject, text: body.replace('{name}', () => user.firstName) };
}

/** What stands in the sandbox's outbox when tries were refused with a number whose owner is not told. */
export function withheldRefusalMessage(mobileNumber: string): Message {
  return { channel: 'sms', to: mobileNumber, text: 'Tries were refused.' };
}
