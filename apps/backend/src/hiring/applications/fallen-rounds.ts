import { and, eq, gt, ne } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { tellEach } from '../../messages/index.ts';
import { localized } from '../../platform/index.ts';
import type { Application } from '../tables/applications.ts';
import { rounds } from '../tables/rounds.ts';
import type { StepJob } from './job.ts';
import { ownRounds } from './own-rounds.ts';
import { roundInvitation } from './round-invitation.ts';

/** Tells some applicants of a cancelled job, before their applications end, which rounds they need not come to: their calendars lose these. */
export async function tellOfRoundsThatFall(
  tx: Transaction,
  some: readonly Application[],
  job: StepJob,
  at: Date,
): Promise<void> {
  const isAhead = and(eq(rounds.jdID, job.id), ne(rounds.state, 'Closed'), gt(rounds.endsAt, at));
  const ahead = await tx.select().from(rounds).where(isAhead);
  if (ahead.length === 0) return;
  const about = { title: job.title, company: job.companyName };
  const told = [];
  for (const application of some) {
    const own = await ownRounds(tx, application);
    for (const round of ahead) {
      if (!own.some(({ id, isIn }) => id === round.id && isIn)) continue;
      told.push({
        roundID: round.id,
        userID: application.userID,
        text: localized('{round} for {title} at {company} does not take place.', {
          round: round.name,
          ...about,
        }),
        occasion: `round/${round.id}/fallen/${application.id}`,
        invitation: roundInvitation(round, about, true),
      });
    }
  }
  for (const [, ofRound] of Map.groupBy(told, ({ roundID }) => roundID)) {
    await tellEach(tx, ofRound, {
      type: 'Critical',
      topic: 'roundCancelled',
      kind: 'applications',
      push: 'results',
      cta: `/my-jobs/${job.id}`,
      at,
    });
  }
}
