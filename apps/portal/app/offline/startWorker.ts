import { trustedAddress } from '@aarambh/captcha';
import { preferredLanguage } from '#app/i18n/preferredLanguage.ts';
import { offlineTextFiles } from './offlineTexts.ts';

const script = '/worker.js';

/** Whether the person asked the browser to save data (Network Information API, which TypeScript's DOM library does not have). */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

let isStarted = false;

/**
 * Starts the worker that lets the portal open without a network, once the page has nothing better to do. Not while developing,
 * where each file changes under it, nor for who asked the browser to save data.
 */
export function startWorker(): void {
  if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  isStarted = true;
  const start = (): void => void keepThisPage().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 10_000 });
  else setTimeout(start, 2000);
}

/** The worker, started if need be: whoever wants what only it can do has asked for it, saved data or not. */
export async function workerReady(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(
    trustedAddress('service-worker', script, (given) => given === script),
  );
  return navigator.serviceWorker.ready;
}

/** What this page is made of was loaded before the worker listened, and what it reads until the worker is in control passes it by. */
async function keepThisPage(): Promise<void> {
  const { active } = await workerReady();
  nameFiles(active);
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) return;
  serviceWorker.addEventListener('controllerchange', () => nameFiles(serviceWorker.controller), {
    once: true,
  });
}

/** Beside what the page has loaded: the texts of the screens whose files the worker keeps of itself, which cannot know the language. */
function nameFiles(worker: ServiceWorker | null): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, whose messages have no target
  worker?.postMessage([...files, ...offlineTextFiles(preferredLanguage())]);
}
