/** What candidates hear of rounds besides the steps of their applications. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { tellPeople } from '../../messages/index.ts';
import { localized, shownMoment, type LocalizedText, type TranslatedText } from '../../platform/index.ts';
import type { StepJob } from '../applications/job.ts';
import { isIn, ownEntry, roundBefore } from './reach.ts';
import { inSelection } from '../applications/taking-part.ts';
import { applications } from '../tables/applications.ts';
import { companies } from '../../organisations/index.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { slots } from '../tables/panels.ts';
import { roundEntries, type Round } from '../tables/rounds.ts';
import { roundInvitation } from '../applications/round-invitation.ts';
import { linkForAll } from '../applications/test-link.ts';
import type { Settled } from './following.ts';

interface Results {
  round: Round;
  job: StepJob;
  /** Of one outcome; of others than these two nobody is told here. */
  settled: readonly Settled[];
  /** Of a correction, that of the one whom it is about: of each people hear once. */
  version?: number;
  at: Date;
}

const words: Readonly<
  Partial<Record<Settled['outcome'], (about: Record<'round' | 'title' | 'company', string>) => LocalizedText>>
> = {
  passed: (about) => localized('You have passed {round} for {title} at {company}.', about),
  waiting: (about) =>
    localized('You are on the waiting list for {title} at {company}, after {round}.', about),
};

/** Tells those whose application stays where it stands what the round came to; the others hear of the step. */
export async function tellOfResults(
  tx: Transaction,
  { round, job, settled, version, at }: Results,
): Promise<void> {
  for (const [outcome, some] of Map.groupBy(settled, (each) => each.outcome)) {
    const text = words[outcome]?.({ round: round.name, title: job.title, company: job.companyName });
    if (text === undefined) continue;
    await tellPeople(
      tx,
      some.map(({ application }) => application.userID),
      {
        type: 'Critical',
        topic: 'roundPassed',
        kind: 'applications',
        push: 'results',
        text,
        cta: `/my-jobs/${job.id}`,
        occasion: [
          `round/${round.id}/${round.closedAt?.toISOString() ?? ''}/${some[0]?.entry.id ?? ''}`,
          ...(version === undefined ? [] : [version]),
        ].join('/'),
        at,
      },
    );
  }
}

/** Tells those in a round that it takes place, when and where. */
export async function tellOfPlan(tx: Transaction, round: Round, at: Date): Promise<void> {
  await tellAllIn(tx, round, {
    topic: 'roundPlanned',
    words: '{round} for {title} at {company}: {moment}. {place}',
    occasion: `round/${round.id}/planned`,
    at,
  });
}

/** Tells those in a round that it takes place at another time or place than before. */
export async function tellOfNewTime(tx: Transaction, before: Round, round: Round, at: Date): Promise<void> {
  const isMoved =
    before.startsAt.getTime() !== round.startsAt.getTime() ||
    before.venue !== round.venue ||
    before.link !== round.link;
  if (!isMoved) return;
  await tellAllIn(tx, round, {
    topic: 'roundMoved',
    words: '{round} for {title} at {company} is now on {moment}. {place}',
    occasion: `round/${round.id}/moved/${round.rowVersion}`,
    at,
  });
}

/** Tells those in a round that was planned that it does not take place. */
export async function tellOfRemoval(tx: Transaction, round: Round, at: Date): Promise<void> {
  await tellAllIn(tx, round, {
    topic: 'roundCancelled',
    words: '{round} for {title} at {company} does not take place.',
    occasion: `round/${round.id}/removed`,
    at,
  });
}

interface OfRound {
  topic: 'roundPlanned' | 'roundMoved' | 'roundCancelled';
  words: TranslatedText;
  occasion: string;
  at: Date;
}

async function tellAllIn(
  tx: Transaction,
  round: Round,
  { topic, words: said, occasion, at }: OfRound,
): Promise<void> {
  const people = await tx
    .select({
      userID: applications.userID,
      title: jobDescriptions.title,
      company: companies.name,
      hasSlot: sql<boolean>`exists (select from ${slots} where ${slots.roundID} = ${round.id}
        and ${slots.applicationID} = ${applications.id})`,
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .leftJoin(roundEntries, ownEntry(round))
    .where(and(isIn(round, await roundBefore(tx, round)), inArray(applications.status, [...inSelection])));
  const [first] = people;
  if (first === undefined) return;
  const isCancelled = topic === 'roundCancelled';
  const news = {
    type: 'Critical',
    topic,
    kind: 'applications',
    push: 'results',
    text: localized(said, {
      round: round.name,
      title: first.title,
      company: first.company,
      moment: shownMoment(round.startsAt),
      place: round.venue ?? linkForAll(round) ?? '',
    }),
    cta: `/my-jobs/${round.jdID}`,
    at,
  } as const;
  // Whoever has a slot is expected then, and has that in the calendar, until nothing takes place at all.
  const isAtSlot = ({ hasSlot }: { hasSlot: boolean }): boolean => hasSlot && !isCancelled;
  const ids = (some: readonly { userID: string }[]) => some.map(({ userID }) => userID);
  const invitation = roundInvitation(round, first, isCancelled);
  await tellPeople(tx, ids(people.filter((each) => !isAtSlot(each))), { ...news, invitation, occasion });
  await tellPeople(tx, ids(people.filter(isAtSlot)), { ...news, occasion: `${occasion}/at-slots` });
}
