import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SectionName } from './sections.ts';

const opens = (state: unknown, name: SectionName): boolean =>
  typeof state === 'object' && state !== null && 'opens' in state && state.opens === name;

/** Opens the form of a section once, when a link led here for it (by its state, or as `?opens=`) and the section can be changed. */
export function useOpening(name: SectionName, isReady: boolean, open: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = location;
  const parameters = new URLSearchParams(search);
  const isAsked = isReady && (opens(state, name) || parameters.get('opens') === name);
  const answer = useEffectEvent(() => {
    // Going back or reloading does not open it again.
    parameters.delete('opens');
    void navigate({ pathname, search: parameters.toString(), hash }, { replace: true, state: null });
    open();
  });
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
}
