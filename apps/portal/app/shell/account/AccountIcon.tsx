import { UserIcon } from '@aarambh/ui/Icon';
import { lazy, Suspense } from 'react';

// The page does not wait for a photo, and does without one when it cannot be loaded.
const AccountPhoto = lazy(() => import('./AccountPhoto.tsx').catch(() => ({ default: UserIcon })));

/** The account in the header: the person's photo or initials, once they are loaded. */
export function AccountIcon() {
  return (
    <Suspense fallback={<UserIcon />}>
      <AccountPhoto />
    </Suspense>
  );
}
