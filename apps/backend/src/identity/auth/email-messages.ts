/** What people are told about the e-mail address of their account. */
import type { User } from '../tables/users.ts';
import type { Message } from '../../platform/index.ts';

type Locale = User['locale'];

interface Link {
  link: string;
  expiresAt: Date;
}

/** A text with `{name}` and the like replaced, whatever the values hold. */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_mark, name: string) => values[name] ?? '');
}

const confirmTexts: Record<Locale, { subject: string; body: string }> = {
  en: {
    subject: 'Confirm your e-mail address',
    body: 'Hello {name},\n\nplease confirm your e-mail address for Aarambh:\n\n{link}\n\nThe link is good for 24 hours. If you did not ask for this, ignore this message.',
  },
  hi: {
    subject: 'अपने ई-मेल पते की पुष्टि करें',
    body: 'नमस्ते {name},\n\nकृपया आरंभ के लिए अपने ई-मेल पते की पुष्टि करें:\n\n{link}\n\nयह लिंक 24 घंटे तक मान्य है। यदि आपने यह नहीं माँगा है, तो इस संदेश को अनदेखा करें।',
  },
};

/** The e-mail with the link that confirms an address: that of a new account, or a new one of an account. */
export function confirmAddressMessage(
  user: Pick<User, 'id' | 'email' | 'firstName' | 'locale'>,
  { link, expiresAt }: Link,
): Message {
  const { subject, body } = confirmTexts[user.locale];
  const text = filled(body, { name: user.firstName, link });
  return { channel: 'email', to: user.email, subject, text, aboutUserID: user.id, goodUntil: expiresAt };
}

const changeTexts: Record<Locale, { subject: string; body: string }> = {
  en: {
    subject: 'Your e-mail address is being changed',
    body: 'Hello {name},\n\nsomebody who knows the password of your Aarambh account asked to change its e-mail address to {newEmail}. It counts as soon as that address is confirmed.\n\nIf that was you, there is nothing to do. If not, undo the change here:\n\n{link}\n\nThat also signs everybody out of your account and ends its password. The link is good for 7 days.',
  },
  hi: {
    subject: 'आपका ई-मेल पता बदला जा रहा है',
    body: 'नमस्ते {name},\n\nकिसी ने, जो आपके आरंभ खाते का पासवर्ड जानता है, उसका ई-मेल पता बदलकर {newEmail} करने को कहा है। उस पते की पुष्टि होते ही यह लागू हो जाएगा।\n\nयदि यह आपने किया है, तो कुछ करने की ज़रूरत नहीं। यदि नहीं, तो बदलाव यहाँ रद्द करें:\n\n{link}\n\nइससे आपके खाते से सभी लोग साइन आउट हो जाएँगे और उसका पासवर्ड भी समाप्त हो जाएगा। यह लिंक 7 दिन तक मान्य है।',
  },
};

/** The e-mail to the present address about a change, with the link that takes it back. Of the new address it shows no more than helps to know it. */
export function emailChangeMessage(
  user: Pick<User, 'id' | 'email' | 'firstName' | 'locale'>,
  newEmail: string,
  { link, expiresAt }: Link,
): Message {
  const { subject, body } = changeTexts[user.locale];
  const masked = newEmail.replace(/^(.)[^@]*/u, '$1***');
  const text = filled(body, { name: user.firstName, newEmail: masked, link });
  return { channel: 'email', to: user.email, subject, text, aboutUserID: user.id, goodUntil: expiresAt };
}

const undoneTexts: Record<Locale, { subject: string; body: string; sms: string }> = {
  en: {
    subject: 'The change of your e-mail address was undone',
    body: 'Hello {name},\n\nyour Aarambh account has this e-mail address again. Everybody was signed out, and the password opens nothing any more.\n\nChoose a new password with "Forgot password" on the sign-in screen.',
    sms: 'The change of the e-mail address of your Aarambh account was undone, and everybody was signed out. Choose a new password with "Forgot password".',
  },
  hi: {
    subject: 'आपके ई-मेल पते का बदलाव रद्द हो गया',
    body: 'नमस्ते {name},\n\nआपके आरंभ खाते का ई-मेल पता फिर से यही है। सभी लोगों को साइन आउट कर दिया गया है और पुराना पासवर्ड अब काम नहीं करेगा।\n\nसाइन-इन स्क्रीन पर "पासवर्ड भूल गए" से नया पासवर्ड चुनें।',
    sms: 'आपके आरंभ खाते के ई-मेल पते का बदलाव रद्द कर दिया गया है और सभी लोगों को साइन आउट कर दिया गया है। "पासवर्ड भूल गए" से नया पासवर्ड चुनें।',
  },
};

/** The e-mail and the SMS that tell of a change that was taken back. */
export function changeUndoneMessages(
  user: Pick<User, 'email' | 'mobileNumber' | 'firstName' | 'locale'>,
): readonly Message[] {
  const { subject, body, sms } = undoneTexts[user.locale];
  return [
    { channel: 'email', to: user.email, subject, text: filled(body, { name: user.firstName }) },
    { channel: 'sms', to: user.mobileNumber, text: sms },
  ];
}
