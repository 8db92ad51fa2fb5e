import {
  dayMs,
  endOfIndianDate,
  notFound,
  signedIn,
  startOfIndianDate,
  validationFailed,
  type Operations,
} from '../../platform/index.ts';
import { blockDays, unblockDays } from './blocking.ts';
import { readClashes } from './clashes.ts';
import { feedOf } from './feed.ts';
import { ownerOfFeed, readFeed, removeFeed, renewFeed } from './feed-address.ts';
import { readCalendar } from './reading.ts';

/** Days that are asked for at once. */
const longest = 93;

/** What a feed reaches back, and ahead. */
const backMs = 7 * dayMs;
const aheadMs = 183 * dayMs;

/** One of these opens a calendar. */
const readers = ['View My Jobs', 'Manage Job Applications', 'View Eligible Students'];

/**
 * What is on which day.
 * @param publicAddress where people reach the portal
 */
export function createCalendarOperations(publicAddress: () => string) {
  return {
    listCalendarEntries: async ({ query }, context) => {
      const from = startOfIndianDate(query.from);
      const to = endOfIndianDate(query.to);
      if (to <= from || to.getTime() - from.getTime() > longest * dayMs) {
        const message = 'Ask for at most three months, from the first day to the last.';
        throw validationFailed([{ path: 'to', code: 'outOfRange', message }]);
      }
      const { entries, isCut } = await readCalendar(context.db, signedIn(context), { from, to });
      return { data: { calendarEntry: entries, isCut } };
    },

    listClashes: async ({ query }, context) => ({ data: { clash: await readClashes(context, query) } }),

    blockDays: async ({ body }, context) => {
      await blockDays(context, body);
      return { data: null };
    },

    unblockDays: async ({ params: { id } }, context) => {
      await unblockDays(context, id);
      return { data: null };
    },

    getCalendarFeed: async (_request, context) => ({ data: { calendarFeed: await readFeed(context) } }),

    renewCalendarFeed: async (_request, context) => ({ data: { address: await renewFeed(context) } }),

    removeCalendarFeed: async (_request, context) => {
      await removeFeed(context);
      return { data: null };
    },

    readCalendarFeed: async ({ params: { file } }, context) => {
      const now = context.now();
      const found = await ownerOfFeed(context.db, file, now);
      if (found === undefined || !readers.some((each) => found.permissions.has(each))) throw notFound();
      const { owner } = found;
      const span = { from: new Date(now.getTime() - backMs), to: new Date(now.getTime() + aheadMs) };
      const { entries } = await readCalendar(context.db, owner, span);
      const text = feedOf(entries, { locale: owner.locale, publicAddress: publicAddress(), now });
      return {
        file: {
          name: 'aarambh.ics',
          type: 'text/calendar; charset=utf-8',
          content: Buffer.from(text),
          isShown: true,
        },
      };
    },
  } satisfies Operations;
}
