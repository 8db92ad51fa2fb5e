import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from './session.ts';

/**
 * Leads on from a screen for people who still have to sign in: after signing in here or in another tab, and at once if they
 * already have.
 * @param target null while the screen itself has something left to do for the person who has just signed in
 */
export function useLeaveWhenSignedIn(target: string | null): void {
  const isSignedIn = useSession().status === 'signed-in';
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn && target !== null) void navigate(target, { replace: true });
  }, [isSignedIn, navigate, target]);
}
