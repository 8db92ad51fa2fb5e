/** What happened to one application, for both sides and those who look after it. */
import { personName } from '@aarambh/forms';
import { and, eq, inArray } from 'drizzle-orm';
import { users } from '../../identity/index.ts';
import { companies } from '../../organisations/index.ts';
import { notFound, signedIn, type OperationContext, type OperationData } from '../../platform/index.ts';
import { applications } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { eventsOf, eventView } from './course.ts';
import { applicationsInScope } from './move.ts';
import { ownRounds } from './own-rounds.ts';

/** @throws ApiFailure 404 for an application out of reach */
export async function whatHappened(
  context: OperationContext,
  id: string,
): Promise<OperationData<'listMappingEvents'>> {
  const { db, locale } = context;
  const [found] = await db
    .select({ companyName: companies.name, application: applications })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .innerJoin(users, eq(users.id, applications.userID))
    .where(and(eq(applications.id, id), applicationsInScope(context)));
  if (found === undefined) throw notFound();
  const reader = signedIn(context).type === 'C' ? 'candidate' : 'hiring';
  const events = (await eventsOf(db, [id], reader)).get(id) ?? [];
  const actorIDs = [...new Set(events.flatMap(({ actorID }) => actorID ?? []))];
  const people = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, type: users.type })
    .from(users)
    .where(inArray(users.id, actorIDs));
  const byID = new Map(people.map((person) => [person.id, person]));
  // A candidate deals with the company, not with one of its people; an interviewer who came by a link is one of them.
  const actorOf = ({ actorID, round }: (typeof events)[number]): string | null => {
    const person = byID.get(actorID ?? '');
    if (person?.type === 'E') return found.companyName;
    if (person !== undefined) return personName(person);
    return actorID !== null && round !== undefined ? found.companyName : null;
  };
  return {
    events: events.map((event) => eventView(event, actorOf(event), locale)),
    rounds: await ownRounds(db, found.application, reader),
  };
}
