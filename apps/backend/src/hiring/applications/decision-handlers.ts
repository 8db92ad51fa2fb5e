import { personName } from '@aarambh/forms';
import { and, asc, eq } from 'drizzle-orm';
import { users } from '../../identity/index.ts';
import { openWallet, walletView } from '../../money/index.ts';
import { notFound, signedIn, type OperationContext, type Operations } from '../../platform/index.ts';
import { companies } from '../../organisations/index.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { moveMany } from './bulk.ts';
import { noteInEveryLanguage } from '../statuses/platform-notes.ts';
import { wasTaken } from './course.ts';
import { decide } from './own-decision.ts';
import { amendOffer, applicationsInScope, moveOne } from './move.ts';
import { applicationEvents, applications } from '../tables/applications.ts';
import { applicationView } from './view.ts';
import { waitingOffers } from './offer-questions.ts';
import type { Application } from '../tables/applications.ts';

/** What candidates and those who hire decide about applications. */
export const decisionsOperations = {
  addMapping: async ({ body }, context) => {
    const mapping = applicationView(await decide(context, body));
    const wallet = await openWallet(context.db, { type: 'user', id: signedIn(context).id });
    return { data: { mapping, wallet: await walletView(context.db, wallet) } };
  },

  setMappingStatus: async ({ body }, context) => {
    return { data: { mapping: await withWaiting(context, await moveOne(context, body)) } };
  },

  amendOffer: async ({ params: { id }, body }, context) => ({
    data: { mapping: await withWaiting(context, await amendOffer(context, id, body)) },
  }),

  bulkUpdateMappings: async ({ body, headers }, context) => {
    const batchID = `${signedIn(context).id}/${headers['Idempotency-Key']}`;
    return { data: await moveMany(context, body, batchID) };
  },

  listMappingEvents: async ({ params: { id } }, context) => {
    const [found] = await context.db
      .select({ companyName: companies.name, userID: applications.userID })
      .from(applications)
      .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jdID))
      .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
      .innerJoin(users, eq(users.id, applications.userID))
      .where(and(eq(applications.id, id), applicationsInScope(context)));
    if (found === undefined) throw notFound();
    const rows = await context.db
      .select({
        event: applicationEvents,
        firstName: users.firstName,
        lastName: users.lastName,
        type: users.type,
      })
      .from(applicationEvents)
      .leftJoin(users, eq(users.id, applicationEvents.actorID))
      .where(and(eq(applicationEvents.applicationID, id), wasTaken))
      .orderBy(asc(applicationEvents.at), asc(applicationEvents.id));
    return {
      data: {
        events: rows.map(({ event: { from, to, at, reason }, firstName, lastName, type }) => ({
          from,
          to,
          // A candidate deals with the company, not with one of its people.
          actor:
            type === 'E' ? found.companyName : type === null ? null : personName({ firstName, lastName }),
          reason: reason && noteInEveryLanguage(reason)[context.locale],
          at: at.toISOString(),
        })),
      },
    };
  },
} satisfies Operations;

/** With an offer that waits for support, for those who make offers. */
async function withWaiting(context: OperationContext, application: Application) {
  const view = applicationView(application);
  if (signedIn(context).type === 'C') return view;
  return { ...view, ...(await waitingOffers(context.db, [application.id])).get(application.id) };
}
