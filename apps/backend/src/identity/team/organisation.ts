/** The company, the institute or the university that a team works for. */
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/index.ts';
import {
  outOfScope,
  signedIn,
  type EntityType,
  type OperationContext,
  type Permission,
  type RoleScope,
} from '../../platform/index.ts';
import { companies, institutes, universities } from '../../organisations/index.ts';

interface Kind {
  /** The scope of the roles by which its people invite. */
  readonly scope: RoleScope;
  /** The scopes of the roles that they give. */
  readonly given: readonly RoleScope[];
  /** Who may change it may also invite to it. */
  readonly permission: Permission;
}

/** What makes somebody one who invites to an organisation of each kind. */
export const organisationKinds: Readonly<Record<EntityType, Kind>> = {
  Employer: { scope: 'company', given: ['company', 'job'], permission: 'Update Company' },
  Institute: { scope: 'institute', given: ['institute'], permission: 'Update Institute' },
  University: { scope: 'university', given: ['university'], permission: 'Update University' },
};

const tables = { Employer: companies, Institute: institutes, University: universities } as const;

export interface Organisation {
  readonly parentEntityType: EntityType;
  readonly parentEntityID: string;
}

/** The organisation that the caller may invite to. @throws ApiFailure 403 OUT_OF_SCOPE for who belongs to none */
export function ownOrganisation(context: OperationContext): Organisation {
  const { parentEntityType, parentEntityID, roleScope } = signedIn(context);
  if (parentEntityType !== null && parentEntityID !== null) {
    const { scope, permission } = organisationKinds[parentEntityType];
    if (scope === roleScope && context.permissions.has(permission))
      return { parentEntityType, parentEntityID };
  }
  throw outOfScope('Only people of a company, an institute or a university have a team.');
}

/** Name and state of an organisation, which nobody else changes until the transaction ends; undefined when it is gone. */
export async function lockOrganisation(
  tx: Transaction,
  { parentEntityType, parentEntityID }: Organisation,
): Promise<{ name: string; takesPeople: boolean } | undefined> {
  const table = tables[parentEntityType];
  const [found] = await tx
    .select({ name: table.name, isActive: table.isActive, status: table.verificationStatus })
    .from(table)
    .where(eq(table.id, parentEntityID))
    .for('update');
  return found && { name: found.name, takesPeople: found.isActive && found.status !== 'Suspended' };
}
