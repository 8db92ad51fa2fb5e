/** Telling the owner of a number that tries with it were refused. */
import { eq } from 'drizzle-orm';
import { ApiFailure, type OperationContext } from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { users } from '../tables/users.ts';
import { verifiedFirst } from './registrants.ts';
import { triesRefusedMessage, withheldRefusalMessage } from './messages.ts';

/**
 * Runs `attempt`, and when it is refused for too many tries tells the owner of the number, at most once a day: by e-mail where the address
 * is confirmed, otherwise by SMS. Does the same for a number that nobody has, but for the sending.
 */
export async function tellingOwner<Result>(
  services: Services,
  mobileNumber: string,
  context: OperationContext,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ApiFailure) await tell(services, mobileNumber, context);
    throw error;
  }
}

async function tell(
  { limiter, messenger }: Services,
  mobileNumber: string,
  { db }: OperationContext,
): Promise<void> {
  if (!(await limiter.isWithin('refusalNewsPerMobile', mobileNumber))) return;
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.mobileNumber, mobileNumber))
    .orderBy(verifiedFirst)
    .limit(1);
  if (user?.userStatus === 'Active') {
    await messenger.send(triesRefusedMessage(user));
    return;
  }
  const reason = user === undefined ? 'no account has this number.' : 'this account is not active.';
  await messenger.withhold(withheldRefusalMessage(mobileNumber), reason);
}
