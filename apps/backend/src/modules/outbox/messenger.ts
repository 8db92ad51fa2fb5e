/** Sending SMS and e-mail: one port, an adapter for the sandbox and one for production. */
import type { MessageChannel } from './tables.ts';

export interface Message {
  channel: MessageChannel;
  /** A ten-digit mobile number or an e-mail address. */
  to: string;
  /** Of e-mails. */
  subject?: string;
  /** Plain text. */
  text: string;
}

export interface Messenger {
  /**
   * Hands a message over for delivery; resolves without waiting for a network. Call it after the transaction that the
   * message is about.
   */
  send(message: Message): Promise<void>;
  /**
   * Does what `send` does except delivering, and takes as long: for a message that would tell whether an account exists.
   * `text` must hold nothing secret.
   */
  withhold(message: Message, reason: string): Promise<void>;
  /** Waits until what was handed over is delivered or given up. */
  close(): Promise<void>;
}
