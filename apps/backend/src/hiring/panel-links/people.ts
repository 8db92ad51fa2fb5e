/** The people of an interviewer's panel: nobody else's, and not how to reach them. */
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import {
  notFound,
  type AnswerFile,
  type OperationContext,
  type OperationData,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { toldAnswers } from '../applications/answers.ts';
import { cvFile } from '../candidate-profiles/printings.ts';
import { ownNotes } from '../rounds/interviewer-notes.ts';
import { ownEntry } from '../rounds/reach.ts';
import { isInSelection } from '../applications/taking-part.ts';
import { queueOf } from '../slots/reading.ts';
import { applications } from '../tables/applications.ts';
import { cvs } from '../tables/candidate-profiles.ts';
import { slots } from '../tables/panels.ts';
import { roundEntries } from '../tables/rounds.ts';
import { dayOf, type OpenPanel } from './opening.ts';

type View = OperationData<'getOwnPanel'>['panel'];
type PersonView = View['person'][number];

/** As whom the trail names an interviewer: a link is nobody's account, and has no role. */
export const actorOf = ({ link }: OpenPanel) => ({ id: link.id, roleID: '' });

/** Those who have a slot of the panel. */
export async function peopleOfPanel(db: Db, { panel, round }: OpenPanel, which?: SQL) {
  return db
    .select({ application: applications, name: writtenName(users), slot: slots, entry: roundEntries })
    .from(slots)
    .innerJoin(applications, eq(applications.id, slots.applicationID))
    .innerJoin(users, eq(users.id, applications.userID))
    .leftJoin(roundEntries, ownEntry(round))
    .where(and(eq(slots.panelID, panel.id), which))
    .orderBy(asc(slots.startsAt), asc(slots.id));
}

type Person = Awaited<ReturnType<typeof peopleOfPanel>>[number];

/** Them as the interviewer sees them. */
async function viewsOf(
  context: OperationContext,
  { link }: OpenPanel,
  people: readonly Person[],
): Promise<PersonView[]> {
  const notes = await ownNotes(context.db, link.id);
  const told = await toldAnswers(
    context,
    people.map(({ application: { id, answers } }) => ({ id, answers })),
  );
  return people.map(({ application, name, slot, entry }) => ({
    applicationID: application.id,
    name,
    startsAt: slot.startsAt.toISOString(),
    endsAt: slot.endsAt.toISOString(),
    queue: queueOf(slot, entry),
    attendance: entry?.attendance ?? 'Unknown',
    isLeft: !isInSelection(application.status),
    hasCv: application.cvID !== null,
    answers: [...(told.get(application.id) ?? [])],
    result: entry?.result ?? 'None',
    marks: entry?.marks ?? null,
    note: notes.get(entry?.id ?? '') ?? null,
    rowVersion: entry?.rowVersion ?? 0,
  }));
}

/** The panel of a session, with everybody who has a slot of it. */
export async function readOwnPanel(context: OperationContext, open: OpenPanel): Promise<View> {
  const { link, panel, round, jobTitle, companyName } = open;
  return {
    panelName: panel.name,
    roundName: round.name,
    jobTitle,
    companyName,
    name: link.name,
    venue: panel.venue ?? round.venue,
    startsAt: panel.startsAt.toISOString(),
    endsAt: panel.endsAt.toISOString(),
    expiresAt: dayOf(panel).until.toISOString(),
    maxMarks: round.maxMarks,
    isClosed: round.state === 'Closed',
    person: await viewsOf(context, open, await peopleOfPanel(context.db, open)),
  };
}

/** @throws ApiFailure 404 for somebody who has no slot of the panel */
export async function findOfPanel(db: Db, open: OpenPanel, applicationID: string): Promise<Person> {
  const [person] = await peopleOfPanel(db, open, eq(applications.id, applicationID));
  if (person === undefined) throw notFound('This person is not in this panel.');
  return person;
}

/** One of them. */
export async function readPerson(
  context: OperationContext,
  open: OpenPanel,
  applicationID: string,
): Promise<PersonView> {
  const [view] = await viewsOf(context, open, [await findOfPanel(context.db, open, applicationID)]);
  if (view === undefined) throw notFound();
  return view;
}

/** The CV that came with the application, without contact. Each reading is noted. @throws ApiFailure 404 */
export async function readCvOfPanel(
  context: OperationContext,
  open: OpenPanel,
  applicationID: string,
): Promise<AnswerFile> {
  const { application } = await findOfPanel(context.db, open, applicationID);
  const [cv] = await context.db
    .select()
    .from(cvs)
    .where(eq(cvs.id, application.cvID ?? ''));
  if (cv === undefined) throw notFound();
  await context.db.transaction((tx) =>
    audit(
      tx,
      context,
      { action: 'read', entityType: 'cv', entityID: cv.id, subjectID: cv.userID, fields: [] },
      actorOf(open),
    ),
  );
  return cvFile(context, cv, false);
}
