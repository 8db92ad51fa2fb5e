/** Which panel a link or a session of an interviewer opens, and when. */
import { and, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { hashToken } from '../../identity/index.ts';
import { companies } from '../../organisations/index.ts';
import {
  ApiFailure,
  endOfIndianDate,
  indianDate,
  localized,
  shownDay,
  startOfIndianDate,
  type OperationContext,
} from '../../platform/index.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import {
  interviewers,
  panelLinks,
  panels,
  panelSessions,
  type Panel,
  type PanelLink,
} from '../tables/panels.ts';
import { rounds, type Round } from '../tables/rounds.ts';

/** A panel that somebody holds a link to. */
export interface OpenPanel {
  link: PanelLink;
  panel: Panel;
  round: Round;
  jobTitle: string;
  companyName: string;
}

/** Whether a link opens something on its day: it was not ended, and the interviewer still sits in the panel. */
export const isOpen: SQL<boolean> = sql<boolean>`(${and(
  isNotNull(panelLinks.secretHash),
  sql`exists (select from ${interviewers} where ${interviewers.panelID} = ${panelLinks.panelID}
    and ${interviewers.email} = ${panelLinks.email})`,
)})`;

const linkOpensNothing = (): ApiFailure =>
  new ApiFailure(400, 'TOKEN_INVALID', 'This link opens nothing any more. Ask whoever sent it for another.');

const sessionOver = (): ApiFailure =>
  new ApiFailure(400, 'TOKEN_INVALID', 'You are no longer in. Open the link in the e-mail once more.');

/** From the beginning of the panel's first day in India to the end of its last. */
export const dayOf = ({ startsAt, endsAt }: Pick<Panel, 'startsAt' | 'endsAt'>) => ({
  from: startOfIndianDate(indianDate(startsAt)),
  until: endOfIndianDate(indianDate(endsAt)),
});

/** @throws ApiFailure 400 TOKEN_INVALID for a link that opens nothing, or not today */
export async function panelOfLink(
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
  secret: string,
): Promise<OpenPanel> {
  const found = await findOpen(db, eq(panelLinks.secretHash, hashToken(secret)));
  if (found === undefined) throw linkOpensNothing();
  const { from, until } = dayOf(found.panel);
  if (now() >= until) {
    throw new ApiFailure(
      400,
      'TOKEN_INVALID',
      localized('This link was for {day}, and that day is over.', {
        day: shownDay(indianDate(found.panel.endsAt)),
      }),
    );
  }
  if (now() < from) {
    throw new ApiFailure(
      400,
      'TOKEN_INVALID',
      localized('This link opens on {day}.', { day: shownDay(indianDate(from)) }),
    );
  }
  return found;
}

/** @throws ApiFailure 400 TOKEN_INVALID once the session, its link or its day is over */
export async function panelOfSession(
  { db, now }: Pick<OperationContext, 'db' | 'now'>,
  token: string,
): Promise<OpenPanel> {
  const session = db
    .select({ id: panelSessions.linkID })
    .from(panelSessions)
    .where(and(eq(panelSessions.tokenHash, hashToken(token)), gt(panelSessions.expiresAt, now())));
  const found = await findOpen(db, sql`${panelLinks.id} in ${session}`);
  if (found === undefined) throw sessionOver();
  // Of a panel that was moved to another day the session is of the day that was.
  const { from, until } = dayOf(found.panel);
  if (now() < from || now() >= until) throw sessionOver();
  return found;
}

async function findOpen(db: Db, which: SQL): Promise<OpenPanel | undefined> {
  const [found] = await db
    .select({
      link: panelLinks,
      panel: panels,
      round: rounds,
      jobTitle: jobDescriptions.title,
      companyName: companies.name,
    })
    .from(panelLinks)
    .innerJoin(panels, eq(panels.id, panelLinks.panelID))
    .innerJoin(rounds, eq(rounds.id, panelLinks.roundID))
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, rounds.jdID))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(and(which, isOpen, isNull(jobDescriptions.cancelledAt)));
  return found;
}
