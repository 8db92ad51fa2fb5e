/** What of a company goes over when it is merged into another one. */
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import { experiences, images } from './candidates/index.ts';
import {
  applications,
  jobAlerts,
  jobDescriptions,
  jobTemplates,
  questions,
  testQuestions,
  visits,
} from './hiring/index.ts';
import { users } from './identity/index.ts';
import { tellOfMerge } from './messages/index.ts';
import { mergeRefusal, mergeWallets, receipts, wallets } from './money/index.ts';
import { companies, leads, type CompanyParts } from './organisations/index.ts';
import { counted } from './records/index.ts';
import { usageOfCompanies } from './usage.ts';

/** The columns that name a company, and are made to name the one that stays. Its files follow a rule of their own. */
export const companyColumns: readonly {
  readonly table: AnyPgTable;
  readonly column: AnyPgColumn;
  /** The property of the column. */
  readonly name: string;
}[] = [
  { table: jobDescriptions, column: jobDescriptions.companyID, name: 'companyID' },
  { table: jobTemplates, column: jobTemplates.companyID, name: 'companyID' },
  { table: questions, column: questions.companyID, name: 'companyID' },
  { table: testQuestions, column: testQuestions.companyID, name: 'companyID' },
  { table: experiences, column: experiences.companyID, name: 'companyID' },
  { table: visits, column: visits.companyID, name: 'companyID' },
  { table: jobAlerts, column: jobAlerts.companyID, name: 'companyID' },
  { table: leads, column: leads.convertedCompanyID, name: 'convertedCompanyID' },
];

/**
 * Files that go over: papers, files of jobs and letters always, because records that go over refer to them; the logo where the company that
 * stays has none.
 */
const goesOver = (intoID: string) =>
  or(
    ne(images.purpose, 'logo'),
    sql`not exists (select from ${images} as kept where kept.company_id = ${intoID} and kept.purpose = 'logo')`,
  );

const { jobs, people, jobTemplates: templates, questions: asked, leads: converted } = usageOfCompanies;

export const companyParts: CompanyParts = {
  moves: {
    jobs,
    applications: counted(sql`from ${applications}
      join ${jobDescriptions} on ${jobDescriptions.id} = ${applications.jdID}
      where ${jobDescriptions.companyID} = ${companies.id}`),
    people,
    jobTemplates: templates,
    questions: asked,
    experiences: counted(sql`from ${experiences} where ${experiences.companyID} = ${companies.id}`),
    leads: converted,
    credits: sql<number>`coalesce((select ${wallets.balance}::int from ${wallets}
      where ${wallets.ownerType} = 'company' and ${wallets.ownerID} = ${companies.id}), 0)`,
  },
  files: (intoID) =>
    counted(sql`from ${images} where ${images.companyID} = ${companies.id} and ${goesOver(intoID)}`),
  receipts: counted(sql`from ${receipts} join ${wallets} on ${wallets.id} = ${receipts.walletID}
    where ${wallets.ownerType} = 'company' and ${wallets.ownerID} = ${companies.id}`),
  refusal: mergeRefusal,
  tell: tellOfMerge,
  move: async (tx, merge) => {
    const { from, into } = merge;
    for (const { table, column, name } of companyColumns) {
      await tx
        .update(table)
        .set({ [name]: into.id })
        .where(eq(column, from.id));
    }
    await tx
      .update(users)
      .set({ parentEntityID: into.id })
      .where(and(eq(users.parentEntityType, 'Employer'), eq(users.parentEntityID, from.id)));
    await tx
      .update(images)
      .set({ companyID: into.id })
      .where(and(eq(images.companyID, from.id), goesOver(into.id)));
    await mergeWallets(tx, merge);
  },
};
