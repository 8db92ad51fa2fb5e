import { isObject, loadContract, type Permission } from '../../platform/index.ts';
import { StartFailure } from '../../start-failure.ts';

let known: readonly Permission[] | undefined;

/**
 * Every permission there is, as the contract lists them: the one place where they are written. Read once.
 * @throws StartFailure when the contract has not been built or lists no permissions
 */
export function allPermissions(): readonly Permission[] {
  known ??= readPermissions();
  return known;
}

function readPermissions(): readonly Permission[] {
  const listed = ['components', 'schemas', 'Permission', 'enum'].reduce(
    (value: unknown, key) => (isObject(value) ? value[key] : undefined),
    loadContract().document,
  );
  if (!Array.isArray(listed) || !listed.every(isPermission)) {
    throw new StartFailure('The contract does not list the permissions.');
  }
  return listed;
}

/** The strings that the type was generated from are the ones that are read here. */
function isPermission(value: unknown): value is Permission {
  return typeof value === 'string';
}

export interface PermissionDescription {
  name: Permission;
  /** First word. */
  verb: string;
  /** The words after it. */
  resource: string;
  /** Outside the table of five verbs and 21 resources. */
  isSpecial: boolean;
}

/** How many verbs a resource of the table has. */
const verbsOfTable = 5;

/**
 * Takes the permissions apart. The table of verbs and resources has every resource with all of its five verbs; what stands
 * outside it is special.
 */
export function describePermissions(permissions: readonly Permission[]): PermissionDescription[] {
  const parts = permissions.map((name) => {
    const space = name.indexOf(' ');
    return { name, verb: name.slice(0, space), resource: name.slice(space + 1) };
  });
  const verbs = new Map<string, number>();
  for (const { resource } of parts) verbs.set(resource, (verbs.get(resource) ?? 0) + 1);
  return parts.map((part) => ({ ...part, isSpecial: verbs.get(part.resource) !== verbsOfTable }));
}
