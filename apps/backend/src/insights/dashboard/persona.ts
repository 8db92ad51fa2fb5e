import type { components } from '@aarambh/api-client/schema';
import type { SignedInUser } from '../../platform/index.ts';

export type Persona = components['schemas']['Persona'];

/** Whose dashboard a person has: `staff` works for the platform, an `officer` for an institute or a university. */
export function personaOf({ type, isFresher, roleScope }: SignedInUser): Persona {
  if (type === 'C') return isFresher === true ? 'fresher' : 'experienced';
  if (type === 'E') return 'employer';
  return roleScope === 'all' ? 'staff' : 'officer';
}
