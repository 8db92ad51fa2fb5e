import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { oldCvHash } from './oldCvHash.ts';

/** Opens the reading of an old CV once, when a link led here for it. */
export function useOldCvAddress(open: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isAsked = location.hash === oldCvHash;
  const answer = useEffectEvent(() => {
    // Going back or reloading does not open it again.
    void navigate({ ...location, hash: '' }, { replace: true });
    open();
  });
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
}
