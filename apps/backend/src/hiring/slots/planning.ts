/** Which panels a round has: all of them are said at once, and what somebody has stays. */
import { slotTimes } from '@aarambh/forms';
import { and, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  localized,
  shownMoment,
  stale,
  storedText,
  validationFailed,
  type LocalizedText,
  type OperationContext,
  type OperationRequest,
} from '../../platform/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import { audit } from '../../records/index.ts';
import { lockStepJob } from '../applications/job.ts';
import { inSelection } from '../applications/taking-part.ts';
import { findOwnRound } from '../rounds/planning.ts';
import { lockRound, refuseCancelled, roundClosed } from '../rounds/reach.ts';
import { applications } from '../tables/applications.ts';
import { interviewers, panels, slots, type Panel, type Slot } from '../tables/panels.ts';
import { rounds, type Round } from '../tables/rounds.ts';
import { tellOfSlots } from './notices.ts';

type Body = OperationRequest<'setPanels'>['body'];
type Sent = Body['panels'][number];

/** A panel as it is to be. */
interface Wanted {
  id: string | undefined;
  fields: Omit<Panel, 'id' | 'roundID' | 'rowVersion'>;
  interviewers: { name: string; email: string | null }[];
  times: Pick<Slot, 'startsAt' | 'endsAt' | 'isBuffer'>[];
}

const textOf = (typed: string | null | undefined): string | null =>
  typed == null ? null : storedText(typed) || null;

function wantedOf(sent: Sent, order: number): Wanted {
  const fields = {
    order,
    name: storedText(sent.name),
    venue: textOf(sent.venue),
    link: textOf(sent.link),
    startsAt: new Date(sent.startsAt),
    endsAt: new Date(sent.endsAt),
    minutes: sent.minutes,
    pauseAfter: sent.pauseAfter ?? null,
    pauseMinutes: sent.pauseMinutes ?? null,
    buffer: sent.buffer ?? 0,
  };
  return {
    id: sent.id,
    fields,
    interviewers: (sent.interviewers ?? []).map(({ name, email }) => ({
      name: storedText(name),
      email: email?.toLowerCase() ?? null,
    })),
    times: slotTimes({
      ...fields,
      startsAt: fields.startsAt.getTime(),
      endsAt: fields.endsAt.getTime(),
    }).map(({ isBuffer, ...time }) => ({
      isBuffer,
      startsAt: new Date(time.startsAt),
      endsAt: new Date(time.endsAt),
    })),
  };
}

/** @throws ApiFailure 403, 404, 409 STALE, IN_USE or ILLEGAL_TRANSITION, 422 */
export async function setPanels(
  context: OperationContext,
  id: string,
  { panels: sent, isSlotChosen, rowVersion }: Body,
): Promise<void> {
  const { jdID } = await findOwnRound(context, id);
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const job = await lockStepJob(tx, jdID);
    refuseCancelled(job);
    const round = await lockRound(tx, id);
    if (round.rowVersion !== rowVersion) throw stale(round.rowVersion);
    if (round.state === 'Closed') throw roundClosed();
    const standing = await tx.select().from(panels).where(eq(panels.roundID, id)).orderBy(panels.order);
    const wanted = sent.map(wantedOf);
    refusePanels(wanted, { round, standing, now });
    const kept = wanted.flatMap((each) => each.id ?? []);
    const gone = standing.filter((each) => !kept.includes(each.id)).map((each) => each.id);
    await refuseTaken(tx, inArray(slots.panelID, gone));
    await tx.delete(panels).where(inArray(panels.id, gone));
    for (const each of wanted) {
      const before = standing.find((panel) => panel.id === each.id);
      const panel = await writePanel(tx, round, each, before);
      if (before === undefined || (before.venue === panel.venue && before.link === panel.link)) continue;
      await tellOfSlots(tx, { round, job, at: now }, 'moved', await takenSlots(tx, panel));
    }
    await tx
      .update(rounds)
      .set({
        ...(isSlotChosen !== undefined && { isSlotChosen }),
        rowVersion: rowVersion + 1,
        updatedAt: now,
      })
      .where(eq(rounds.id, id));
    await audit(tx, context, {
      action: 'changed',
      entityType: 'round',
      entityID: id,
      subjectID: jdID,
      fields: ['panels'],
    });
  });
}

