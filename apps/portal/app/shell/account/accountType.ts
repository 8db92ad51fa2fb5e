import type { TokenClaims } from '@aarambh/api-client';

/** The kind of account, as the text `shell.account.types.<kind>`. */
export function accountType({
  type,
  isFresher,
  parentEntityName,
}: TokenClaims): 'student' | 'candidate' | 'employer' | 'officer' | 'staff' {
  if (type === 'E') return 'employer';
  if (type === 'S') return parentEntityName === null ? 'staff' : 'officer';
  return isFresher === false ? 'candidate' : 'student';
}
