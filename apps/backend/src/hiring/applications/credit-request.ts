/** A student whose wallet does not reach for an application asks the own institute. */
import { personName } from '@aarambh/forms';
import { and, eq } from 'drizzle-orm';
import { users } from '../../identity/index.ts';
import { tellPeople } from '../../messages/index.ts';
import {
  ApiFailure,
  indianDate,
  localized,
  notFound,
  signedIn,
  type OperationContext,
} from '../../platform/index.ts';
import { readRow } from '../../records/index.ts';
import { judgedJobsFor } from '../job-descriptions/reading.ts';
import { jobsOpenTo } from '../job-descriptions/scope.ts';

/**
 * Tells the placement officers of the caller's institute, once a day.
 * @returns whether anybody was told now
 * @throws ApiFailure 403 NOT_ENTITLED for somebody without an institute, 404 for a job that the caller does not see
 */
export async function requestCredits(context: OperationContext, jdID: string): Promise<boolean> {
  const { db } = context;
  const caller = signedIn(context);
  const at = context.now();
  const { parentEntityID: instituteID, isFresher } = caller;
  if (isFresher !== true || instituteID === null) {
    throw new ApiFailure(403, 'NOT_ENTITLED', 'Only students of an institute can ask it for credits.');
  }
  const job = await readRow(db, judgedJobsFor(caller, at), jdID, jobsOpenTo(caller, at));
  if (job === undefined) throw notFound();
  const officers = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.type, 'S'), eq(users.parentEntityID, instituteID)));
  const [person] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, caller.id));
  const text = localized('{name} asks for credits to apply for {title}.', {
    name: personName({ ...person }),
    title: job.title,
  });
  const told = await tellPeople(
    db,
    officers.map(({ id }) => id),
    {
      type: 'Broadcast',
      topic: 'creditsAsked',
      text,
      cta: `/student?record=${caller.id}`,
      aboutUserID: caller.id,
      occasion: `credit-request/${caller.id}/${indianDate(at)}`,
      at,
    },
  );
  return told.length > 0;
}
