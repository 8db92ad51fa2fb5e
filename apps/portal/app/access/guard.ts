import { redirect, type MiddlewareFunction } from 'react-router';
import { dropCopies } from '#app/offline/keptCopies.ts';
import { session } from '#app/session/session.ts';
import { signInAddress } from './target.ts';

/** Opens a screen to people who are signed in and sends everybody else to sign in first (specification, section 4). */
export const requireSession: MiddlewareFunction = async ({ request }, next) => {
  const state = session().get();
  if (state.status === 'signed-out') {
    // A session that ended while no page was open.
    void dropCopies();
    throw redirect(signInAddress(new URL(request.url), state.reason));
  }
  return next();
};
