import type { Db } from '../../database/index.ts';
import type { SignedInUser } from '../../platform/index.ts';
import type { CalendarEntry, Span } from './entry.ts';
import { jobEntries } from './job-entries.ts';
import { ownEntries } from './own-entries.ts';

/** Entries that one answer has at most. */
const most = 500;

/** What is on for a person in a time, the earliest first, and whether there is more of it. */
export async function readCalendar(
  db: Db,
  person: SignedInUser,
  span: Span,
): Promise<{ entries: CalendarEntry[]; isCut: boolean }> {
  const found =
    person.type === 'C' ? await ownEntries(db, person, span) : await jobEntries(db, person, span, most + 1);
  const entries = found.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id));
  return { entries: entries.slice(0, most), isCut: entries.length > most };
}
