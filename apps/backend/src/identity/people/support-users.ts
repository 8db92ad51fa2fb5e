/** Staff of the platform, and officers of institutes and universities. */
import { and, eq, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  ApiFailure,
  forbidden,
  notFound,
  stale,
  validationFailed,
  signedIn,
  type OperationContext,
  type OperationRequest,
  type Permission,
} from '../../platform/index.ts';
import type { Services } from '../services.ts';
import { isInvited, recordInvitation } from '../invitations/record.ts';
import { inviteAfterwards } from '../invitations/send.ts';
import { audit, defineCatalogue } from '../../records/index.ts';
import { institutes, universities } from '../../organisations/index.ts';
import { isNoStronger, keepLastSuperAdmin, refuseStrongerRole, superAdminRole } from '../roles/authority.ts';
import { roles } from '../tables/roles.ts';
import { ownsAddress } from '../users/email-address.ts';
import { removeUnverified } from '../users/unverified.ts';
import { usersInReach } from '../users/scope.ts';
import { users, type UserStatus } from '../tables/users.ts';
import { writtenName } from '../users/person-name.ts';

const ofRole = sql`from ${roles} where ${roles.id} = ${users.roleID}`;

export const supportUserCatalogue = defineCatalogue({
  key: 'supportUser',
  table: users,
  readers: ['Manage User'],
  scope: (caller) => and(eq(users.type, 'S'), usersInReach(caller)),
  derived: {
    isInvited,
    name: writtenName(users),
    roleName: sql<string>`(select ${roles.name} ${ofRole})`,
    rolePermissions: sql<Permission[]>`(select ${roles.permissions} ${ofRole})`,
    roleScope: sql<(typeof roles.$inferSelect)['scope']>`(select ${roles.scope} ${ofRole})`,
    parentEntityName: sql<string | null>`coalesce(
      (select ${institutes.name} from ${institutes} where ${institutes.id} = ${users.parentEntityID}),
      (select ${universities.name} from ${universities} where ${universities.id} = ${users.parentEntityID}))`,
  },
  searched: [users.fullName, users.email, users.mobileNumber],
  filters: {
    roleID: (id: string) => eq(users.roleID, id),
    parentEntityID: (id: string) => eq(users.parentEntityID, id),
    status: (status: UserStatus) => eq(users.userStatus, status),
  },
  groups: { status: users.userStatus },
  sorts: { firstName: users.fullName, lastName: users.lastName },
  item: ({
    id,
    name,
    firstName,
    lastName,
    email,
    mobileNumber,
    roleID,
    roleName,
    roleScope,
    userStatus,
    rowVersion,
  }) => ({
    id,
    name,
    firstName,
    lastName,
    email,
    mobileNumber,
    roleID,
    roleName,
    roleScope,
    userStatus,
    rowVersion,
  }),
  download: ['id', 'firstName', 'lastName', 'email', 'mobileNumber', 'roleName', 'userStatus'],
  sameAs: ({ id }) => eq(users.id, id),
  usage: {},
  may: ({ id, rolePermissions, roleScope }, context) => {
    const mayChange = isNoStronger({ permissions: rolePermissions, scope: roleScope }, context);
    return { mayChange, mayDecide: mayChange && id !== signedIn(context).id };
  },
});

type Creation = OperationRequest<'addSupportUser'>['body'];

/** Which organisation an officer of each scope belongs to; staff of the platform belong to none. */
const organisations = { institute: 'Institute', university: 'University' } as const;

/**
 * Adds an account of type S without a password and invites the person to choose one. Returns its id.
 * @throws ApiFailure 403 for a role that may do more than the caller, 409 DUPLICATE, 422 for a role or organisation that is none
 */
