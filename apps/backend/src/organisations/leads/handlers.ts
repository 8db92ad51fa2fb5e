import { storedText, type Operations, type Limiter } from '../../platform/index.ts';
import { chosenIndustry } from '../../catalogue/index.ts';
import { leads } from '../tables/leads.ts';

interface Services {
  limiter: Limiter;
  /** Throws when the token of a solved captcha is missing or spent. */
  captcha: { redeem: (token: string | undefined) => Promise<void> };
}

/** The contact form, and leads that staff add by hand. */
export function createLeadsOperations({ limiter, captcha }: Services) {
  return {
    createLead: async ({ body, headers }, context) => {
      const { db, client, user, log } = context;
      const isDesk = user?.roleScope === 'all' && context.permissions.has('Create Lead');
      if (!isDesk) await limiter.attempt('leadPerAddress', client.address);
      const { mobile, email, numberOfEmployees } = body;
      const details = {
        mobile,
        email,
        numberOfEmployees,
        firstName: storedText(body.firstName),
        lastName: storedText(body.lastName),
        description: storedText(body.description ?? '') || null,
      };
      const industry = await chosenIndustry(db, 'industry', body.industry);
      if (!isDesk) await captcha.redeem(headers['X-Captcha-Token']);
      // Status and next action are the table's defaults: what the request says about them does not count.
      const row = {
        ...details,
        industryID: industry.id,
        createdBy: user?.id ?? null,
        createdAt: context.now(),
      };
      const [lead] = await db.transaction((tx) => tx.insert(leads).values(row).returning());
      if (!lead) throw new Error('The lead was not written.');
      log.info({ event: 'lead created', leadID: lead.id }, 'lead created');
      const { id, status, nextAction, createdAt } = lead;
      return {
        data: {
          lead: {
            ...details,
            id,
            status,
            nextAction,
            industry: industry.id,
            industryName: industry.name,
            createdAt: createdAt.toISOString(),
          },
        },
      };
    },
  } satisfies Operations;
}
