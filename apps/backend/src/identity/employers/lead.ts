/** A lead becomes a company. */
import { companies, convertLead } from '../../organisations/index.ts';
import { storedText, type OperationContext, type OperationRequest } from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { inviteAfterwards } from '../invitations/send.ts';
import type { Services } from '../services.ts';
import { createEmployerAccount } from '../accounts/accounts-for-others.ts';
import type { User } from '../tables/users.ts';

/**
 * Writes the company, which waits for verification, and the account of its contact person, who is invited.
 * @throws ApiFailure as `convertLead`, and 409 DUPLICATE when an account has the number or the address
 */
export async function makeCompanyOf(
  services: Services,
  { params, body: { rowVersion, ...company } }: OperationRequest<'convertLead'>,
  context: OperationContext,
): Promise<void> {
  const people: User[] = [];
  await convertLead(context, { id: params.id, rowVersion }, async (lead, inTransaction) => {
    const { db: tx } = inTransaction;
    const email = company.email.toLowerCase();
    const [added] = await tx
      .insert(companies)
      .values({
        name: storedText(company.name),
        location: storedText(company.location),
        website: storedText(company.website),
        email,
        phone: company.phone,
        industryID: lead.industryID,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contact form takes nothing else
        size: lead.numberOfEmployees as (typeof companies.$inferInsert)['size'],
        spocFirstName: company.spocFirstName,
        spocLastName: company.spocLastName,
        spocDesignation: storedText(company.spocDesignation),
        createdBy: context.user?.id ?? null,
        createdAt: context.now(),
      })
      .returning();
    if (!added) throw new Error('The company was not written.');
    await tx.transaction(async (step) => {
      const { spocFirstName: firstName, spocLastName: lastName, phone: mobileNumber } = company;
      const person = { firstName, lastName, email, mobileNumber, companyID: added.id };
      people.push(await createEmployerAccount(step, person, context));
      await audit(step, context, {
        action: 'added',
        entityType: 'company',
        entityID: added.id,
        subjectID: added.id,
        fields: Object.keys(company),
      });
    });
    return { convertedCompanyID: added.id };
  });
  for (const { id } of people) inviteAfterwards(services, id, context);
}
