/** The outbox as a page and as JSON: outside the API, in the sandbox only. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/index.ts';
import { escapeHTML } from '../../platform/index.ts';
import { listOutbox } from './outbox.ts';
import type { OutboxMessage } from '../tables/outbox.ts';

/** Seconds after which the page loads itself again. */
const refreshAfter = 5;

const style = `
:root { color-scheme: light dark; --line: light-dark(#d5d9e2, #3a4154); --muted: light-dark(#586074, #a3abbd); --link: light-dark(#3b46b8, #aab4ff); }
body { margin: 0 auto; padding: 16px; max-width: 720px; font: 16px/1.5 system-ui, "Noto Sans Devanagari", sans-serif; }
h1 { margin: 0; font-size: 24px; line-height: 1.25; }
p { margin: 8px 0 0; }
ol { margin: 16px 0 0; padding: 0; list-style: none; }
article { margin: 0 0 12px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 14px; }
header, .muted { color: var(--muted); font-size: 14px; }
h2 { margin: 4px 0 0; font-size: 16px; }
pre { margin: 8px 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: var(--link); }
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Adds `/outbox` and `/outbox.json`. */
export function addOutboxPages(app: FastifyInstance, db: Db): void {
  app.get('/outbox', async (_request, reply) => {
    const messages = await listOutbox(db);
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page(messages));
  });

  app.get('/outbox.json', async (_request, reply) => {
    const messages = await listOutbox(db);
    return reply.header('cache-control', 'no-store').send({ messages: messages.map(view) });
  });
}

function view(message: OutboxMessage) {
  return {
    id: message.id,
    channel: message.channel,
    to: message.recipient,
    subject: message.subject,
    text: message.body,
    withheldBecause: message.withheldBecause,
    createdAt: message.createdAt.toISOString(),
  };
}

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

function page(messages: readonly OutboxMessage[]): string {
  const list = messages.map((message) => `<li>${article(message)}</li>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${refreshAfter}">
<title>Outbox (${messages.length}) - Aarambh sandbox</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p class="muted">Every SMS, e-mail, WhatsApp and message to a browser of this sandbox, newest first. The page looks for new ones every ${refreshAfter} seconds.
<a href="/outbox">Look now</a></p>
${messages.length === 0 ? '<p>No message yet.</p>' : `<ol>\n${list}\n</ol>`}
</main>
</body>
</html>
`;
}

const channelNames = { sms: 'SMS', email: 'E-mail', push: 'Push', whatsapp: 'WhatsApp' } as const;

function article({ channel, recipient, subject, body, withheldBecause, createdAt }: OutboxMessage): string {
  const kind = channelNames[channel];
  const time = `<time datetime="${createdAt.toISOString()}">${escapeHTML(moment.format(createdAt))}</time>`;
  return `<article>
<header>${kind} to ${escapeHTML(recipient)}, ${time}</header>
${withheldBecause === null ? '' : `<p><strong>Not sent:</strong> ${escapeHTML(withheldBecause)}</p>`}
${subject === null ? '' : `<h2>${escapeHTML(subject)}</h2>`}
<pre>${withLinks(body)}</pre>
</article>`;
}

/** Escaped text in which addresses of web pages are links. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHTML(part)}" rel="noreferrer">${escapeHTML(part)}</a>`
        : escapeHTML(part),
    )
    .join('');
}
