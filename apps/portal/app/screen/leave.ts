import { readWaiting } from '#app/offline/doorQueue.ts';
import { logOut } from '#app/session/logOut.ts';
import { session } from '#app/session/session.ts';
import { openPanel } from './panels.ts';

/** Whether people whom the person has checked in are on this device alone: signing out takes them from it. */
export function hasUnsent(): boolean {
  const state = session().get();
  return state.status === 'signed-in' && readWaiting(state.user.id).length > 0;
}

/** Signs out; where something was not sent, it is asked first. */
export function leave(): void {
  if (hasUnsent()) openPanel('leaving');
  else logOut();
}
