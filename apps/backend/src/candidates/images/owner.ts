/** Whose a file is, who may add to it, and who may see it. */
import { and, eq, inArray, isNotNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/index.ts';
import { notFound, signedIn, type OperationContext, type SignedInUser } from '../../platform/index.ts';
import { usersInScope, users } from '../../identity/index.ts';
import { companies, institutes } from '../../organisations/index.ts';
import { images, type ImagePurpose } from '../tables/images.ts';

/** The owner of a file: exactly one of the three. */
export interface ImageOwner {
  userID: string | null;
  companyID: string | null;
  instituteID: string | null;
}

/** What may be kept for each kind of owner. CVs and receipts are written by the server itself. */
const purposes = {
  user: ['avatar', 'proof'],
  company: ['logo', 'proof', 'jd-attachment', 'offer-letter'],
  institute: ['logo', 'proof', 'jd-attachment', 'offer-letter'],
} as const satisfies Record<string, readonly ImagePurpose[]>;

/**
 * The owner that a caller adds to or reads the list of.
 * @param ownerID absent: the caller; otherwise the company or institute that the caller belongs to
 * @throws ApiFailure 404 for any other, and for one that the caller's role may not change
 */
export function ownerFor(context: OperationContext, ownerID?: string): ImageOwner {
  const caller = signedIn(context);
  const { id, parentEntityID, parentEntityType } = caller;
  const none = { userID: null, companyID: null, instituteID: null };
  if (ownerID === undefined || ownerID === id) return { ...none, userID: id };
  if (ownerID !== parentEntityID || caller.type === 'C') throw notFound();
  const { permissions } = context;
  if (parentEntityType === 'Employer' && permissions.has('Update Company'))
    return { ...none, companyID: ownerID };
  if (parentEntityType === 'Institute' && permissions.has('Update Institute')) {
    return { ...none, instituteID: ownerID };
  }
  throw notFound();
}

/**
 * The owner whose files a caller reads the list of: what the caller adds to, and for staff of the platform any organisation, whose
 * papers they check.
 * @throws ApiFailure 404 for any other
 */
export async function ownerToList(context: OperationContext, ownerID?: string): Promise<ImageOwner> {
  const { roleScope, type } = signedIn(context);
  if (ownerID === undefined || type !== 'S' || roleScope !== 'all') return ownerFor(context, ownerID);
  const { db, permissions } = context;
  const none = { userID: null, companyID: null, instituteID: null };
  const isCompany =
    permissions.has('View Company') && (await db.$count(companies, eq(companies.id, ownerID))) > 0;
  if (isCompany) return { ...none, companyID: ownerID };
  const isInstitute =
    permissions.has('View Institute') && (await db.$count(institutes, eq(institutes.id, ownerID))) > 0;
  return isInstitute ? { ...none, instituteID: ownerID } : ownerFor(context, ownerID);
}

/** What may be kept for an owner; documents of people are those of candidates. */
export function purposesOf(owner: ImageOwner, caller: SignedInUser): readonly ImagePurpose[] {
  if (owner.companyID !== null) return purposes.company;
  if (owner.instituteID !== null) return purposes.institute;
  return caller.type === 'C' ? purposes.user : ['avatar'];
}

/** The rows that belong to an owner. */
export function ownedBy({ userID, companyID, instituteID }: ImageOwner): SQL {
  if (companyID !== null) return eq(images.companyID, companyID);
  if (instituteID !== null) return eq(images.instituteID, instituteID);
  return eq(images.userID, userID ?? '');
}

/**
 * The rows that a caller may see: public ones, those of the accounts and organisations in the caller's scope, and with them
 * those of the caller.
 */
export function imagesInScope(db: Db, context: OperationContext): SQL | undefined {
  const caller = signedIn(context);
  const { permissions } = context;
  const people = db
    .select({ id: users.id })
    .from(users)
    .where(usersInScope(db, caller, permissions.has('View User')));
  const isPlatform = caller.type === 'S' && caller.roleScope === 'all';
  return or(
    eq(images.visibility, 'Public'),
    inArray(images.userID, people),
    isPlatform && permissions.has('View Company')
      ? isNotNull(images.companyID)
      : ofMember(caller, 'Employer'),
    isPlatform && permissions.has('View Institute')
      ? isNotNull(images.instituteID)
      : ofMember(caller, 'Institute'),
  );
}

/** What belongs to the organisation that somebody works for; students belong to an institute but do not work for it. */
function ofMember({ type, parentEntityID, parentEntityType }: SignedInUser, kind: 'Employer' | 'Institute') {
  if (type === 'C' || parentEntityType !== kind || parentEntityID === null) return undefined;
  return eq(kind === 'Employer' ? images.companyID : images.instituteID, parentEntityID);
}

/** The rows that a caller may remove: those that the caller may add to, without the letters that belong to offers. */
export function imagesToRemove(context: OperationContext): SQL | undefined {
  const { id, type, parentEntityID, parentEntityType } = signedIn(context);
  const { permissions } = context;
  const mayChange =
    type !== 'C' &&
    parentEntityID !== null &&
    ((parentEntityType === 'Employer' && permissions.has('Update Company')) ||
      (parentEntityType === 'Institute' && permissions.has('Update Institute')));
  return and(
    notInArray(images.purpose, ['offer-letter', 'jd-attachment']),
    or(
      eq(images.userID, id),
      mayChange
        ? eq(parentEntityType === 'Employer' ? images.companyID : images.instituteID, parentEntityID)
        : undefined,
    ),
  );
}
