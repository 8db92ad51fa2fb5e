import { deviceStore } from '#app/storage.ts';

/** Under which keys a device keeps what a lost network could not send; whose it is stands behind that. */
export const lateKeys = { answers: 'test ', door: 'check-in ' } as const;

/** Forgets what was not sent: whoever signs out leaves nothing of a person on the device. */
export function dropLate(): void {
  for (const prefix of Object.values(lateKeys)) deviceStore.removeUnder(prefix);
}
