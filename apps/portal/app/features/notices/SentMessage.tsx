import type { components } from '@aarambh/api-client';
import type { AnyRow } from '@aarambh/records';
import { Message } from './Message.tsx';
import { readMessages } from './lists.ts';

/** A message that was sent, as its readers see it. */
export default function SentMessage({ row }: { readonly row: AnyRow }) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the messages that were sent
  const { createdAt } = row as AnyRow & components['schemas']['SentNotification'];
  const sent = { ...row, created_at: Math.floor(Date.parse(createdAt) / 1000) };
  return readMessages([sent]).messages.map((message) => (
    <Message key={message.id} notification={message} isPreview />
  ));
}
