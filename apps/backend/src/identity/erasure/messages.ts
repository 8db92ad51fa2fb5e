/** What people are told about the end of their account. */
import { longDate, type Message } from '../../platform/index.ts';
import type { User } from '../tables/users.ts';

type Locale = User['locale'];
type Texts = Record<Locale, { subject: string; body: string }>;

const requestedByStaff: Texts = {
  en: {
    subject: 'Your account will be erased',
    body: 'Hello {name},\n\n{asker} has noted for you that your Aarambh account is to be erased. That happens on {date}.\n\nIf you want to keep it, sign in before then and take the request back under Settings, or write to us.',
  },
  hi: {
    subject: 'आपका खाता मिटा दिया जाएगा',
    body: 'नमस्ते {name},\n\n{asker} ने आपके लिए दर्ज किया है कि आपका आरंभ खाता मिटाया जाए। यह {date} को होगा।\n\nयदि आप उसे बनाए रखना चाहते हैं, तो उससे पहले साइन इन करके सेटिंग्स में अनुरोध वापस लें, या हमें लिखें।',
  },
};

const requestedByPerson: Texts = {
  en: {
    subject: 'Your account will be erased',
    body: 'Hello {name},\n\nyou asked for your Aarambh account to be erased. That happens on {date}.\n\nTo keep it, sign in before then and take your request back under Settings. If you did not ask for this, do that and change your password.',
  },
  hi: {
    subject: 'आपका खाता मिटा दिया जाएगा',
    body: 'नमस्ते {name},\n\nआपने अपना आरंभ खाता मिटाने को कहा है। यह {date} को होगा।\n\nउसे बनाए रखने के लिए, उससे पहले साइन इन करें और सेटिंग्स में अपना अनुरोध वापस लें। यदि यह आपने नहीं किया, तो ऐसा करें और अपना पासवर्ड बदलें।',
  },
};

const doneForStaff: Texts = {
  en: {
    subject: 'Your account was erased',
    body: 'Hello {name},\n\nyour Aarambh account and what was in it were erased, as {asker} had noted for you. Records of payments are kept without your account, as the law asks.',
  },
  hi: {
    subject: 'आपका खाता मिटा दिया गया',
    body: 'नमस्ते {name},\n\nआपका आरंभ खाता और उसमें रखी जानकारी मिटा दी गई है, जैसा {asker} ने आपके लिए दर्ज किया था। भुगतानों के अभिलेख, कानून के अनुसार, आपके खाते के बिना रखे जाते हैं।',
  },
};

const stopped: Texts = {
  en: {
    subject: 'Your account stays',
    body: 'Hello {name},\n\nyour Aarambh account is not erased: {asker} has taken back what was noted for you.',
  },
  hi: {
    subject: 'आपका खाता बना रहेगा',
    body: 'नमस्ते {name},\n\nआपका आरंभ खाता नहीं मिटाया जाएगा: जो आपके लिए दर्ज किया गया था, उसे {asker} ने वापस ले लिया है।',
  },
};

const doneForPerson: Texts = {
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

function message(
  texts: Texts,
  { email, firstName, locale }: Recipient,
  filled: Readonly<Record<string, string>> = {},
): Message {
  const { subject, body } = texts[locale];
  const values: Readonly<Record<string, string>> = { name: firstName, ...filled };
  const text = body.replaceAll(/\{(\w+)\}/g, (_mark, name: string) => values[name] ?? '');
  return { channel: 'email', to: email, subject, text };
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
