/** Companies: the organisations of employers. */
import { companyCheckValues, employeeCountValues, verificationStatusValues } from '@aarambh/api-client/enums';
import { check, index, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { entityColumns, instant, oneOf } from '../../database/index.ts';
import { industries } from '../../catalogue/index.ts';

export const companies = pgTable(
  'companies',
  {
    ...entityColumns(),
    name: text().notNull(),
    /** City and state as the employer wrote them. */
    location: text().notNull(),
    website: text().notNull(),
    /** E-mail and ten-digit number of the contact person; the same as on the account created with the company. */
    email: text().notNull(),
    phone: text().notNull(),
    industryID: text()
      .notNull()
      .references(() => industries.id),
    spocFirstName: text().notNull(),
    spocLastName: text().notNull(),
    spocDesignation: text().notNull(),
    /** What the company says of itself to candidates. */
    about: text(),
    size: text({ enum: employeeCountValues }),
    gstin: text(),
    addressLine: text(),
    pincode: text(),
    verificationStatus: text({ enum: verificationStatusValues }).notNull().default('Pending'),
    verifiedBy: text(),
    verifiedAt: instant(),
    verificationNote: text(),
    /** What staff have checked. */
    verificationChecks: text({ enum: companyCheckValues }).array().notNull().default([]),
    /** The company that has taken this one over; never one that was merged itself. */
    mergedIntoID: text().references((): AnyPgColumn => companies.id),
  },
  (table) => [
    index('companies_by_industry').on(table.industryID),
    index('companies_by_merge').on(table.mergedIntoID),
    index('companies_by_name').on(table.name, table.id),
    index('companies_by_creation').on(table.createdAt, table.id),
    index('companies_by_change').on(table.updatedAt, table.id),
    check('companies_size_known', oneOf(table.size, employeeCountValues)),
    check('companies_verification_known', oneOf(table.verificationStatus, verificationStatusValues)),
  ],
);
