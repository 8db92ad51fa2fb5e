import type { TokenClaims } from '@aarambh/api-client';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { requireSession } from '#app/access/guard.ts';
import { roleQuery } from '#app/access/roleQuery.ts';
import { signInAddress } from '#app/access/target.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { dropCopies } from '#app/offline/keptCopies.ts';
import { readAhead } from '#app/session/readAhead.ts';
import { session, useSession } from '#app/session/session.ts';
import { GuardedScreen } from '#app/screen/GuardedScreen.tsx';
import { PersonalArea } from './PersonalArea.tsx';
import { ScreenError } from '#app/screen/ScreenError.tsx';

export const clientMiddleware = [requireSession];

const loadTexts = textsOf('shell');

/** The frame needs the texts before it is drawn, and the role soon after. */
export function clientLoader(): Promise<null> {
  const state = session().get();
  if (state.status === 'signed-in' && state.user.roleID !== '') readAhead(roleQuery(state.user.roleID));
  return loadTexts();
}

/** The screen at the address, in its frame. */
export default function GuardedLayout() {
  return <Frame>{(user) => <GuardedScreen user={user} />}</Frame>;
}

interface ErrorBoundaryProps {
  readonly loaderData?: unknown;
}

/** A screen that fails and has nothing of its own to say, such as one whose code did not come, leaves the frame; without texts there is none. */
export function ErrorBoundary({ loaderData }: ErrorBoundaryProps) {
  return loaderData === undefined ? <ScreenError /> : <Frame>{() => <ScreenError />}</Frame>;
}

/**
 * The frame of every screen that needs a session. Draws nothing without one and leaves as soon as it ends, here, in
 * another tab or on the server.
 */
function Frame({ children }: { readonly children: (user: TokenClaims) => ReactNode }) {
  const state = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const reason = state.status === 'signed-out' ? state.reason : null;

  useEffect(() => {
    if (reason === null) return;
    void dropCopies();
    void navigate(signInAddress(location, reason), { replace: true });
  }, [reason, location, navigate]);

  if (state.status !== 'signed-in') return null;
  return (
    <PersonalArea key={state.user.id} user={state.user}>
      {children(state.user)}
    </PersonalArea>
  );
}
