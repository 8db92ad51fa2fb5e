import type { TokenClaims } from '@aarambh/api-client';
import { Avatar } from '@aarambh/ui/Avatar';
import { UserIcon } from '@aarambh/ui/Icon';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import { useFileURL } from '../../session/useFileURL.ts';

/** The photo of the signed-in person in the size of an icon; without one, the icon. */
export default function AccountPhoto() {
  const state = useSession();
  return state.status === 'signed-in' ? <PhotoOf {...state.user} /> : <UserIcon />;
}

function PhotoOf({ mobileNumber }: TokenClaims) {
  const params = { path: { mobileNumber } };
  const { data } = useQuery({
    ...queries().queryOptions('get', '/user/{mobileNumber}', { params }),
    // The profile reads it anew after it has changed the photo.
    staleTime: Infinity,
  });
  const src = useFileURL(data?.data.user.imageID);
  // Without a name: what can be read on a button must be in its name (WCAG 2.5.3), and initials are not in "Account".
  return src === undefined ? <UserIcon /> : <Avatar name="" src={src} size="small" />;
}
