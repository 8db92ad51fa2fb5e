/** Writing a company, and signing up the employer whose it is. */
import type { Transaction } from '../../database/index.ts';
import type { Registrant } from '../auth/registrants.ts';
import { roleID } from '../roles/system-roles.ts';
import { createAccount } from '../accounts/registration.ts';
import type { User } from '../tables/users.ts';
import { companies } from '../../organisations/index.ts';

export type Company = typeof companies.$inferSelect;

/** The employer payload of the specification, section 3, without the password. */
interface CompanyDetails {
  name: string;
  location: string;
  website: string;
  email: string;
  phone: string;
  industryID: string;
  spocFirstName: string;
  spocLastName: string;
  spocDesignation: string;
}

interface NewEmployer extends CompanyDetails {
  /** Language of messages to the contact person. */
  locale: User['locale'];
  passwordHash: string;
  /** The terms of use that the contact person accepted. */
  terms: { version: string | null };
  registrant: Registrant;
}

/** A company that was just written. */
export interface RegisteredCompany {
  company: Company;
  /** The contact person's account. */
  user: User;
}

/**
 * Writes a company, which waits for verification by staff.
 * @param by.createdBy member of staff who adds it; null when the employer signs up
 */
export async function addCompany(
  tx: Transaction,
  details: CompanyDetails,
  by: { createdBy: string | null; now: Date },
): Promise<Company> {
  const [company] = await tx
    .insert(companies)
    .values({
      ...details,
      email: details.email.toLowerCase(),
      createdBy: by.createdBy,
      createdAt: by.now,
    })
    .returning();
  if (!company) throw new Error('The company was not written.');
  return company;
}

/**
 * Writes the company and its contact person's account, whose mobile number has to be verified next.
 * @throws ApiFailure 409 DUPLICATE when a verified account has the number or the address
 */
export async function registerCompany(
  tx: Transaction,
  { passwordHash, terms, locale, registrant, ...details }: NewEmployer,
  now: Date,
): Promise<RegisteredCompany> {
  const company = await addCompany(tx, details, { createdBy: null, now });
  const user = await createAccount(
    tx,
    {
      type: 'E',
      firstName: details.spocFirstName,
      lastName: details.spocLastName,
      email: details.email,
      mobileNumber: details.phone,
      roleID: roleID('employer'),
      locale,
      companyID: company.id,
      passwordHash,
      terms,
      registrant,
    },
    now,
  );
  return { company, user };
}
