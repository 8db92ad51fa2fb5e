/** Signing up an employer. */
import type { Transaction } from '../../database/index.ts';
import type { Registrant } from '../auth/registrants.ts';
import { roleID } from '../roles/system-roles.ts';
import { createAccount } from '../users/registration.ts';
import type { User } from '../users/tables.ts';
import { companies } from '../../organisations/index.ts';

export type Company = typeof companies.$inferSelect;

/** The employer payload of the specification, section 3, with the password as a hash. */
export interface NewCompany {
  name: string;
  location: string;
  website: string;
  email: string;
  phone: string;
  industryID: string;
  spocFirstName: string;
  spocLastName: string;
  spocDesignation: string;
  /** Language of messages to the contact person. */
  locale: User['locale'];
  passwordHash: string;
  /** The terms of use that the contact person accepted; null when staff adds the company. */
  terms: { version: string | null } | null;
  /** Who signs up; null when staff adds the company. */
  registrant: Registrant | null;
}

/** A company that was just written. */
export interface RegisteredCompany {
  company: Company;
  /** The contact person's account, whose mobile number has to be verified next. */
  user: User;
}

/**
 * Writes the company and its contact person's account together. The company waits for verification by staff.
 * @param createdBy member of staff who adds it; null when the employer signs up
 * @throws ApiFailure 409 DUPLICATE when a verified account has the number or the address
 */
export async function registerCompany(
  tx: Transaction,
  input: NewCompany,
  createdBy: string | null,
  now: Date,
): Promise<RegisteredCompany> {
  const { passwordHash, terms, locale, registrant, ...details } = input;
  const email = input.email.toLowerCase();
  const [company] = await tx
    .insert(companies)
    .values({ ...details, email, createdBy, createdAt: now })
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
