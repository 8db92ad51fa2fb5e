/** The session of an interviewer: kept in this tab, beside that of the portal and of no use for anything but the panel. */
import { tabStore } from '#app/storage.ts';

const key = 'panel-session';

export const keptPanelSession = (): string | null => tabStore.read(key);

export const keepPanelSession = (token: string): void => tabStore.write(key, token);

export const dropPanelSession = (): void => tabStore.remove(key);
