/** The rounds that a candidate goes to, for their day. */
import type { components } from '@aarambh/api-client/schema';
import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { companies } from '../../organisations/index.ts';
import { dayMs, indianDate, signedIn, type Keys, type OperationContext } from '../../platform/index.ts';
import { ownRounds } from '../applications/own-rounds.ts';
import { applications } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { rounds } from '../tables/rounds.ts';
import { doorCode } from './door-code.ts';
import { inSelection } from '../applications/taking-part.ts';

type NextRound = components['schemas']['NextRound'];

/** How far ahead it is looked. */
const aheadMs = 7 * dayMs;

const most = 5;

/** The rounds of the caller's applications that begin within a week or are held now, the next first; at most five. */
export async function readNextRounds(context: OperationContext, keys: Keys): Promise<NextRound[]> {
  const { id: userID } = signedIn(context);
  const now = context.now();
  const isSoon = and(
    ne(rounds.state, 'Closed'),
    gt(rounds.endsAt, now),
    lt(rounds.startsAt, new Date(now.getTime() + aheadMs)),
  );
  const going = await context.db
    .select({ application: applications, jobTitle: jobDescriptions.title, companyName: companies.name })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .leftJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(
      and(
        eq(applications.userID, userID),
        inArray(applications.status, [...inSelection]),
        isNull(jobDescriptions.cancelledAt),
        sql`exists (select from ${rounds} where ${and(eq(rounds.jdID, jobDescriptions.id), isSoon)})`,
      ),
    );
  const found = await Promise.all(
    going.map(async ({ application, jobTitle, companyName }) => {
      const all = await ownRounds(context.db, application);
      return all
        .filter(({ isIn, state, startsAt, endsAt }) => {
          const begins = Date.parse(startsAt);
          return (
            isIn &&
            state !== 'Closed' &&
            Date.parse(endsAt) > now.getTime() &&
            begins < now.getTime() + aheadMs
          );
        })
        .map(
          ({ id, name, kind, mode, startsAt, endsAt, venue, link, bring, slot, attendance, isOnline }) => ({
            id,
            applicationID: application.id,
            jdID: application.jdID,
            jobTitle,
            companyName: companyName ?? '',
            order: all.findIndex((each) => each.id === id) + 1,
            of: all.length,
            name,
            kind,
            mode: mode ?? null,
            startsAt,
            endsAt,
            venue: venue ?? null,
            link: link ?? null,
            bring: bring ?? null,
            slot: slot ?? null,
            isCheckedIn: attendance === 'Present',
            isOnline: isOnline ?? false,
            code: doorCode(keys, userID, dayOfDoor(new Date(slot?.startsAt ?? startsAt), now)),
          }),
        );
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => expectedAt(one).localeCompare(expectedAt(other)))
    .slice(0, most);
}

/** When the candidate is expected: at the slot, or when the round begins for all. */
const expectedAt = ({ slot, startsAt }: NextRound): string => slot?.startsAt ?? startsAt;

/** The day on which the candidate stands at the door: that of the beginning, then today's. */
const dayOfDoor = (startsAt: Date, now: Date): string => indianDate(startsAt > now ? startsAt : now);
