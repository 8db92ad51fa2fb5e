import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { requireSession } from '../access/guard.ts';
import { roleQuery } from '../access/roleQuery.ts';
import { signInAddress } from '../access/target.ts';
import { textsOf } from '../i18n/textsOf.ts';
import { dropCopies } from '../offline/keptCopies.ts';
import { readAhead } from '../session/readAhead.ts';
import { session, useSession } from '../session/session.ts';
import { PersonalArea } from './PersonalArea.tsx';

export { ScreenError as ErrorBoundary } from './ScreenError.tsx';

export const clientMiddleware = [requireSession];

const loadTexts = textsOf('shell');

/** The frame needs the texts before it is drawn, and the role soon after. */
export function clientLoader(): Promise<null> {
  const state = session().get();
  if (state.status === 'signed-in' && state.user.roleID !== '') readAhead(roleQuery(state.user.roleID));
  return loadTexts();
}

/**
 * The frame of every screen that needs a session. Draws nothing without one and leaves as soon as it ends, here, in
 * another tab or on the server.
 */
export default function GuardedLayout() {
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
      <Outlet context={state.user} />
    </PersonalArea>
  );
}
