import { AppShell } from '@aarambh/ui/AppShell';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { loadNamespaces } from '#app/i18n/i18n.ts';
import { useSession } from '#app/session/session.ts';
import { Footer } from './Footer.tsx';
import { ConnectionNotice } from '#app/screen/ConnectionNotice.tsx';
import { PublicBreadcrumbs } from '#app/screen/PublicBreadcrumbs.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** Loaded for those who are signed in only. */
const PersonalArea = lazy(async () => {
  const [area] = await Promise.all([import('./PersonalArea.tsx'), loadNamespaces('shell')]);
  return { default: area.PersonalArea };
});

/**
 * The frame of the public screens that show the header (specification, section 2). Who is signed in and takes a wrong turn
 * keeps the shell; /reset-password ends in a new session, and the frame does not change under its form.
 */
export default function HeaderLayout() {
  const state = useSession();
  const isNotFound = useLocation().pathname.startsWith('/page-not-found');
  if (isNotFound && state.status === 'signed-in') {
    return (
      <Suspense>
        <PersonalArea key={state.user.id} user={state.user} hasBreadcrumbs={false}>
          <Outlet />
        </PersonalArea>
      </Suspense>
    );
  }
  return (
    <AppShell
      header={<SiteHeader />}
      breadcrumbs={!isNotFound && <PublicBreadcrumbs />}
      footer={<Footer />}
      width="full"
    >
      <ConnectionNotice width="sm" />
      <Outlet />
    </AppShell>
  );
}
