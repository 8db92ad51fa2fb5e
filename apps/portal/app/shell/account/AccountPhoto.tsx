import type { TokenClaims } from '@aarambh/api-client';
import { Avatar } from '@aarambh/ui/Avatar';
import { UserIcon } from '@aarambh/ui/Icon';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import { useFileURL } from '../../session/useFileURL.ts';

/** The signed-in person in the size of an icon: their photo, or their initials. */
export function AccountPhoto() {
  const state = useSession();
  return state.status === 'signed-in' ? <PhotoOf {...state.user} /> : <UserIcon />;
}

function PhotoOf({ mobileNumber, firstName, lastName }: TokenClaims) {
  const params = { path: { mobileNumber } };
  const { data } = useQuery({
    ...queries().queryOptions('get', '/user/{mobileNumber}', { params }),
    // The profile reads it anew after it has changed the photo.
    staleTime: Infinity,
  });
  const src = useFileURL(data?.data.user.imageID);
  return <Avatar name={`${firstName} ${lastName}`} src={src} size="small" />;
}
