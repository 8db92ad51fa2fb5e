/** The accounts of a company. */
import { and, asc, eq } from 'drizzle-orm';
import { offsetOf } from '../../database/index.ts';
import { companies } from '../../organisations/index.ts';
import { notFound, signedIn, type OperationContext, type OperationRequest } from '../../platform/index.ts';
import { isInvited } from '../invitations/record.ts';
import { masked } from '../users/masked.ts';
import { users } from '../users/tables.ts';

/**
 * A page of the people of a company, by name, with their numbers masked.
 * @throws ApiFailure 404 for another company than the caller's, unless the caller reaches all
 */
export async function listPeople(
  { params: { id }, query: { pageNo = 1, pageSize = 25 } }: OperationRequest<'listCompanyUsers'>,
  context: OperationContext,
) {
  const { roleScope, parentEntityID } = signedIn(context);
  const isInReach = roleScope === 'all' || (roleScope === 'company' && id === parentEntityID);
  const { db } = context;
  if (!isInReach || (await db.$count(companies, eq(companies.id, id))) === 0) throw notFound();
  const where = and(eq(users.type, 'E'), eq(users.parentEntityID, id));
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      type: users.type,
      mobileNumber: users.mobileNumber,
      isInvited,
    })
    .from(users)
    .where(where)
    .orderBy(asc(users.fullName), asc(users.id))
    .limit(pageSize)
    .offset(offsetOf({ pageNo, pageSize }));
  const total = await db.$count(users, where);
  return {
    data: { user: rows.map((row) => ({ ...row, mobileNumber: masked(row.mobileNumber) })) },
    meta: { pageNo, pageSize, total },
  };
}
