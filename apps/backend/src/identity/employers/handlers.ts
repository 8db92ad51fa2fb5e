import type { OperationData, Operations } from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { listPeople } from './people.ts';
import type { Company } from './registration.ts';
import { signUpEmployer } from './sign-up.ts';

type CompanyView = OperationData<'addCompany'>['company'];

/** Employers' organisations. */
export function createCompaniesOperations(services: Services) {
  return {
    addCompany: async ({ body, headers }, context) => {
      const { company } = await signUpEmployer(services, body, headers['X-Captcha-Token'], context);
      return { data: { company: view(company) } };
    },
    listCompanyUsers: listPeople,
  } satisfies Operations;
}

/** What whoever has just sent the company may see of it. */
function view(company: Company): CompanyView {
  const { id, name, location, website, email, phone, industryID, verificationStatus } = company;
  return { id, name, location, website, email, phone, industryType: industryID, verificationStatus };
}
