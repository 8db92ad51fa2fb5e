/** The accounts of a company. */
import { and, eq } from 'drizzle-orm';
import { companies } from '../../organisations/index.ts';
import { notFound, signedIn, type OperationContext, type OperationRequest } from '../../platform/index.ts';
import { countUpTo, readPageFrom, type Sequence } from '../../records/index.ts';
import { isInvited } from '../invitations/record.ts';
import { masked } from '../users/masked.ts';
import { users } from '../tables/users.ts';

const byName: Sequence = {
  keys: [{ name: 'fullName', column: users.fullName }],
  isDescending: false,
  sort: 'firstName',
};

/**
 * A page of the people of a company, by name, with their numbers masked.
 * @throws ApiFailure 404 for another company than the caller's, unless the caller reaches all
 */
export async function listPeople(
  { params: { id }, query: { pageNo = 1, pageSize = 25, cursor } }: OperationRequest<'listCompanyUsers'>,
  context: OperationContext,
) {
  const { roleScope, parentEntityID } = signedIn(context);
  const isInReach = roleScope === 'all' || (roleScope === 'company' && id === parentEntityID);
  const { db } = context;
  if (!isInReach || (await db.$count(companies, eq(companies.id, id))) === 0) throw notFound();
  const where = and(eq(users.type, 'E'), eq(users.parentEntityID, id));
  const { rows, meta } = await readPageFrom(
    {
      order: byName,
      id: users.id,
      read: ({ beyond, by, limit, offset }) =>
        db
          .select({
            id: users.id,
            firstName: users.firstName,
            lastName: users.lastName,
            fullName: users.fullName,
            type: users.type,
            mobileNumber: users.mobileNumber,
            isInvited,
          })
          .from(users)
          .where(and(where, beyond))
          .orderBy(...by)
          .limit(limit)
          .offset(offset),
      count: (limit) => countUpTo(db, users, where, limit),
    },
    { pageNo, pageSize, cursor },
  );
  return {
    data: { user: rows.map((row) => ({ ...row, mobileNumber: masked(row.mobileNumber) })) },
    meta: { pageNo, pageSize, ...meta },
  };
}
