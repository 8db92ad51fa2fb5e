import { createClock, createSession, type Session, type SessionState } from '@aarambh/api-client';
import { useSyncExternalStore } from 'react';
import { deviceStore } from '#app/storage.ts';

const skewKey = 'clock-skew';

/** The server's time, learnt from its answers. */
export const clock = createClock(Date.now, {
  read: () => Number(deviceStore.read(skewKey)) || 0,
  write: (skew) => deviceStore.write(skewKey, String(skew)),
});

let current: Session | undefined;

/** The session of this browser. Made when first asked for, which the prerender never does. */
export const session = (): Session => (current ??= createSession({ now: () => clock.now() }));

const nobody: SessionState = { status: 'signed-out', reason: 'none' };

/** Who is signed in, in every tab. A prerendered page has no session. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    (listener) => session().subscribe(listener),
    () => session().get(),
    () => nobody,
  );
}
