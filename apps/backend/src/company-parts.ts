/** What of a company goes over when it is merged into another one. */
import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import { experiences } from './candidates/index.ts';
import { applications, jobDescriptions, jobTemplates, questions } from './hiring/index.ts';
import { users } from './identity/index.ts';
import { tellOfMerge } from './messages/index.ts';
import { mergeRefusal, mergeWallets, receipts, wallets } from './money/index.ts';
import { companies, leads, type CompanyParts } from './organisations/index.ts';
import { counted } from './records/index.ts';
import { usageOfCompanies } from './usage.ts';

/**
 * The columns that name a company, and are made to name the one that stays. Pictures and papers are not among them: they show what
 * was sent for the company that is closed.
 */
export const companyColumns: readonly {
  readonly table: AnyPgTable;
  readonly column: AnyPgColumn;
  /** The property of the column. */
  readonly name: string;
}[] = [
  { table: jobDescriptions, column: jobDescriptions.companyID, name: 'companyID' },
  { table: jobTemplates, column: jobTemplates.companyID, name: 'companyID' },
  { table: questions, column: questions.companyID, name: 'companyID' },
  { table: experiences, column: experiences.companyID, name: 'companyID' },
  { table: leads, column: leads.convertedCompanyID, name: 'convertedCompanyID' },
];

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
    await mergeWallets(tx, merge);
  },
};
