import { credentials, roleID, users } from '../identity/index.ts';
import type { Transaction } from '../database/index.ts';
import { grantTogether } from '../money/index.ts';
import { companiesAt, contactID, otherCompanyRows } from './data/companies.ts';
import { dayMs } from '../platform/index.ts';

/** Gives each company that has no demo account the account of its contact person, who signed up with it. */
export async function addContactPersons(tx: Transaction, passwordHash: string, now: Date): Promise<void> {
  const people = companiesAt(otherCompanyRows, now).flatMap((company, place) => {
    const { id, createdAt } = company;
    if (id === undefined || createdAt === undefined) return [];
    return [
      {
        id: contactID(company),
        type: 'E' as const,
        firstName: company.spocFirstName,
        lastName: company.spocLastName,
        email: company.email,
        mobileNumber: company.phone,
        parentEntityType: 'Employer' as const,
        parentEntityID: id,
        roleID: roleID('employer'),
        userStatus: 'Active' as const,
        mobileVerifiedAt: createdAt,
        emailVerifiedAt: createdAt,
        termsAcceptedAt: createdAt,
        lastLoginAt: new Date(Math.max(createdAt.getTime(), now.getTime() - (place % 13) * dayMs)),
        createdAt,
        updatedAt: createdAt,
      },
    ];
  });
  const added = await tx.insert(users).values(people).onConflictDoNothing().returning();
  if (added.length === 0) return;
  await tx
    .insert(credentials)
    .values(added.map(({ id, createdAt }) => ({ userID: id, passwordHash, passwordChangedAt: createdAt })));
  await grantTogether(tx, added);
}
