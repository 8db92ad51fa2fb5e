/** What a company reads that a placement office invites. */
import { localized, type Message, type TranslatedText } from '../../platform/index.ts';

const texts: Record<'subject' | 'body', TranslatedText> = {
  subject: '{institute} invites you to hire on its campus',
  body: 'Hello {name},\n\n{inviter} of the placement office of {institute} invites {company} to hire its students on Aarambh. Sign your company up here, with this e-mail address:\n\n{link}\n\nThen you post a job, and the placement office sees it. If this is not for you, you need not do anything.',
};

interface Invited {
  readonly to: string;
  /** The contact person; the company where nobody is named. */
  readonly name: string;
  readonly company: string;
  readonly inviter: string;
  readonly institute: string;
}

/** The invitation of a company that has no account. Companies are written to in English: nobody knows their language yet. */
export function recruiterInvitation({ to, ...values }: Invited, publicAddress: string): Message {
  const link = new URL('/register?account=employer', publicAddress).href;
  const locale = 'en';
  return {
    channel: 'email',
    to,
    subject: localized(texts.subject, values)[locale],
    text: localized(texts.body, { ...values, link })[locale],
  };
}
