/** Organisations and people for tests, written straight into the database. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../src/database/database.ts';
import { companies } from '../../src/organisations/tables/companies.ts';
import { changePool } from '../../src/money/institute-credits/pool.ts';
import {
  instituteConfigs,
  institutes,
  type InstituteConfig,
} from '../../src/organisations/tables/institutes.ts';
import { users, type User } from '../../src/identity/tables/users.ts';
import { industryID } from '../../src/seed/data/industries.ts';
import { roleID, type RoleKey } from '../../src/identity/roles/system-roles.ts';

let serial = 0;

/** An institute with this configuration; `grantBudgetCredits` is put into its pool. */
export async function addInstitute(db: Db, config: Partial<InstituteConfig> = {}): Promise<string> {
  serial += 1;
  return db.transaction(async (tx) => {
    const [institute] = await tx
      .insert(institutes)
      .values({
        name: `Institute ${serial}`,
        instituteType: 'Engineering',
        city: 'Pune',
        stateCode: 'MH',
        spocFirstName: 'Leela',
        spocLastName: 'Deshmukh',
        spocDesignation: 'Officer',
        verificationStatus: 'Verified',
      })
      .returning();
    const instituteID = institute?.id ?? '';
    await tx.insert(instituteConfigs).values({ ...config, instituteID });
    const amount = config.grantBudgetCredits ?? 0;
    await changePool(tx, { instituteID, amount, changeID: 'opening', actorID: null, at: new Date() });
    return instituteID;
  });
}

/** A company that waits for verification. */
export async function addCompany(db: Db): Promise<string> {
  serial += 1;
  const [company] = await db
    .insert(companies)
    .values({
      name: `Company ${serial}`,
      location: 'Pune, Maharashtra',
      website: 'https://company.example.com',
      email: `spoc${serial}@company.example.com`,
      phone: '9000000000',
      industryID: industryID('Insurance'),
      spocFirstName: 'Farah',
      spocLastName: 'Khan',
      spocDesignation: 'Lead',
    })
    .returning();
  return company?.id ?? '';
}

const ofCompany = { type: 'E', isFresher: null, parentEntityType: 'Employer' } as const;
const ofInstitute = { type: 'S', isFresher: null, parentEntityType: 'Institute' } as const;

const kinds = {
  student: { type: 'C', isFresher: true, parentEntityType: 'Institute' },
  experienced: { type: 'C', isFresher: false, parentEntityType: null },
  employer: ofCompany,
  recruiter: ofCompany,
  collaborator: ofCompany,
  billing: ofCompany,
  'institute-officer': ofInstitute,
  coordinator: ofInstitute,
  head: ofInstitute,
  'university-officer': { type: 'S', isFresher: null, parentEntityType: 'University' },
  support: { type: 'S', isFresher: null, parentEntityType: null },
  'super-admin': { type: 'S', isFresher: null, parentEntityType: null },
} as const satisfies Record<RoleKey, Partial<User>>;

/** A verified account of this role; `changes` wins over what the role implies. */
export async function addPerson(
  db: Db,
  role: RoleKey,
  parentEntityID: string | null,
  changes: Partial<User> = {},
): Promise<User> {
  serial += 1;
  const [user] = await db
    .insert(users)
    .values({
      ...kinds[role],
      parentEntityType: parentEntityID === null ? null : kinds[role].parentEntityType,
      parentEntityID,
      roleID: roleID(role),
      firstName: 'Test',
      lastName: 'Person',
      email: `person${serial}@example.com`,
      mobileNumber: String(8_000_000_000 + serial),
      userStatus: 'Active',
      mobileVerifiedAt: new Date('2026-11-21T04:00:00Z'),
      ...changes,
    })
    .returning();
  if (!user) throw new Error('The person was not written.');
  return user;
}

/** The account as it is now. */
export async function reload(db: Db, user: User): Promise<User> {
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  if (!row) throw new Error('The person has gone.');
  return row;
}
