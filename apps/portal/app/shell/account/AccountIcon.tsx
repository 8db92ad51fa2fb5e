import { UserIcon } from '@aarambh/ui/Icon';
import { lazy, Suspense } from 'react';

// The page does not wait for a photo, and does without one when it cannot be loaded.
const AccountPhoto = lazy(() => import('./AccountPhoto.tsx').catch(() => ({ default: UserIcon })));

/** Stands for the account in the header: the person's photo, as soon as it is there. */
export function AccountIcon() {
  return (
    <Suspense fallback={<UserIcon />}>
      <AccountPhoto />
    </Suspense>
  );
}
