import {
  outOfScope,
  signedIn,
  type OperationContext,
  type OperationRequest,
  storedText,
} from '../../platform/index.ts';

type Decision = OperationRequest<'verifyInstitute'>['body'];

/**
 * What staff decided about an organisation, as it is stored, and why.
 * @throws ApiFailure 403 OUT_OF_SCOPE to whom less than everything is in reach: nobody decides about the own organisation
 */
export function verdictOf({ verdict, note = '', rowVersion }: Decision, context: OperationContext) {
  if (signedIn(context).roleScope !== 'all') throw outOfScope('Organisations are verified by the platform.');
  return {
    values: { verificationStatus: verdict, rowVersion },
    reason: storedText(note) || undefined,
  };
}
