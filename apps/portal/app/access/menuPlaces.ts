import type { Permission } from './permissions.tsx';
import { isOpenTo, places, type Place } from './places.ts';

/** Whether a place has a screen at its own address. */
const exists = ({ screens }: Place): boolean => screens?.[''] !== undefined;

/**
 * The places that the side menu leads somebody to (specification, section 2): a place with its permissions held, under the
 * very rule of the guard, so that no entry ends at a closed door.
 * @param held what the role holds
 * @param isThere which places exist at all
 */
export function menuPlaces(
  held: ReadonlySet<Permission>,
  isThere: (place: Place) => boolean = exists,
): readonly Place[] {
  return places.filter((place) => place.menu !== undefined && isThere(place) && isOpenTo(held, place));
}
