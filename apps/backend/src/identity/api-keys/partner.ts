import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import { validationFailed, type EntityType } from '../../platform/index.ts';
import { users } from '../tables/users.ts';

/** What organisations have programs that call, and hear of news. */
const partners: readonly EntityType[] = ['Employer', 'Institute'];

/**
 * Who answers for a program of a company or an institute.
 * @throws ApiFailure 422 at `email` for an address of nobody who signs in for one
 */
export async function findPartner(tx: Transaction, email: string) {
  const [owner] = await tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.email, email.toLowerCase()),
        eq(users.userStatus, 'Active'),
        inArray(users.parentEntityType, [...partners]),
        ne(users.type, 'C'),
      ),
    );
  if (owner === undefined || owner.parentEntityType === null || owner.parentEntityID === null) {
    const message = 'Enter the address of an active employer or officer.';
    throw validationFailed([{ path: 'email', code: 'unknown', message }]);
  }
  const { id: ownerID, parentEntityType, parentEntityID } = owner;
  return { ownerID, parentEntityType, parentEntityID };
}
