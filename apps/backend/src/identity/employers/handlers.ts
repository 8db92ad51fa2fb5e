import {
  deviceCookie,
  type OperationContext,
  type OperationData,
  type Operations,
} from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { listPeople } from './accounts.ts';
import { makeCompanyOf } from './lead.ts';
import type { Company } from './registration.ts';
import { signUpEmployer } from './sign-up.ts';

/** How staff see a lead. */
type ReadLead = (
  request: { params: { id: string } },
  context: OperationContext,
) => Promise<{ data: OperationData<'convertLead'> }>;

type CompanyView = OperationData<'addCompany'>['company'];

/** Employers' organisations. */
export function createCompaniesOperations(services: Services, readLead: ReadLead) {
  return {
    addCompany: async ({ body, headers }, context) => {
      const { company, deviceID } = await signUpEmployer(services, body, headers['X-Captcha-Token'], context);
      const data = { company: view(company) };
      return deviceID === null ? { data } : { data, headers: deviceCookie(deviceID, services.keys) };
    },
    listCompanyUsers: listPeople,
    convertLead: async (request, context) => {
      await makeCompanyOf(services, request, context);
      return readLead({ params: request.params }, context);
    },
  } satisfies Operations;
}

/** What whoever has just sent the company may see of it. */
function view(company: Company): CompanyView {
  const { id, name, location, website, email, phone, industryID, verificationStatus } = company;
  return { id, name, location, website, email, phone, industryType: industryID, verificationStatus };
}
