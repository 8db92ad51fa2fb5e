import { unsentTests } from '#app/offline/answerQueue.ts';
import { readWaiting } from '#app/offline/doorQueue.ts';
import { logOut } from '#app/session/logOut.ts';
import { session } from '#app/session/session.ts';
import { openPanel } from './panels.ts';

/** Whether people whom the person has checked in, or answers of a test, are on this device alone: signing out takes them from it. */
export function hasUnsent(): boolean {
  const state = session().get();
  if (state.status !== 'signed-in') return false;
  const { id } = state.user;
  return readWaiting(id).length > 0 || unsentTests(id).length > 0;
}

/** Signs out; where something was not sent, it is asked first. */
export function leave(): void {
  if (hasUnsent()) openPanel('leaving');
  else logOut();
}
