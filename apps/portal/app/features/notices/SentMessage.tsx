import type { components } from '@aarambh/api-client';
import { Message } from './Message.tsx';
import { readMessages } from './lists.ts';

/** A message that was sent, as its readers see it. */
export default function SentMessage({ row }: { readonly row: components['schemas']['SentNotification'] }) {
  const { createdAt } = row;
  const sent = { ...row, created_at: Math.floor(Date.parse(createdAt) / 1000) };
  return readMessages([sent]).messages.map((message) => (
    <Message key={message.id} notification={message} isPreview />
  ));
}
