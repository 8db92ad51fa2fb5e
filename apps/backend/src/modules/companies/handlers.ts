import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/failure.ts';
import { signedIn, type OperationData, type Operations } from '../../platform/operation.ts';
import type { Services } from '../../platform/services.ts';
import type { Company } from './service.ts';
import { signUpEmployer } from './sign-up.ts';
import { companies } from './tables.ts';

type CompanyView = OperationData<'addCompany'>['company'];

/** Employers' organisations. */
export function createCompaniesOperations(services: Services) {
  return {
    addCompany: async ({ body, headers }, context) => {
      const { company } = await signUpEmployer(services, body, headers['X-Captcha-Token'], context);
      return { data: { company: view(company) } };
    },

    getCompany: async ({ params: { id } }, context) => {
      const { db } = context;
      const caller = signedIn(context);
      const [company] = await db.select().from(companies).where(eq(companies.id, id));
      const isOwn = caller.type === 'E' && caller.parentEntityID === id;
      const isStaff = caller.type === 'S' && caller.roleScope === 'all';
      if (!company || (!company.isActive && !isOwn && !isStaff)) throw notFound();
      return { data: { company: isOwn || isStaff ? wholeView(company) : publicView(company) } };
    },
  } satisfies Operations;
}

/** What whoever has just sent the company may see of it. */
function view(company: Company): CompanyView {
  const { id, name, location, website, email, phone, industryID, verificationStatus } = company;
  return { id, name, location, website, email, phone, industryType: industryID, verificationStatus };
}

/** To its own people and to the platform's staff: also its contact person and how far its verification is. */
function wholeView(company: Company): CompanyView {
  const { spocFirstName, spocLastName, spocDesignation, verificationNote, isActive, rowVersion } = company;
  return {
    ...view(company),
    spocFirstName,
    spocLastName,
    spocDesignation,
    verificationNote,
    isActive,
    rowVersion,
  };
}

/** To everybody else: what a company says of itself in public. */
function publicView({ id, name, location, website, industryID, verificationStatus }: Company): CompanyView {
  return { id, name, location, website, industryType: industryID, verificationStatus };
}
