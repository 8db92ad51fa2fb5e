/**
 * A way to reach the other tabs of this browser. Undefined where there is none: outside of a browser, in old ones, and where the person has
 * switched off what sites keep, in which merely making one throws.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return typeof window === 'undefined' ? undefined : new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