export async function addSupportUser(
  services: Services,
  body: Creation,
  context: OperationContext,
): Promise<string> {
  const caller = signedIn(context);
  const now = context.now();
  const user = await context.db.transaction(async (tx) => {
    const role = await findStaffRole(tx, body.roleID);
    refuseStrongerRole(role, context);
    const parent = await findOrganisation(tx, role.scope, body);
    if (caller.roleScope !== 'all' && parent.parentEntityID !== caller.parentEntityID) {
      throw forbidden('You can only add people to your own organisation.');
    }
    const email = body.email.toLowerCase();
    const same = or(ownsAddress(tx, email, now), eq(users.mobileNumber, body.mobileNumber));
    await removeUnverified(tx, same);
    const [other] = await tx.select({ id: users.id }).from(users).where(same);
    if (other)
      throw new ApiFailure(409, 'DUPLICATE', 'An account has this mobile number or e-mail address already.');
    const [added] = await tx
      .insert(users)
      .values({
        type: 'S',
        firstName: body.firstName,
        lastName: body.lastName,
        email,
        mobileNumber: body.mobileNumber,
        roleID: role.id,
        ...parent,
        userStatus: 'Active',
        createdBy: caller.id,
        updatedBy: caller.id,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!added) throw new Error('The account was not written.');
    await recordInvitation(tx, added.id, { invitedBy: caller.id, now });
    await audit(tx, context, {
      action: 'added',
      entityType: 'supportUser',
      entityID: added.id,
      subjectID: added.id,
      fields: Object.keys(body),
    });
    return added;
  });
  inviteAfterwards(services, user.id, context);
  return user.id;
}

/**
 * Changes name or role. A new role is in force with the person's next call.
 * @throws ApiFailure 404 out of scope, 403 for a role that may do more than the caller, 409 STALE or for the last super admin
 */
export async function changeSupportUser(
  id: string,
  { rowVersion, email, mobileNumber, ...changes }: OperationRequest<'updateSupportUser'>['body'],
  context: OperationContext,
): Promise<void> {
  const caller = signedIn(context);
  await context.db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), eq(users.type, 'S'), usersInReach(caller)))
      .for('update');
    if (!before) throw notFound();
    refuseStrongerRole(await findStaffRole(tx, before.roleID), context);
    if (before.rowVersion !== rowVersion) throw stale(before.rowVersion);
    refuseContacts(before, { email, mobileNumber });
    if (changes.roleID !== undefined && changes.roleID !== before.roleID) {
      if (id === caller.id) throw forbidden('Somebody else has to change your own account.');
      const role = await findStaffRole(tx, changes.roleID);
      refuseStrongerRole(role, context);
      if (before.roleID === superAdminRole) await keepLastSuperAdmin(tx, id);
    }
    const { scope } = await findStaffRole(tx, changes.roleID ?? before.roleID);
    const { parentEntityID = before.parentEntityID } = changes;
    const parent = await findOrganisation(tx, scope, { parentEntityID });
    if (caller.roleScope !== 'all' && parent.parentEntityID !== before.parentEntityID) {
      throw forbidden('You can only add people to your own organisation.');
    }
    await tx
      .update(users)
      .set({
        ...changes,
        ...parent,
        updatedBy: caller.id,
        updatedAt: context.now(),
        rowVersion: sql`${users.rowVersion} + 1`,
      })
      .where(eq(users.id, id));
    await audit(tx, context, {
      action: 'changed',
      entityType: 'supportUser',
      entityID: id,
      subjectID: id,
      fields: Object.keys(changes),
    });
  });
}

/** Throws 422 for another address or number: whoever could change them could become the person. */
function refuseContacts(
  before: Pick<Creation, 'email' | 'mobileNumber'>,
  sent: { email: string | undefined; mobileNumber: string | undefined },
): void {
  const fields = [
    ...(sent.email !== undefined && sent.email.toLowerCase() !== before.email ? ['email'] : []),
    ...(sent.mobileNumber !== undefined && sent.mobileNumber !== before.mobileNumber ? ['mobileNumber'] : []),
  ];
  if (fields.length > 0) {
    throw validationFailed(
      fields.map((path) => ({ path, code: 'fixed', message: 'Only the person can change this.' })),
    );
  }
}

async function findStaffRole(tx: Transaction, id: string) {
  const [role] = await tx
    .select()
    .from(roles)
    .where(and(eq(roles.id, id), eq(roles.userType, 'S')));
  if (!role?.isActive) {
    throw validationFailed([{ path: 'roleID', code: 'unknown', message: 'Choose a record from the list.' }]);
  }
  return role;
}

/** The organisation of an officer, which has to be there; nothing for staff of the platform. */
async function findOrganisation(
  tx: Transaction,
  scope: (typeof roles.$inferSelect)['scope'],
  { parentEntityID, parentEntityType }: Pick<Creation, 'parentEntityID' | 'parentEntityType'>,
) {
  const wanted = scope === 'institute' || scope === 'university' ? organisations[scope] : null;
  const id = parentEntityID ?? null;
  if (wanted === null && id === null) return { parentEntityID: null, parentEntityType: null };
  const table = wanted === 'University' ? universities : institutes;
  const isThere = id !== null && wanted !== null && (await tx.$count(table, eq(table.id, id))) > 0;
  if (!isThere || (parentEntityType ?? wanted) !== wanted) {
    throw validationFailed([
      { path: 'parentEntityID', code: 'unknown', message: 'Choose the organisation that the role is for.' },
    ]);
  }
  return { parentEntityID: id, parentEntityType: wanted };
}
