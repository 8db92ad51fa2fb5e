import type { TokenClaims } from '@aarambh/api-client';
import { use } from 'react';
import { AccessContext, type RoleScope } from './access.ts';

/** The kinds of account, as the texts `shell.account.types.<kind>`. */
export type AccountType = 'student' | 'candidate' | 'employer' | 'officer' | 'controller' | 'staff';

/** The kind of account of a person whose role reaches so far; an officer whose reach is not known yet counts as one of an institute. */
export function accountType(
  { type, isFresher, parentEntityName }: Pick<TokenClaims, 'type' | 'isFresher' | 'parentEntityName'>,
  scope: RoleScope | undefined,
): AccountType {
  if (type === 'E') return 'employer';
  if (type === 'C') return isFresher === false ? 'candidate' : 'student';
  if (parentEntityName === null) return 'staff';
  return scope === 'university' ? 'controller' : 'officer';
}

/** `accountType` of whoever is signed in. */
export const useAccountType = (user: TokenClaims): AccountType => accountType(user, use(AccessContext).scope);
