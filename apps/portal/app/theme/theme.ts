import { useSyncExternalStore } from 'react';
import { deviceStore } from '../storage.ts';

/** Without a choice the system's preferences decide. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'theme';

const toChoice = (value: string | null): ThemeChoice =>
  themeChoices.find((choice) => choice === value) ?? 'system';

/**
 * Runs in the head of every page before it is painted, so that nobody who chose dark sees a light flash.
 * It is inline; the build puts its hash into the content security policy.
 */
export const themeScript = `try{let t=localStorage.getItem("${key}");if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch{}`;

const listeners = new Set<() => void>();

function apply(choice: ThemeChoice): void {
  if (choice === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.dataset.theme = choice;
  for (const listener of listeners) listener();
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') deviceStore.remove(key);
  else deviceStore.write(key, choice);
  apply(choice);
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === key) apply(toChoice(event.newValue));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', followOtherTab);
  };
}

/** The theme this person chose on this device, in every tab. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(
    subscribe,
    () => toChoice(deviceStore.read(key)),
    () => 'system',
  );
}
