/** Institutes and their configuration as the contract shows them, and to whom what. */
import { eq, type SQL } from 'drizzle-orm';
import type { OperationData, SignedInUser } from '../../platform/index.ts';
import type { InstituteRow } from './service.ts';
import { institutes, type InstituteConfig } from '../tables/institutes.ts';

type InstituteView = OperationData<'getInstitute'>['institute'];
type ConfigView = OperationData<'getInstituteConfig'>['config'];

/** The institutes that somebody may see in the catalogue: staff those of their scope, others those in use. */
export function institutesInScope(viewer: SignedInUser): SQL | undefined {
  if (viewer.type !== 'S') return eq(institutes.isActive, true);
  if (viewer.roleScope === 'all') return undefined;
  const own = viewer.parentEntityID ?? '';
  return viewer.roleScope === 'university' ? eq(institutes.universityID, own) : eq(institutes.id, own);
}

/** What is worked out for a list. */
interface InstituteCounts {
  programIDs: string[];
  students: number;
  usedBy: number;
}

/** An institute: to staff with its contact person and its state of verification, to others without. */
export function instituteView(row: InstituteRow & InstituteCounts, viewer: SignedInUser): InstituteView {
  if (viewer.type !== 'S') {
    const { id, name, city, stateCode, instituteType, universityID, universityName, website } = row;
    return { id, name, city, stateCode, instituteType, universityID, universityName, website };
  }
  const { createdAt, updatedAt, createdBy: _createdBy, updatedBy: _updatedBy, ...rest } = row;
  return { ...rest, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** A configuration: to others than staff only what concerns a student; budgets and rules stay with the office. */
export function configView(config: InstituteConfig, viewer: SignedInUser): ConfigView {
  if (viewer.type !== 'S') {
    const { instituteID, studentCredit, contactEmail, candidateRecharge } = config;
    return { instituteID, studentCredit, contactEmail, candidateRecharge };
  }
  const { updatedAt: _updatedAt, updatedBy: _updatedBy, ...shown } = config;
  return { ...shown, mayChangeCredits: viewer.roleScope === 'all' };
}
