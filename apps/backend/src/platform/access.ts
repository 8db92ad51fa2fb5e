/** Who may make a call: the caller is recognised and the contract's `x-permission` enforced before the body is read. */
import type { Operation } from '@aarambh/api-client/operations';
import type { FastifyRequest } from 'fastify';
import type { Identity, SignedInUser } from './operation.ts';
import type { AccessRule, OperationDescription } from './contract.ts';
import { ApiFailure, forbidden, unauthenticated } from './failure.ts';

/** The token of an `Authorization: Bearer` header; undefined without one. No cookie stands for a person. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

type Demands = Pick<OperationDescription, 'access' | 'alsoNeeds'> &
  Partial<Pick<OperationDescription, 'keyScope'>>;

/** The person for whom a call is made; null for a program on an operation that takes no keys, and for everybody who is not signed in. */
export function personOf(
  identity: Identity,
  { keyScope }: Pick<OperationDescription, 'keyScope'>,
): { user: SignedInUser; permissions: ReadonlySet<string> } | null {
  if (identity.kind === 'person') return identity;
  return identity.kind === 'program' && keyScope !== null ? identity : null;
}

/**
 * Throws unless the caller may call the operation. On a public one a token that is not valid counts as none.
 * @throws ApiFailure 401 UNAUTHENTICATED or TOKEN_EXPIRED, 403 FORBIDDEN
 */
export function authorize({ access, alsoNeeds, keyScope = null }: Demands, identity: Identity): void {
  if (access === 'public') return;
  if (identity.kind === 'expired') {
    throw new ApiFailure(401, 'TOKEN_EXPIRED', 'Your session has ended. Please sign in again.', {
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    });
  }
  if (identity.kind !== 'person' && identity.kind !== 'program') throw unauthenticated();
  if (identity.kind === 'program') {
    if (keyScope === null) throw unauthenticated();
    if (!identity.key.scopes.has(keyScope)) throw forbidden('This key may not do that.');
  }
  const { permissions } = identity;
  if (!isPermitted(access, permissions) || !alsoNeeds.every((each) => permissions.has(each))) {
    throw forbidden();
  }
}

/**
 * Throws when a page is asked for of a list that is open to the caller as a whole only.
 * @param query as the contract has completed it
 * @throws ApiFailure 401 UNAUTHENTICATED or TOKEN_EXPIRED, 403 FORBIDDEN
 */
export function authorizePage(
  { pagesNeed, keyScope }: Pick<OperationDescription, 'pagesNeed' | 'keyScope'>,
  query: unknown,
  identity: Identity,
): void {
  const isWhole = typeof query === 'object' && query !== null && 'pageNo' in query && query.pageNo === -1;
  if (pagesNeed !== null && !isWhole) authorize({ access: pagesNeed, alsoNeeds: [], keyScope }, identity);
}

/** Whether a role with these permissions may call an operation of the contract. */
export const mayCall = ({ access, also }: Operation, permissions: ReadonlySet<string>): boolean =>
  (access === 'public' || isPermitted(access, permissions)) && also.every((each) => permissions.has(each));

function isPermitted(rule: Exclude<AccessRule, 'public'>, permissions: ReadonlySet<string>): boolean {
  return rule === 'signed-in' || rule.some((each) => each === 'own' || permissions.has(each));
}

/**
 * Throws when a read that has an effect was not asked for by the portal's own script: by following a link, by loading
 * an image, by looking ahead, or from another site.
 */
export function refuseUnintended(request: FastifyRequest): void {
  const {
    'sec-fetch-site': site,
    'sec-fetch-mode': mode,
    'sec-purpose': secPurpose,
    purpose,
  } = request.headers;
  const isAhead = [secPurpose, purpose].some((value) => String(value ?? '').includes('prefetch'));
  if (site === 'cross-site' || mode === 'navigate' || mode === 'no-cors' || isAhead) {
    throw forbidden('This call is for the portal itself.');
  }
}
