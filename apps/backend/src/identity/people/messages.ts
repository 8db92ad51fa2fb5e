/** What people are told who get an account from somebody else. */
import type { Message } from '../../platform/index.ts';
import type { User } from '../users/tables.ts';

const texts: Record<User['locale'], { subject: string; body: string }> = {
  en: {
    subject: 'Your Aarambh account',
    body: 'Hello {name},\n\nan account was made for you on Aarambh. Choose your password here, with a code that we send to your mobile number:\n\n{link}\n\nThen sign in with your mobile number.',
  },
  hi: {
    subject: 'आपका आरंभ खाता',
    body: 'नमस्ते {name},\n\nआरंभ पर आपके लिए एक खाता बनाया गया है। अपना पासवर्ड यहाँ चुनें, उस कोड से जो हम आपके मोबाइल नंबर पर भेजेंगे:\n\n{link}\n\nफिर अपने मोबाइल नंबर से साइन इन करें।',
  },
};

/** The welcome e-mail. It holds no secret: the password is chosen with a code that goes to the mobile number. */
export function welcomeMessage(
  user: Pick<User, 'email' | 'firstName' | 'locale'>,
  publicAddress: string,
): Message {
  const { subject, body } = texts[user.locale];
  const link = new URL('/forgot-password', publicAddress).href;
  const text = body.replace('{name}', () => user.firstName).replace('{link}', () => link);
  return { channel: 'email', to: user.email, subject, text };
}
