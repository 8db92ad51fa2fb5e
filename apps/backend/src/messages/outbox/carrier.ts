/** What takes one message to its recipient: SMTP, an SMS gateway, WhatsApp, or the push services of browsers. */

import type { Locale } from '@aarambh/api-client/enums';

/** What Indian networks know a text by. */
export interface Registration {
  templateID: string;
  /** Who sends it, as the phone shows it. */
  header: string;
}

/** A message on its way. */
export interface Parcel {
  /** The same at every attempt, so that a receiver can drop repeats. */
  id: string;
  to: string;
  subject: string | null;
  /** What an SMS is registered by (DLT); absent where nothing was entered, and for other channels. */
  registration?: Registration;
  /** Of its text, where that is known. */
  locale?: Locale;
  text: string;
  /** A calendar file that goes beside the text of an e-mail. */
  calendar?: string;
}

export interface Carrier {
  /** Pieces of news that the other side takes in one second, over all copies of the server; absent: as many as there are. */
  newsPerSecond?: number;
  /** Pieces of news that it takes in a day, over all copies; what is more waits for the next. Absent: as many as there are. */
  newsPerDay?: number;
  /**
   * Tries once. Resolves when the other side has taken the message over.
   * @throws DeliveryFailure
   */
  deliver(parcel: Parcel): Promise<void>;
}

/** Why a message was not taken over. `message` names no recipient and nothing of the text, so it may be logged. */
export class DeliveryFailure extends Error {
  /** Whether another attempt would end the same way. */
  readonly isFinal: boolean;
  /** The other side's answer as it is counted: a number of its protocol, or a word for why there was none. */
  readonly answer: string;

  constructor(message: string, { isFinal = false, answer = 'refused' } = {}) {
    super(message);
    this.name = 'DeliveryFailure';
    this.isFinal = isFinal;
    this.answer = answer;
  }
}

/** There is nobody any more whom the message was for, and nothing to mend: it is dropped. */
export class RecipientGone extends DeliveryFailure {
  constructor(message: string) {
    super(message, { isFinal: true, answer: 'gone' });
    this.name = 'RecipientGone';
  }
}
