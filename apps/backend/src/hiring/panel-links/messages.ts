/** What interviewers get by e-mail: the link to their panel, and the code that opens it. */
import { personName } from '@aarambh/forms';
import {
  indianDate,
  localized,
  shownDay,
  type Locale,
  type Message,
  type SignedInUser,
  type TranslatedText,
} from '../../platform/index.ts';
import type { Panel, PanelLink } from '../tables/panels.ts';

const linkTexts: Record<'subject' | 'body', TranslatedText> = {
  subject: '{panel}, {day}: your interviews at {company}',
  body: 'Hello {name},\n\n{sender} asks you to interview in {panel} of the round {round} for {title} at {company}, on {day}.\n\nOn that day this link shows whom you meet, and takes your results:\n\n{link}\n\nIt asks for a code that comes to this address. You need no account. Pass it on to nobody: what is given by it is yours.',
};

interface Sent {
  panel: Pick<Panel, 'startsAt' | 'name'>;
  roundName: string;
  title: string;
  companyName: string;
  secret: string;
  goodUntil: Date;
}

/** The link, in the language of who sends it: that of the interviewer is not known. */
export function linkMessage(
  sender: Pick<SignedInUser, 'firstName' | 'lastName' | 'locale'>,
  { name, email }: Pick<PanelLink, 'name' | 'email'>,
  { panel, roundName, title, companyName, secret, goodUntil }: Sent,
  publicAddress: string,
): Message {
  const link = new URL('/panel', publicAddress);
  // Behind the mark, so that no server along the way writes it down, and no page that is opened from there learns it.
  link.hash = new URLSearchParams({ secret }).toString();
  const values = {
    name,
    sender: personName(sender),
    panel: panel.name,
    round: roundName,
    title,
    company: companyName,
    day: shownDay(indianDate(panel.startsAt)),
    link: link.href,
  };
  return {
    channel: 'email',
    to: email,
    subject: localized(linkTexts.subject, values)[sender.locale],
    text: localized(linkTexts.body, values)[sender.locale],
    goodUntil,
  };
}

const codeTexts: Record<'subject' | 'body', TranslatedText> = {
  subject: '{code} opens {panel}',
  body: 'Hello {name},\n\nthe code for {panel} is {code}. It is good for ten minutes.\n\nIf you did not ask for it, somebody else has your link: tell {company}.',
};

/** The code, in the language of whoever asks for it. */
export function codeMessage(
  { name, email, panelName }: Pick<PanelLink, 'name' | 'email' | 'panelName'>,
  { code, companyName, goodUntil }: { code: string; companyName: string; goodUntil: Date },
  locale: Locale,
): Message {
  const values = { name, code, panel: panelName, company: companyName };
  return {
    channel: 'email',
    kind: 'code',
    to: email,
    subject: localized(codeTexts.subject, values)[locale],
    text: localized(codeTexts.body, values)[locale],
    goodUntil,
  };
}
