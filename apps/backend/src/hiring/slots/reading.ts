/** The panels of a round as the grid and the board of the day show them. */
import type { SlotQueue } from '@aarambh/api-client/enums';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { currentDegrees } from '../../candidates/index.ts';
import type { Db } from '../../database/index.ts';
import { users, writtenName } from '../../identity/index.ts';
import type { OperationContext, OperationData } from '../../platform/index.ts';
import { applicationsInScope } from '../applications/move.ts';
import { isInSelection } from '../applications/taking-part.ts';
import { findRound } from '../rounds/reach.ts';
import { applications, type Application } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { interviewers, panels, slots, type Slot } from '../tables/panels.ts';
import { roundEntries, type RoundEntry } from '../tables/rounds.ts';
import { needsSlot, peopleOf } from './people.ts';

type Panels = OperationData<'listPanels'>;
type View = Panels['panel'][number]['slots'][number];

/** Most people without a slot that are read. */
const mostWithout = 1000;

/** Where somebody stands: what was said at the door of the panel, or else whether the person was checked in. */
export function queueOf(
  { calledAt, inAt, doneAt }: Pick<Slot, 'calledAt' | 'inAt' | 'doneAt'>,
  entry: Pick<RoundEntry, 'attendance'> | null,
): SlotQueue {
  if (doneAt !== null) return 'Done';
  if (inAt !== null) return 'In';
  if (calledAt !== null) return 'Called';
  return entry?.attendance === 'Present' ? 'Here' : 'Not here';
}

/** @throws ApiFailure 404 for a round out of reach */
export async function readPanels(context: OperationContext, id: string): Promise<Panels> {
  const { db } = context;
  const { round, mayJudge } = await findRound(context, id);
  const [rows, asking, ofRound, without] = [
    await db.select().from(panels).where(eq(panels.roundID, id)).orderBy(asc(panels.order)),
    await db
      .select({ panelID: interviewers.panelID, name: interviewers.name, email: interviewers.email })
      .from(interviewers)
      .innerJoin(panels, eq(panels.id, interviewers.panelID))
      .where(eq(panels.roundID, id))
      .orderBy(asc(interviewers.id)),
    await readSlots(db, context, eq(slots.roundID, id)),
    await peopleOf(db, context, round, needsSlot),
  ];
  const askingIn = Map.groupBy(asking, ({ panelID }) => panelID);
  const slotsOf = Map.groupBy(ofRound, ({ panelID }) => panelID);
  return {
    panel: rows.map(({ order: _order, roundID: _round, rowVersion: _version, ...panel }) => ({
      ...panel,
      startsAt: panel.startsAt.toISOString(),
      endsAt: panel.endsAt.toISOString(),
      interviewers: (askingIn.get(panel.id) ?? []).map(({ name, email }) => ({
        name,
        email: mayJudge ? email : null,
      })),
      slots: (slotsOf.get(panel.id) ?? []).map(({ view }) => view),
    })),
    without: without
      .slice(0, mostWithout)
      .map(({ applicationID, name, rollNumber }) => ({ applicationID, name, rollNumber })),
    withoutCount: without.length,
    isSlotChosen: round.isSlotChosen,
    rowVersion: round.rowVersion,
  };
}

/** One slot as the caller may read it. */
export async function readSlot(context: OperationContext, id: string): Promise<View> {
  const [found] = await readSlots(context.db, context, eq(slots.id, id));
  if (found === undefined) throw new Error('The slot has gone.');
  return found.view;
}

async function readSlots(
  db: Db,
  context: OperationContext,
  where: SQL,
): Promise<{ panelID: string; view: View }[]> {
  const rows = await db
    .select({
      slot: slots,
      application: applications,
      name: writtenName(users),
      rollNumber: currentDegrees.rollNumber,
      entry: roundEntries,
      isReached: sql<boolean>`coalesce((${applicationsInScope(context) ?? sql`true`}), false)`,
    })
    .from(slots)
    .leftJoin(applications, eq(applications.id, slots.applicationID))
    .leftJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .leftJoin(users, eq(users.id, applications.userID))
    .leftJoin(currentDegrees, eq(currentDegrees.userID, users.id))
    .leftJoin(
      roundEntries,
      and(eq(roundEntries.roundID, slots.roundID), eq(roundEntries.applicationID, slots.applicationID)),
    )
    .where(where)
    .orderBy(asc(slots.startsAt));
  return rows.map(({ slot, isReached, application, ...about }) => ({
    panelID: slot.panelID,
    view: {
      id: slot.id,
      startsAt: slot.startsAt.toISOString(),
      endsAt: slot.endsAt.toISOString(),
      isBuffer: slot.isBuffer,
      isTaken: application !== null,
      person:
        application !== null && isReached ? personView(slot, { ...about, application }, context.now()) : null,
      rowVersion: slot.rowVersion,
    },
  }));
}

interface About {
  application: Application;
  name: string | null;
  rollNumber: string | null;
  entry: RoundEntry | null;
}

function personView(slot: Slot, { application, name, rollNumber, entry }: About, now: Date): View['person'] {
  const queue = queueOf(slot, entry);
  const came = entry?.attendedAt ?? null;
  return {
    applicationID: application.id,
    name: name ?? '',
    rollNumber,
    queue,
    attendance: entry?.attendance ?? 'Unknown',
    result: entry?.result ?? 'None',
    isLate: came === null ? queue === 'Not here' && slot.startsAt < now : came > slot.startsAt,
    isLeft: !isInSelection(application.status),
    calledAt: slot.calledAt?.toISOString() ?? null,
    inAt: slot.inAt?.toISOString() ?? null,
    doneAt: slot.doneAt?.toISOString() ?? null,
  };
}
