/** Sending SMS, e-mail, WhatsApp and messages to browsers: what the rest of the server sees of it. */

import {
  messageChannelValues,
  type Locale,
  type MessageChannel,
  type SmsText,
} from '@aarambh/api-client/enums';
import type { Transaction } from '../database/index.ts';

export { messageChannelValues as messageChannels };
export type { MessageChannel };

/**
 * What a message is, the most urgent first: a code that somebody waits for, what is about one account, and news, which may be for very many
 * people at once.
 */
export const messageKinds = ['code', 'account', 'news'] as const;
export type MessageKind = (typeof messageKinds)[number];

export interface Message {
  channel: MessageChannel;
  /** @default 'account' */
  kind?: MessageKind;
  /** A ten-digit mobile number, an e-mail address, or the id of a browser among `push_subscriptions`. */
  to: string;
  /** Of SMS: which of the registered texts it is. Of WhatsApp its language, in which its template is approved. */
  registered?: { text: SmsText; locale: Locale };
  /** Of e-mails. */
  subject?: string;
  /** Of e-mails: a calendar file that goes beside the text. */
  calendar?: string;
  /** Plain text; to a browser what `messages/push/message.ts` says, as JSON. */
  text: string;
  /** Id of the person whom it names, where somebody else gets it: it is forgotten with this person. */
  aboutUserID?: string;
  /** The notification that somebody wrote, and the person whom this one of its messages is for: what becomes of it is shown to the sender. */
  of?: { notificationID: string; userID: string };
  /** When delivering it would be of no use any more; absent: never. */
  goodUntil?: Date;
}

export interface Messenger {
  /** Begins to deliver, first what an earlier start has left; the database is ready by then. */
  start(): void;
  /**
   * Writes one message or several down for delivery; resolves without waiting for a network. Call it after the transaction that the
   * message is about, or give that transaction: then the message stands or falls with it.
   */
  send(messages: Message | readonly Message[], tx?: Transaction): Promise<void>;
  /**
   * Does what `send` does except delivering, and takes as long: for a message that would tell whether an account exists.
   * `text` must hold nothing secret.
   */
  withhold(message: Message, reason: string): Promise<void>;
  /** Waits for what is being delivered. What is not stays in the outbox for the next start. */
  close(): Promise<void>;
}
