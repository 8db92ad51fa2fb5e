import { loadContract } from '../../platform/contract.ts';
import { StartFailure } from '../../platform/start-failure.ts';
import type { Permission } from './tables.ts';

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
    (value: unknown, key) => (isRecord(value) ? value[key] : undefined),
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
