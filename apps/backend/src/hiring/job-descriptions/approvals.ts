/** Each institute decides about a job for its own students. */
import { and, eq, sql } from 'drizzle-orm';
import { institutes } from '../../organisations/index.ts';
import {
  ApiFailure,
  localized,
  notFound,
  outOfScope,
  signedIn,
  storedText,
  validationFailed,
  type OperationContext,
  type Operations,
} from '../../platform/index.ts';
import { audit } from '../../records/index.ts';
import { announce } from './announcing.ts';
import { countEligible } from './eligible.ts';
import { findJob } from './finding.ts';
import { holdJob } from './locks.ts';
import { countsOf } from './preview.ts';
import { tellCompany } from './notices.ts';
import type { JobRow } from './reading.ts';
import { jobApprovals } from '../tables/job-descriptions.ts';
import { jobAnswer } from './view.ts';

/** Officers decide for their own institute, the platform's staff for any. */
function refuseOthers(context: OperationContext, instituteID: string): void {
  const { roleScope, parentEntityID } = signedIn(context);
  if (roleScope === 'all' || (roleScope === 'institute' && parentEntityID === instituteID)) return;
  throw outOfScope('An institute is decided for by its own officers.');
}

/** The institute that is named, or the officer's own. @throws ApiFailure 422 */
function decidedFor(named: string | undefined, context: OperationContext): string {
  const { roleScope, parentEntityID } = signedIn(context);
  const instituteID = named ?? (roleScope === 'institute' ? parentEntityID : null);
  if (instituteID !== null) return instituteID;
  throw validationFailed([{ path: 'instituteID', code: 'required', message: 'Choose the institute.' }]);
}

/** @throws ApiFailure 409 JOB_CLOSED or ILLEGAL_TRANSITION */
function refuseUnlessPosted({ phase }: JobRow): void {
  if (phase === 'Open' || phase === 'Awaiting approval') return;
  const details = { phase, allowed: [] };
  throw phase === 'Draft'
    ? new ApiFailure(
        409,
        'ILLEGAL_TRANSITION',
        localized('This is not possible for the job as it stands.', {}),
        {
          details,
        },
      )
    : new ApiFailure(409, 'JOB_CLOSED', localized('This job has ended.', {}), { details });
}

export const approvalOperations = {
  getCampusEffect: async ({ params: { id }, query }, context) => {
    const instituteID = decidedFor(query.instituteID, context);
    const job = await findJob(context, id);
    if (job === undefined) throw notFound();
    refuseOthers(context, instituteID);
    const { db, locale } = context;
    const here = { ...job, instituteIDs: [instituteID] };
    return { data: { eligible: await countsOf(db, here, { now: context.now(), locale }) } };
  },

  decideJobDescriptionApproval: async ({ params: { id }, body }, context) => {
    const { verdict } = body;
    const instituteID = decidedFor(body.instituteID, context);
    if ((await findJob(context, id)) === undefined) throw notFound();
    refuseOthers(context, instituteID);
    const reason = body.reason == null ? '' : storedText(body.reason);
    if (verdict === 'Declined' && reason === '') {
      throw validationFailed([
        { path: 'reason', code: 'required', message: 'Say why, so that the company can put it right.' },
      ]);
    }
    const by = signedIn(context).id;
    const now = context.now();
    await context.db.transaction(async (tx) => {
      await holdJob(tx, id);
      const job = await findJob({ ...context, db: tx }, id);
      if (job === undefined) throw notFound();
      refuseUnlessPosted(job);
      const own = and(eq(jobApprovals.jdID, id), eq(jobApprovals.instituteID, instituteID));
      const [before] = await tx.select().from(jobApprovals).where(own).for('update');
      if (before === undefined) throw notFound();
      const decision = { reason: verdict === 'Declined' ? reason : null, decidedBy: by, decidedAt: now };
      await tx
        .update(jobApprovals)
        .set({ state: verdict, ...decision })
        .where(own);
      await audit(tx, context, {
        action: 'changed',
        entityType: 'jobDescription',
        entityID: id,
        subjectID: id,
        fields: ['approval'],
        before: { approval: before.state },
        after: { approval: verdict },
        ...(decision.reason === null ? {} : { reason: decision.reason }),
      });
      if (before.state === verdict) return;
      const [institute] = await tx
        .select({ name: sql<string>`${institutes.name}` })
        .from(institutes)
        .where(eq(institutes.id, instituteID));
      const about = { title: job.title, institute: institute?.name ?? '' };
      const text =
        verdict === 'Approved'
          ? localized('{title} was approved by {institute}.', about)
          : localized('{title} was declined by {institute}.', about);
      await tellCompany(tx, job, { text, reason: decision.reason, now });
      await countEligible(tx, id, now);
      if (verdict === 'Approved') await announce(tx, job, now, [instituteID]);
    });
    return jobAnswer(context, id);
  },
} satisfies Operations;
