import type { Operations } from '../../platform/operation.ts';
import type { Services } from '../../platform/services.ts';
import { registerEmployer } from '../auth/registration.ts';

export function createCompaniesOperations(services: Services) {
  return {
    addCompany: async ({ body, headers }, context) => {
      const { company, industry } = await registerEmployer(
        services,
        body,
        headers['X-Captcha-Token'],
        context,
      );
      const { createdAt, updatedAt, verifiedAt, industryID, ...rest } = company;
      return {
        data: {
          company: {
            ...rest,
            industryType: industryID,
            industryName: industry.name,
            verifiedAt: verifiedAt?.toISOString() ?? null,
            createdAt: createdAt.toISOString(),
            updatedAt: updatedAt.toISOString(),
          },
        },
      };
    },
  } satisfies Operations;
}
