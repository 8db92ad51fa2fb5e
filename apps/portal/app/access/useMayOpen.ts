import { use } from 'react';
import { PermissionsContext } from './permissions.tsx';
import { hasScreen, isOpenTo, placeOf } from './places.ts';

/** Whether a link to an address of the portal leads somewhere: there is a screen, and the person's role opens it. */
export function useMayOpen(): (address: string) => boolean {
  const held = use(PermissionsContext);
  return (address) => {
    const place = placeOf(address);
    return place !== undefined && hasScreen(address) && isOpenTo(held, place);
  };
}
