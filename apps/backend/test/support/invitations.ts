import { sendDueInvitations } from '../../src/identity/invitations/send.ts';
import { createOutbox } from '../../src/messages/outbox/outbox.ts';
import { noSeal } from '../../src/platform/seal.ts';
import type { TestServer } from './server.ts';

/** Sends the invitations that wait, as each copy of the server does from time to time. */
export function sendInvitations({ database: { db }, app, clock }: TestServer): Promise<void> {
  const messenger = createOutbox({
    db,
    now: () => clock.now,
    seal: noSeal,
    carriers: {},
    keepsTexts: true,
    log: app.log,
  });
  return sendDueInvitations(db, { messenger, publicAddress: () => 'https://portal.example' }, clock.now);
}
