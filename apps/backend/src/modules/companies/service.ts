/** Signing up an employer. */
import type { Transaction } from '../../database/open.ts';
import { validationFailed } from '../../platform/failure.ts';
import { roleID } from '../../seed/data/roles.ts';
import { findActiveIndustry, type IndustryItem } from '../industries/service.ts';
import { createAccount } from '../users/registration.ts';
import type { User } from '../users/tables.ts';
import { openWallet } from '../wallet/ledger.ts';
import { companies } from './tables.ts';

export type Company = typeof companies.$inferSelect;

/** The employer payload of the specification, section 3, with the password as a hash. */
export interface NewCompany {
  name: string;
  location: string;
  website: string;
  email: string;
  phone: string;
  /** Id of an industry; its exact name is taken too. */
  industryType: string;
  spocFirstName: string;
  spocLastName: string;
  spocDesignation: string;
  passwordHash: string;
  termsVersion: string | null;
}

export interface RegisteredCompany {
  company: Company;
  industry: IndustryItem;
  /** The contact person's account, whose mobile number has to be verified next. */
  user: User;
}

/**
 * Writes the company, its contact person's account and its wallet together. The company waits for verification by staff.
 * @param createdBy member of staff who adds it; null when the employer signs up
 * @throws ApiFailure 422 when the industry is unknown, 409 DUPLICATE when the number or the e-mail address is taken
 */
export async function registerCompany(
  tx: Transaction,
  input: NewCompany,
  createdBy: string | null,
  now: Date,
): Promise<RegisteredCompany> {
  const industry = await findActiveIndustry(tx, input.industryType);
  if (!industry) {
    throw validationFailed([{ path: 'industryType', code: 'choice', message: 'Choose an industry.' }]);
  }
  const { passwordHash, termsVersion, industryType: _industryType, ...details } = input;
  const email = input.email.toLowerCase();
  const [company] = await tx
    .insert(companies)
    .values({ ...details, email, industryID: industry.id, createdBy, createdAt: now })
    .returning();
  if (!company) throw new Error('The company was not written.');
  const user = await createAccount(
    tx,
    {
      type: 'E',
      firstName: input.spocFirstName,
      lastName: input.spocLastName,
      email,
      mobileNumber: input.phone,
      roleID: roleID('employer'),
      companyID: company.id,
      passwordHash,
      termsVersion,
    },
    now,
  );
  await openWallet(tx, { type: 'company', id: company.id });
  return { company, industry, user };
}
