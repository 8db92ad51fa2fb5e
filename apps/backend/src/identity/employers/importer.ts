/** Files of companies. Each comes with the account of its contact person, who is invited. */
import { industries } from '../../catalogue/index.ts';
import { companies, type createCompanies } from '../../organisations/index.ts';
import { storedText, type OperationContext, type OperationRequest } from '../../platform/index.ts';
import { audit, createImporter } from '../../records/index.ts';
import type { Transaction } from '../../database/index.ts';
import { createEmployerAccount } from '../accounts/accounts-for-others.ts';

type Declaration = ReturnType<typeof createCompanies>['companyCatalogue']['declaration'];
type NewCompany = Omit<OperationRequest<'addCompany'>['body'], 'password'>;

/** Makes the importer of the list of companies. */
export const createCompanyImporter = (declaration: Declaration) =>
  createImporter(declaration, {
    kind: 'company',
    add: 'addCompany',
    update: 'updateCompany',
    columns: [
      'name',
      'location',
      'website',
      'industryType',
      'spocFirstName',
      'spocLastName',
      'spocDesignation',
      'email',
      'phone',
    ],
    identifiedBy: ['name'],
    example: {
      name: 'Konkan Boatworks',
      location: 'Ratnagiri, Maharashtra',
      website: 'https://konkan-boatworks.example.com',
      industryType: 'Information Technology and Software',
      spocFirstName: 'Meera',
      spocLastName: 'Sawant',
      spocDesignation: 'HR manager',
      email: 'meera.sawant@konkan-boatworks.example.com',
      phone: '9812300001',
    },
    toColumns: ({ industryType, ...body }) =>
      industryType === undefined ? body : { ...body, industryID: industryType },
    references: () => ({ industryType: { table: industries, name: industries.name } }),
    create: { permission: 'Create Company', add: addCompany },
  });

/** @throws ApiFailure 409 DUPLICATE when an account has the number or the address */
async function addCompany(
  tx: Transaction,
  body: Readonly<Record<string, unknown>>,
  context: OperationContext,
): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract has checked it
  const { industryType, ...company } = body as unknown as NewCompany;
  const by = { createdBy: context.user?.id ?? null, createdAt: context.now() };
  const [added] = await tx
    .insert(companies)
    .values({
      ...company,
      ...by,
      name: storedText(company.name),
      location: storedText(company.location),
      website: storedText(company.website),
      spocDesignation: storedText(company.spocDesignation),
      email: company.email.toLowerCase(),
      industryID: industryType,
    })
    .returning({ id: companies.id });
  if (!added) throw new Error('The company was not written.');
  const { spocFirstName: firstName, spocLastName: lastName, email, phone: mobileNumber } = company;
  await createEmployerAccount(tx, { firstName, lastName, email, mobileNumber, companyID: added.id }, context);
  await audit(tx, context, {
    action: 'added',
    entityType: 'company',
    entityID: added.id,
    subjectID: added.id,
    fields: Object.keys(body),
  });
}