/** What a form of one panel cannot know: the round, the other panels, the hour. @throws ApiFailure 422 for panels that cannot be so */
function refusePanels(
  wanted: readonly Wanted[],
  { round, standing, now }: { round: Round; standing: readonly Panel[]; now: Date },
): void {
  wanted.forEach((each, index) => {
    const { startsAt, endsAt, name } = each.fields;
    const wrong = (path: string, code: string, message: string | LocalizedText): ApiFailure =>
      validationFailed([{ path: `panels.${index}.${path}`, code, message }]);
    const before = standing.find(({ id }) => id === each.id);
    if (each.id !== undefined && before === undefined)
      throw wrong('id', 'unknown', 'This panel is not there any more.');
    if (startsAt < round.startsAt)
      throw wrong('startsAt', 'outside', 'The panel begins before its round begins.');
    if (endsAt > round.endsAt) throw wrong('endsAt', 'outside', 'The panel ends after its round ends.');
    if (startsAt <= now && before?.startsAt.getTime() !== startsAt.getTime())
      throw wrong('startsAt', 'past', 'Choose a time that is still to come.');
    for (const other of wanted.slice(0, index)) {
      if (other.fields.name.toLowerCase() === name.toLowerCase())
        throw wrong('name', 'duplicate', 'Two panels have this name.');
      if (startsAt >= other.fields.endsAt || other.fields.startsAt >= endsAt) continue;
      const { name: first } = other.fields;
      if (isSame(other.fields.venue, each.fields.venue))
        throw wrong(
          'venue',
          'overlap',
          localized('{panel} has this room at the same time.', { panel: first }),
        );
      if (other.interviewers.some(({ email }) => each.interviewers.some((asks) => isSame(asks.email, email))))
        throw wrong(
          'interviewers',
          'overlap',
          localized('Somebody of this panel sits in {panel} at the same time.', { panel: first }),
        );
    }
  });
}

const isSame = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.toLowerCase() === other.toLowerCase();

/** @throws ApiFailure 409 naming somebody who has one of these slots and still comes, or has been in it */
async function refuseTaken(tx: Transaction, which: ReturnType<typeof and>): Promise<void> {
  const [taken] = await tx
    .select({ name: writtenName(users), startsAt: slots.startsAt, panel: panels.name })
    .from(slots)
    .innerJoin(panels, eq(panels.id, slots.panelID))
    .innerJoin(applications, eq(applications.id, slots.applicationID))
    .innerJoin(users, eq(users.id, applications.userID))
    .where(and(which, or(inArray(applications.status, [...inSelection]), isNotNull(slots.inAt))))
    .orderBy(slots.startsAt)
    .limit(1);
  if (taken === undefined) return;
  const { name, startsAt, panel } = taken;
  throw new ApiFailure(
    409,
    'IN_USE',
    localized('{name} has the slot {moment} in {panel}. Free it first, or give another one.', {
      name,
      moment: shownMoment(startsAt),
      panel,
    }),
  );
}

/** Writes a panel with its interviewers and slots. A slot of the same time stays, and with it whoever has it. */
async function writePanel(
  tx: Transaction,
  { id: roundID }: Round,
  { fields, interviewers: named, times }: Wanted,
  before: Panel | undefined,
): Promise<Panel> {
  const [panel] =
    before === undefined
      ? await tx
          .insert(panels)
          .values({ ...fields, roundID })
          .returning()
      : await tx
          .update(panels)
          .set({ ...fields, rowVersion: before.rowVersion + 1 })
          .where(eq(panels.id, before.id))
          .returning();
  if (panel === undefined) throw new Error('The panel was not written.');
  await tx.delete(interviewers).where(eq(interviewers.panelID, panel.id));
  if (named.length > 0) {
    await tx.insert(interviewers).values(named.map((each) => ({ ...each, panelID: panel.id })));
  }
  // Of another length it is another slot, too.
  const isGone = and(
    eq(slots.panelID, panel.id),
    notInArray(
      sql`(${slots.startsAt}, ${slots.endsAt})`,
      times.map(
        (each) =>
          sql`(${each.startsAt.toISOString()}::timestamptz, ${each.endsAt.toISOString()}::timestamptz)`,
      ),
    ),
  );
  await refuseTaken(tx, isGone);
  await tx.delete(slots).where(isGone);
  await tx
    .insert(slots)
    .values(times.map((time) => ({ ...time, panelID: panel.id, roundID })))
    .onConflictDoUpdate({
      target: [slots.panelID, slots.startsAt],
      set: { isBuffer: sql`excluded.is_buffer` },
    });
  return panel;
}

/** The slots of a panel that somebody has, with whom. */
async function takenSlots(tx: Transaction, panel: Panel) {
  const rows = await tx
    .select({ userID: applications.userID, slot: slots })
    .from(slots)
    .innerJoin(applications, eq(applications.id, slots.applicationID))
    .where(and(eq(slots.panelID, panel.id), inArray(applications.status, [...inSelection])));
  return rows.map((row) => ({ ...row, panel }));
}
