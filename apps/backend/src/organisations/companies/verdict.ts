/** What staff decide about a company, and which decisions follow which. */
import { companyApproval, companyReason, validate, type PayloadDefinition } from '@aarambh/forms';
import { ApiFailure, failedFieldsOf, validationFailed, type OperationRequest } from '../../platform/index.ts';
import { verdictOf } from '../institutes/verdict.ts';
import type { companies } from '../tables/companies.ts';

export type CompanyStatus = (typeof companies.$inferSelect)['verificationStatus'];
type Decision = OperationRequest<'verifyCompany'>['body'];
type Context = Parameters<typeof verdictOf>[1];

const approval = companyApproval.payload as PayloadDefinition<unknown>;
const reason = companyReason.payload as PayloadDefinition<unknown>;

const first = { Verified: approval, Rejected: reason, Suspended: reason };

/** Where a company can go from each status, and what has to be said with it. */
const steps: Readonly<
  Record<CompanyStatus, Partial<Record<Decision['verdict'], PayloadDefinition<unknown>>>>
> = {
  Unverified: first,
  Pending: first,
  Verified: { Suspended: reason, Pending: reason },
  Rejected: { Verified: approval, Pending: reason },
  Suspended: { Verified: reason },
};

/** What a decision leaves in the record. @throws ApiFailure 403 OUT_OF_SCOPE to whom less than everything is in reach */
export function decisionOf({ checked = [], ...body }: Decision, context: Context) {
  const { values, reason: note } = verdictOf(body, context);
  const isVerified = body.verdict === 'Verified';
  return {
    values: {
      ...values,
      ...(checked.length === 0 ? {} : { verificationChecks: checked }),
      verificationNote: note ?? null,
      verifiedBy: isVerified ? (context.user?.id ?? null) : null,
      verifiedAt: isVerified ? context.now() : null,
    },
    reason: note,
  };
}

/** @throws ApiFailure 409 ILLEGAL_TRANSITION, 422 when what goes with the step is not said */
export function refuseUnlessStep(
  from: CompanyStatus,
  { verdict, checked, note }: Omit<Decision, 'rowVersion'>,
): void {
  const form = steps[from][verdict];
  if (form === undefined) {
    throw new ApiFailure(409, 'ILLEGAL_TRANSITION', 'The company cannot go from its status to this one.');
  }
  const given = { ...(form === approval && { checked: checked ?? [] }), note };
  const result = validate(form, given);
  if (!result.ok) throw validationFailed(failedFieldsOf(result.errors));
}
