/** What people are told about the end of their account. */
import type { Message } from '../../platform/index.ts';
import type { User } from '../users/tables.ts';

type Locale = User['locale'];
type Texts = Record<Locale, { subject: string; body: string }>;

const requested: Texts = {
  en: {
    subject: 'Your account will be erased',
    body: 'Hello {name},\n\nyou asked for your Aarambh account to be erased. That happens on {date}.\n\nTo keep it, sign in before then and take your request back under Settings. If you did not ask for this, do that and change your password.',
  },
  hi: {
    subject: 'आपका खाता मिटा दिया जाएगा',
    body: 'नमस्ते {name},\n\nआपने अपना आरंभ खाता मिटाने को कहा है। यह {date} को होगा।\n\nउसे बनाए रखने के लिए, उससे पहले साइन इन करें और सेटिंग्स में अपना अनुरोध वापस लें। यदि यह आपने नहीं किया, तो ऐसा करें और अपना पासवर्ड बदलें।',
  },
};

const done: Texts = {
  en: {
    subject: 'Your account was erased',
    body: 'Hello {name},\n\nyour Aarambh account and what was in it were erased, as you asked. Records of payments are kept without your account, as the law asks.',
  },
  hi: {
    subject: 'आपका खाता मिटा दिया गया',
    body: 'नमस्ते {name},\n\nआपके कहे अनुसार आपका आरंभ खाता और उसमें रखी जानकारी मिटा दी गई है। भुगतानों के अभिलेख, कानून के अनुसार, आपके खाते के बिना रखे जाते हैं।',
  },
};

type Recipient = Pick<User, 'email' | 'firstName' | 'locale'>;

function message(texts: Texts, { email, firstName, locale }: Recipient, date = ''): Message {
  const { subject, body } = texts[locale];
  const values: Record<string, string> = { name: firstName, date };
  const text = body.replaceAll(/\{(\w+)\}/g, (_mark, name: string) => values[name] ?? '');
  return { channel: 'email', to: email, subject, text };
}

export function erasureRequestedMessage(person: Recipient, dueAt: Date): Message {
  const written = new Intl.DateTimeFormat(`${person.locale}-IN`, {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  });
  return message(requested, person, written.format(dueAt));
}

export const erasedMessage = (person: Recipient): Message => message(done, person);
