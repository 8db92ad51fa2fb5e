/** Who hires writes to those who applied: through the platform, so that neither learns how to reach the other. */
import { randomUUID } from 'node:crypto';
import { personName } from '@aarambh/forms';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { companies } from '../../organisations/index.ts';
import { tellPeople } from '../../messages/index.ts';
import {
  contactDetailsIn,
  localized,
  notFound,
  signedIn,
  storedText,
  validationFailed,
  type Limiter,
  type OperationContext,
  type OperationRequest,
  type Operations,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { jobsToChange } from '../job-descriptions/scope.ts';
import { applications } from '../tables/applications.ts';
import { jobDescriptions } from '../tables/job-descriptions.ts';
import { rowsOf } from './bulk.ts';

type Body = OperationRequest<'messageApplicants'>['body'];

export const createMessageOperations = (limiter: Pick<Limiter, 'attempt'>) =>
  ({
    messageApplicants: async ({ body }, context) => ({
      data: { count: await writeToApplicants(context, limiter, body) },
    }),
  }) satisfies Operations;

/**
 * Tells applicants what somebody of the company, or whoever wrote the job, has to say, on the bell and by e-mail.
 * @returns how many hear of it: who has not applied does not
 * @throws ApiFailure 404 for a job that is not the caller's own, 409 STALE when the filter finds another number than was shown, 422 for a
 *   text with a number or an address, 429 when too much was written of this job today
 */
async function writeToApplicants(
  context: OperationContext,
  limiter: Pick<Limiter, 'attempt'>,
  body: Body,
): Promise<number> {
  const { jdID } = body;
  const caller = signedIn(context);
  const text = storedText(body.text);
  if (contactDetailsIn(text).length > 0) {
    const message =
      'Write no telephone number and no e-mail address: candidates are reached through the platform until they are shortlisted.';
    throw validationFailed([{ path: 'text', code: 'contactDetails', message }]);
  }
  const [job] = await context.db
    .select({ title: jobDescriptions.title, company: companies.name })
    .from(jobDescriptions)
    .innerJoin(companies, eq(companies.id, jobDescriptions.companyID))
    .where(and(eq(jobDescriptions.id, jdID), jobsToChange(caller)));
  if (job === undefined) throw notFound();
  const rows = await rowsOf(context, body);
  const ids = rows.flatMap(({ id, isThere }) => (isThere ? [id] : []));
  const people = await context.db
    .select({ userID: applications.userID })
    .from(applications)
    .where(and(inArray(applications.id, ids), isNotNull(applications.appliedAt)));
  if (people.length === 0) throw notFound('Nobody of these has applied.');
  await limiter.attempt('applicantMessagesPerJob', jdID);
  return context.db.transaction(async (tx) => {
    const told = await tellPeople(
      tx,
      people.map(({ userID }) => userID),
      {
        type: 'Critical',
        topic: 'companyWrote',
        kind: 'applications',
        text: localized('{name} of {company} writes to you about {title}:', {
          name: personName(caller),
          company: job.company,
          title: job.title,
        }),
        note: text,
        cta: `/my-jobs/${jdID}`,
        occasion: `companyWrote/${randomUUID()}`,
        at: context.now(),
      },
    );
    await audit(tx, context, {
      action: 'changed',
      entityType: 'jobDescription',
      entityID: jdID,
      subjectID: jdID,
      fields: ['message'],
      reason: text,
    });
    return told.length;
  });
}
