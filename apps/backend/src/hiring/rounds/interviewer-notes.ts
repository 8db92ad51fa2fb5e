/** What interviewers note of the people of a round: each has one note of a person, and the company reads them all. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/index.ts';
import { storedText } from '../../platform/index.ts';
import { interviewerNotes, panelLinks } from '../tables/panels.ts';
import { roundEntries } from '../tables/rounds.ts';

interface InterviewerNote {
  /** With the panel. Null: the interviewer was erased. */
  by: string | null;
  text: string;
  at: string;
}

/** All notes of some entries, by entry, the oldest first. */
export async function notesOfEntries(
  db: Db,
  entryIDs: readonly string[],
): Promise<ReadonlyMap<string, InterviewerNote[]>> {
  const rows = await db
    .select({
      entryID: interviewerNotes.entryID,
      by: sql<string | null>`${panelLinks.name} || ' (' || ${panelLinks.panelName} || ')'`,
      text: interviewerNotes.text,
      at: interviewerNotes.at,
    })
    .from(interviewerNotes)
    .leftJoin(panelLinks, eq(panelLinks.id, interviewerNotes.linkID))
    .where(inArray(interviewerNotes.entryID, [...entryIDs]))
    .orderBy(asc(interviewerNotes.id));
  const byEntry = new Map<string, InterviewerNote[]>();
  for (const { entryID, at, ...note } of rows) {
    byEntry.set(entryID, [...(byEntry.get(entryID) ?? []), { ...note, at: at.toISOString() }]);
  }
  return byEntry;
}

/** The own notes of an interviewer, known by the link, by entry. */
export async function ownNotes(db: Db, linkID: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ entryID: interviewerNotes.entryID, text: interviewerNotes.text })
    .from(interviewerNotes)
    .where(eq(interviewerNotes.linkID, linkID));
  return new Map(rows.map(({ entryID, text }) => [entryID, text]));
}

interface OwnNote {
  roundID: string;
  applicationID: string;
  linkID: string;
  /** Null takes it away. */
  text: string | null;
}

/** Writes the own note of an interviewer. The round has been locked. */
export async function saveOwnNote(
  tx: Transaction,
  { roundID, applicationID, linkID, text }: OwnNote,
  at: Date,
): Promise<void> {
  // A note alone says nothing of how the person did: the version stays that of an entry of which nothing is known.
  await tx.insert(roundEntries).values({ roundID, applicationID, rowVersion: 0 }).onConflictDoNothing();
  const entry = tx
    .select({ id: roundEntries.id })
    .from(roundEntries)
    .where(and(eq(roundEntries.roundID, roundID), eq(roundEntries.applicationID, applicationID)));
  const words = text === null ? '' : storedText(text);
  if (words === '') {
    await tx
      .delete(interviewerNotes)
      .where(and(eq(interviewerNotes.linkID, linkID), inArray(interviewerNotes.entryID, entry)));
    return;
  }
  await tx
    .insert(interviewerNotes)
    .values({ entryID: sql`(${entry})`, linkID, text: words, at })
    .onConflictDoUpdate({
      target: [interviewerNotes.entryID, interviewerNotes.linkID],
      set: { text: words, at },
    });
}
