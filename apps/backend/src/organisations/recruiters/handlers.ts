import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  ApiFailure,
  invalidateEverywhere,
  notFound,
  signedIn,
  type Limiter,
  type Messenger,
  type OperationContext,
  type Operations,
} from '../../platform/index.ts';
import { audit, readRow } from '../../records/index.ts';
import { institutes } from '../tables/institutes.ts';
import { recruiterConversations, recruiters } from '../tables/recruiters.ts';
import { createRecruiterCatalogue, createRecruiterImporter, recruitersInScope } from './catalogue.ts';
import { recruiterInvitation } from './invitation.ts';

interface Services {
  limiter: Limiter;
  messenger: Messenger;
  publicAddress: () => string;
}

/** @param nameOf name of the person whose id a column has; null without one */
export function createRecruiters(nameOf: (id: AnyPgColumn) => SQL<string | null>) {
  const recruiterCatalogue = createRecruiterCatalogue(nameOf);

  /**
   * Invites the contact person, and notes it.
   * @throws ApiFailure 404, 409 ILLEGAL_TRANSITION without an address or for a company that is here, 429 twice in ten minutes
   */
  async function invite(services: Services, id: string, context: OperationContext): Promise<void> {
    const caller = signedIn(context);
    const { declaration } = recruiterCatalogue;
    const found = await readRow(context.db, declaration, id, recruitersInScope(caller));
    if (found === undefined) throw notFound();
    if (found.companyID !== null) throw impossible('This company is on the platform already.');
    if (found.contactEmail === null)
      throw impossible('Enter the e-mail address of the contact person first.');
    await services.limiter.attempt('welcomePerPerson', id);
    await context.db.transaction(async (tx) => {
      const [row] = await tx
        .update(recruiters)
        .set({
          status: 'Invited',
          updatedBy: caller.id,
          updatedAt: context.now(),
          rowVersion: sql`${recruiters.rowVersion} + 1`,
        })
        .where(and(eq(recruiters.id, id), recruitersInScope(caller)))
        .returning();
      if (row?.contactEmail == null) throw notFound();
      const { contactEmail, contactName, instituteID, name, status, nextStep, nextStepOn } = row;
      const [institute] = await tx
        .select({ name: institutes.name })
        .from(institutes)
        .where(eq(institutes.id, instituteID));
      await tx.insert(recruiterConversations).values({
        recruiterID: id,
        at: context.now(),
        actorID: caller.id,
        note: null,
        status,
        nextStep,
        nextStepOn,
      });
      await audit(tx, context, {
        action: 'changed',
        entityType: 'recruiter',
        entityID: id,
        subjectID: id,
        fields: ['status'],
      });
      const invited = {
        to: contactEmail,
        name: contactName ?? name,
        company: name,
        inviter: `${caller.firstName} ${caller.lastName}`,
        institute: institute?.name ?? '',
      };
      await services.messenger.send(recruiterInvitation(invited, services.publicAddress()), tx);
      await invalidateEverywhere(tx, 'recruiter');
    });
  }

  const createRecruitersOperations = (services: Services) =>
    ({
      listRecruiters: recruiterCatalogue.list,
      countRecruiters: recruiterCatalogue.count,
      getRecruiter: recruiterCatalogue.get,
      addRecruiter: recruiterCatalogue.add,
      updateRecruiter: recruiterCatalogue.update,
      deleteRecruiter: recruiterCatalogue.remove,
      setRecruiterStatus: recruiterCatalogue.setActive,
      downloadRecruiters: recruiterCatalogue.download,
      inviteRecruiter: async ({ params }, context) => {
        await invite(services, params.id, context);
        return recruiterCatalogue.get({ params }, context);
      },
    }) satisfies Operations;

  return {
    recruiterCatalogue,
    recruiterImporter: createRecruiterImporter(recruiterCatalogue.declaration),
    createRecruitersOperations,
  };
}

const impossible = (message: string) => new ApiFailure(409, 'ILLEGAL_TRANSITION', message);
