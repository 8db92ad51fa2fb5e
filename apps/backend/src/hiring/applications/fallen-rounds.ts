/** What the calendars of applicants lose whose application ends while a round of it lies ahead, and get back when the end is taken back. */
import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { tellEach } from '../../messages/index.ts';
import { localized, shownMoment, type LocalizedText } from '../../platform/index.ts';
import type { Step } from '../statuses/steps.ts';
import { applications, type Application } from '../tables/applications.ts';
import { panels, slots } from '../tables/panels.ts';
import { rounds, type Round } from '../tables/rounds.ts';
import type { StepJob } from './job.ts';
import { roundInvitation } from './round-invitation.ts';
import { inSelection, isInSelection, takesPart } from './taking-part.ts';
import { linkForAll } from './test-link.ts';

/** A round that somebody is expected at. */
export interface RoundAhead {
  applicationID: string;
  userID: string;
  round: Round;
  /** The own time and place of who has a slot. */
  own: { startsAt: Date; endsAt: Date; place: string | null } | undefined;
}

/** Whether a step takes its applications out of the selection of their job. */
export const leavesSelection = ({ to }: Pick<Step, 'to'>): boolean => !isInSelection(to);

/** The rounds that are still to come, or go on, for those of these applications which are in the selection as their rows stand. */
export async function roundsAhead(
  tx: Transaction,
  ids: readonly string[],
  { id: jdID }: Pick<StepJob, 'id'>,
  at: Date,
): Promise<RoundAhead[]> {
  const rows = await tx
    .select({
      applicationID: applications.id,
      userID: applications.userID,
      round: rounds,
      slot: slots,
      panel: panels,
    })
    .from(rounds)
    .innerJoin(applications, eq(applications.jdID, rounds.jdID))
    .leftJoin(slots, and(eq(slots.roundID, rounds.id), eq(slots.applicationID, applications.id)))
    .leftJoin(panels, eq(panels.id, slots.panelID))
    .where(
      and(
        eq(rounds.jdID, jdID),
        ne(rounds.state, 'Closed'),
        gt(rounds.endsAt, at),
        inArray(applications.id, [...ids]),
        inArray(applications.status, [...inSelection]),
        takesPart,
      ),
    )
    .orderBy(asc(rounds.order), asc(applications.id));
  return rows.map(({ slot, panel, ...each }) => ({
    ...each,
    own:
      slot === null || panel === null
        ? undefined
        : { startsAt: slot.startsAt, endsAt: slot.endsAt, place: slotPlace(panel, each.round) },
  }));
}

/** Where a slot is, as a calendar shows it. */
export function slotPlace(
  panel: Record<'venue' | 'link', string | null> & { name: string },
  round: Record<'venue' | 'link', string | null>,
): string {
  const venue = panel.venue ?? round.venue;
  return venue === null ? (panel.link ?? round.link ?? panel.name) : `${panel.name}, ${venue}`;
}

interface Told {
  /** The applications after the step. */
  changed: readonly Pick<Application, 'id' | 'rowVersion'>[];
  ahead: readonly RoundAhead[];
  job: StepJob;
  step: Pick<Step, 'to' | 'actor' | 'at'>;
}

/**
 * Tells applicants which rounds they need not come to, because their applications have ended, and whose end was taken back where they are
 * expected as before. Each round leaves their calendars, or comes back.
 */
export async function tellOfRoundsAhead(tx: Transaction, { changed, ahead, job, step }: Told): Promise<void> {
  const versions = new Map(changed.map(({ id, rowVersion }) => [id, rowVersion]));
  const isExpected = !leavesSelection(step);
  await tellExpected(tx, ahead, {
    isExpected,
    isHeld: step.to !== 'Cancelled',
    isOwn: step.actor === 'candidate',
    job,
    at: step.at,
    occasion: ({ round, applicationID }) =>
      [
        `round/${round.id}/${isExpected ? 'again' : 'left'}`,
        `${applicationID}/${versions.get(applicationID) ?? ''}`,
      ].join('/'),
  });
}

interface Expectation {
  /** Whether they are to come, or need not any more. */
  isExpected: boolean;
  /** Whether the rounds take place; they do unless it is said. */
  isHeld?: boolean;
  /** Whether the candidate alone did it. */
  isOwn?: boolean;
  job: StepJob;
  /** People hear of the same only once. */
  occasion: (each: RoundAhead) => string;
  at: Date;
}

/** Tells people that they are expected at rounds, or no longer. Each round comes into their calendars, or leaves them. */
export async function tellExpected(
  tx: Transaction,
  ahead: readonly RoundAhead[],
  { isExpected, isHeld = true, isOwn = false, job, occasion, at }: Expectation,
): Promise<void> {
  const about = { title: job.title, company: job.companyName };
  for (const [, ofRound] of Map.groupBy(ahead, ({ round }) => round.id)) {
    await tellEach(
      tx,
      ofRound.map((each) => ({
        userID: each.userID,
        text: wordsOf(each, job, { isExpected, isHeld }),
        occasion: occasion(each),
        invitation: isExpected
          ? roundInvitation(each.round, { ...about, ...(each.own !== undefined && { own: each.own }) })
          : roundInvitation(each.round, about, true),
      })),
      {
        // What the candidate did alone waits on the bell for nobody to read it.
        type: isOwn ? 'Broadcast' : 'Critical',
        topic: isExpected ? 'roundPlanned' : 'roundCancelled',
        kind: 'applications',
        push: isOwn ? null : 'results',
        cta: `/my-jobs/${job.id}`,
        at,
      },
    );
  }
}

function wordsOf(
  { round, own }: RoundAhead,
  job: StepJob,
  { isExpected, isHeld }: Required<Pick<Expectation, 'isExpected' | 'isHeld'>>,
): LocalizedText {
  const about = { round: round.name, title: job.title, company: job.companyName };
  if (!isHeld) return localized('{round} for {title} at {company} does not take place.', about);
  if (!isExpected) return localized('You are no longer expected at {round} for {title} at {company}.', about);
  return localized('{round} for {title} at {company}: {moment}. {place}', {
    ...about,
    moment: shownMoment(own?.startsAt ?? round.startsAt),
    place: own?.place ?? round.venue ?? linkForAll(round) ?? '',
  });
}
