/** Notes about applicants: written and read by those whose job it is, never by candidates. */
import { personName } from '@aarambh/forms';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { users } from '../../identity/index.ts';
import {
  notFound,
  signedIn,
  storedText,
  type OperationContext,
  type OperationData,
  type Operations,
} from '../../platform/index.ts';
import { jobsToChange } from '../job-descriptions/scope.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { applicationsInScope } from './move.ts';
import { applicationNotes, applications } from '../tables/applications.ts';

type Notes = OperationData<'listMappingNotes'>['notes'];

export const notesOperations = {
  listMappingNotes: async ({ params: { id } }, context) => {
    await refuseForeign(context, id);
    return { data: { notes: await notesOf(context, context.db, id) } };
  },

  addMappingNote: async ({ params: { id }, body: { text } }, context) => {
    await refuseForeign(context, id);
    const note = {
      applicationID: id,
      authorID: signedIn(context).id,
      text: storedText(text),
      at: context.now(),
    };
    await context.db.transaction((tx) => tx.insert(applicationNotes).values(note));
    return { data: { notes: await notesOf(context, context.db, id) } };
  },

  deleteMappingNote: async ({ params: { id, noteID } }, context) => {
    await refuseForeign(context, id);
    const removed = await context.db
      .delete(applicationNotes)
      .where(
        and(
          eq(applicationNotes.id, noteID),
          eq(applicationNotes.applicationID, id),
          eq(applicationNotes.authorID, signedIn(context).id),
        ),
      )
      .returning({ id: applicationNotes.id });
    if (removed.length === 0) throw notFound();
    return { data: { notes: await notesOf(context, context.db, id) } };
  },
} satisfies Operations;

/** @throws ApiFailure 404 for an application out of reach, and for one of a job that is not the caller's own */
export async function refuseForeign(context: OperationContext, id: string): Promise<void> {
  const [found] = await context.db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(users, eq(users.id, applications.userID))
    .where(and(eq(applications.id, id), applicationsInScope(context), jobsToChange(signedIn(context))));
  if (found === undefined) throw notFound();
}

/** Oldest first. */
async function notesOf(context: OperationContext, db: Db, applicationID: string): Promise<Notes> {
  const rows = await db
    .select({ note: applicationNotes, firstName: users.firstName, lastName: users.lastName })
    .from(applicationNotes)
    .leftJoin(users, eq(users.id, applicationNotes.authorID))
    .where(eq(applicationNotes.applicationID, applicationID))
    .orderBy(asc(applicationNotes.at), asc(applicationNotes.id));
  return rows.map(({ note: { id, text, at, authorID }, firstName, lastName }) => ({
    id,
    text,
    author: firstName === null ? null : personName({ firstName, lastName }),
    isOwn: authorID === signedIn(context).id,
    at: at.toISOString(),
  }));
}
