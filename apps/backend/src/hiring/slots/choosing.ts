/** A candidate chooses among the slots of a round that are free. */
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  forbidden,
  notFound,
  signedIn,
  type OperationContext,
  type OperationData,
} from '../../platform/index.ts';
import { lockStepJob } from '../applications/job.ts';
import { ownRounds } from '../applications/own-rounds.ts';
import { applications } from '../tables/applications.ts';
import { rounds, type Round } from '../tables/rounds.ts';
import { betweenPlacesOf, openSlots } from './allotment.ts';
import { doMeet } from './allotting.ts';
import { readEngagements } from './engagements.ts';
import { findSlot, holdSlot, put, refusePerson } from './giving.ts';
import { peopleOf, type RoundPerson } from './people.ts';

type Free = OperationData<'listFreeSlots'>['slot'][number];

/** @throws ApiFailure 404 for a round of a job for which the caller has not applied */
async function findOwn(context: OperationContext, id: string) {
  const [found] = await context.db
    .select({ round: rounds, application: applications })
    .from(rounds)
    .innerJoin(applications, eq(applications.jdID, rounds.jdID))
    .where(and(eq(rounds.id, id), eq(applications.userID, signedIn(context).id)));
  if (found === undefined) throw notFound();
  return found;
}

/** The caller among those in the round who still take part; undefined for somebody who does not. */
async function self(
  tx: Transaction,
  context: OperationContext,
  round: Round,
): Promise<RoundPerson | undefined> {
  const [person] = await peopleOf(tx, context, round, eq(applications.userID, signedIn(context).id));
  return person;
}

/** Those that are free, still to come, and meet nothing else of the caller's; none where slots are not chosen. */
export async function readFreeSlots(context: OperationContext, id: string): Promise<Free[]> {
  const { round } = await findOwn(context, id);
  if (!round.isSlotChosen || round.state === 'Closed') return [];
  return context.db.transaction(async (tx) => {
    const person = await self(tx, context, round);
    if (person === undefined) return [];
    const apart = betweenPlacesOf(await lockStepJob(tx, round.jdID));
    const open = await openSlots(tx, round, context.now());
    const [first, last] = [open[0], open.at(-1)];
    if (first === undefined || last === undefined) return [];
    const engagements = await readEngagements(tx, context, {
      userIDs: [person.userID],
      round,
      from: first.startsAt,
      to: round.endsAt,
    });
    const own = engagements.get(person.userID) ?? [];
    return open
      .filter((slot) => !own.some((each) => doMeet(slot, each, apart)))
      .map(({ slot, panel }) => ({
        id: slot.id,
        panelName: panel.name,
        venue: panel.venue ?? round.venue,
        startsAt: slot.startsAt.toISOString(),
        endsAt: slot.endsAt.toISOString(),
      }));
  });
}

/**
 * @param id of the round
 * @throws ApiFailure 403 where slots are not chosen, 404, 409 IN_USE or ILLEGAL_TRANSITION
 */
export async function chooseSlot(
  context: OperationContext,
  id: string,
  slotID: string,
): Promise<OperationData<'chooseSlot'>['slot']> {
  const { round, application } = await findOwn(context, id);
  if ((await findSlot(context, slotID)).roundID !== id) throw notFound();
  await context.db.transaction(async (tx) => {
    const held = await holdSlot(tx, round.jdID, slotID);
    if (!held.round.isSlotChosen) throw forbidden('Slots of this round are given by the company.');
    if (held.slot.isBuffer) throw notFound();
    const person = await self(tx, context, held.round);
    if (person === undefined) throw forbidden('You are not in this round.');
    if (held.slot.startsAt <= context.now()) throw over();
    const earlier = await refusePerson(tx, context, held, person);
    if (earlier !== undefined && earlier.startsAt <= context.now()) throw over();
    await put(tx, context, held, { person, earlier });
  });
  const own = (await ownRounds(context.db, application)).find((each) => each.id === id)?.slot;
  if (own == null) throw new Error('The slot was not written.');
  return own;
}

const over = (): ApiFailure =>
  new ApiFailure(409, 'ILLEGAL_TRANSITION', 'This slot is over. Choose one that is still to come.');
