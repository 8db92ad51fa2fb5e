/** The roles that every installation has. */
import { seededID } from '../../database/index.ts';

export type RoleKey =
  | 'student'
  | 'experienced'
  | 'employer'
  | 'recruiter'
  | 'collaborator'
  | 'billing'
  | 'institute-officer'
  | 'coordinator'
  | 'head'
  | 'university-officer'
  | 'support'
  | 'super-admin';

/** The id of a role that every installation has, the same in each. */
export const roleID = (key: RoleKey): string => seededID(`role/${key}`);
