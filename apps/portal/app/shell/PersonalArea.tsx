import type { TokenClaims } from '@aarambh/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { PreferencesOfPerson } from '#app/features/preferences/PreferencesOfPerson.tsx';
import { startWorker } from '#app/offline/startWorker.ts';
import { loadResumedDeclines } from '#app/features/my-jobs/loadResumedDeclines.ts';
import { draftsOf } from '#app/session/drafts.ts';
import { keptDeclines } from '#app/session/keptDeclines.ts';
import { queryClientOf } from '#app/session/queries.ts';
import { useOpenedNews } from '#app/features/settings/push/useOpenedNews.ts';
import { PortalRecords } from '#app/records/PortalRecords.tsx';
import { NamesOfLanguage } from './NamesOfLanguage.tsx';
import { PortalFormsProvider } from './PortalFormsProvider.tsx';
import { Shell } from './Shell.tsx';

const ResumedDeclines = lazy(loadResumedDeclines);

interface PersonalAreaProps {
  readonly user: TokenClaims;
  readonly children: ReactNode;
  /** @default true */
  readonly hasBreadcrumbs?: boolean;
}

/** The shell with everything in it that belongs to one person. Give it the person's id as key. */
export function PersonalArea({ user, children, hasBreadcrumbs }: PersonalAreaProps) {
  const [openDraft] = useState(() => draftsOf(user.id));
  const [hasDeclines] = useState(() => keptDeclines(user.id).length > 0);
  const { type, id, jti } = user;
  useEffect(() => {
    if (type !== 'C') return;
    startWorker();
    if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
    void import('#app/features/settings/push/thisBrowser.ts')
      .then(({ claimHere }) => claimHere({ id, jti }))
      .catch(() => undefined);
  }, [type, id, jti]);
  useOpenedNews();
  return (
    <QueryClientProvider client={queryClientOf(user)}>
      <PreferencesOfPerson />
      <NamesOfLanguage />
      {hasDeclines && (
        <Suspense>
          <ResumedDeclines userID={user.id} />
        </Suspense>
      )}
      <PortalFormsProvider openDraft={openDraft}>
        <PortalRecords>
          <Shell user={user} hasBreadcrumbs={hasBreadcrumbs}>
            {children}
          </Shell>
        </PortalRecords>
      </PortalFormsProvider>
    </QueryClientProvider>
  );
}
