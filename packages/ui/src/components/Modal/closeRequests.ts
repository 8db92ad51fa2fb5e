import { isBackTaken } from './dismissStack.ts';

/** The part of `CloseWatcher` that is used; not every browser has it, and TypeScript's DOM types do not know it. */
interface CloseWatcherLike extends EventTarget {
  destroy(): void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcherLike;
  }
}

/**
 * Calls back when the platform asks to close what is open: the back gesture or button of Android, where the browser has
 * `CloseWatcher`. The history is not touched.
 *
 * @returns a function that stops watching
 */
export function onBackGesture(callback: () => void): () => void {
  if (!window.CloseWatcher) return () => {};
  const watcher = new window.CloseWatcher();
  watcher.addEventListener('close', callback);
  return () => {
    watcher.removeEventListener('close', callback);
    watcher.destroy();
  };
}

/**
 * Calls back when the window goes to another page without loading a document: a link of the router, Back or Forward. A change of the
 * query or the fragment alone is the same page.
 *
 * @returns a function that stops listening
 */
export function onNavigation(callback: () => void): () => void {
  const from = location.pathname;
  if ('navigation' in window) {
    const onNavigate = ({ destination, downloadRequest, navigationType }: NavigateEvent): void => {
      if (navigationType === 'traverse' && isBackTaken()) return;
      // A file that is saved leaves the page where it is.
      if (downloadRequest === null && new URL(destination.url).pathname !== from) callback();
    };
    window.navigation.addEventListener('navigate', onNavigate);
    return () => window.navigation.removeEventListener('navigate', onNavigate);
  }
  const onPop = (): void => {
    if (location.pathname !== from && !isBackTaken()) callback();
  };
  addEventListener('popstate', onPop);
  return () => removeEventListener('popstate', onPop);
}
