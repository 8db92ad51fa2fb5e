import type { Db } from '../../src/database/index.ts';
import { forwardDue } from '../../src/messages/notifications/forwarding.ts';
import { findGroup } from '../../src/notice-groups.ts';
import type { Message } from '../../src/platform/index.ts';

/** What goes out by e-mail and SMS at the next looks of this many copies of the server. */
export async function carriedAt(db: Db, now: Date, copies = 1): Promise<Message[]> {
  const carried: Message[] = [];
  const ways = {
    messenger: {
      send: async (messages: Message | readonly Message[]) => void carried.push(...[messages].flat()),
    },
    publicAddress: () => 'https://portal.example.com',
    findGroup,
    hasWhatsapp: true,
  };
  await Promise.all(Array.from({ length: copies }, () => forwardDue(db, ways, now)));
  return carried;
}
