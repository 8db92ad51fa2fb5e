import { personName } from '@aarambh/forms';
import type { TokenClaims } from '@aarambh/api-client';
import { Avatar, type AvatarProps } from '@aarambh/ui/Avatar';
import { UserIcon } from '@aarambh/ui/Icon';
import { useQuery } from '@tanstack/react-query';
import { queries } from '#app/session/queries.ts';
import { useSession } from '#app/session/session.ts';
import { useFileURL } from '#app/session/useFileURL.ts';

interface AccountPhotoProps {
  /** @default 'sm', as large as an icon */
  readonly size?: AvatarProps['size'];
}

/** The signed-in person: their photo, or their initials. */
export function AccountPhoto({ size = 'sm' }: AccountPhotoProps) {
  const state = useSession();
  return state.status === 'signed-in' ? <PhotoOf {...state.user} size={size} /> : <UserIcon />;
}

function PhotoOf({ mobileNumber, firstName, lastName, size }: TokenClaims & AccountPhotoProps) {
  const params = { path: { mobileNumber } };
  const { data } = useQuery({
    ...queries().queryOptions('get', '/user/{mobileNumber}', { params }),
    // The profile reads it anew after it has changed the photo.
    staleTime: Infinity,
  });
  const src = useFileURL(data?.data.user.imageID);
  return <Avatar name={personName({ firstName, lastName })} src={src} size={size} />;
}
