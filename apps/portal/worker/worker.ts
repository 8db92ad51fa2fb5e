/**
 * Lets the portal start without a network, and shows news while it is closed. It keeps files of the build and nothing else: no call of the API
 * passes through it, so it holds nothing of any person. `scripts/after-build.mjs` takes off its types and writes it to `/worker.js`.
 */
declare const self: ServiceWorkerGlobalScope;

/** Written before this file by the build. */
declare const build: {
  /** Files whose names change with their content. */
  readonly files: readonly string[];
  /** Those of them that the screens need which are read offline. */
  readonly first: readonly string[];
  /** What is shown where a screen's files are not kept. */
  readonly offlinePage: string;
};

const cacheName = 'portal';

/** The page that the router starts from, whatever the address. */
const shell = '/';

/** How long a page of the network is waited for where there is a kept one. */
const timeoutMs = 5000;

const fixed = new Set(build.files);

/** Files whose names stay while their content changes: the newest one there is. */
const isFresh = (path: string): boolean =>
  ['/config.json', '/favicon.svg', '/manifest.webmanifest'].includes(path) ||
  path.startsWith('/assets/i18n/') ||
  path.startsWith('/icons/');

/**
 * Keeps what is not kept yet, one by one: a file that cannot be had leaves the others. Texts come first, because without them a screen
 * whose files are there is not drawn.
 */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const wanted = [...paths.filter(isFresh), ...paths.filter((path) => fixed.has(path))];
  for (const path of wanted) {
    if ((await cache.match(path)) === undefined) await cache.add(path).catch(() => undefined);
  }
}

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.add(shell);
  await keep(build.first);
  await self.skipWaiting();
}

/** Files of an earlier build go; a page that still asks for one is loaded anew (shell/reloadAfterUpdate). */
async function activate(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== shell && !fixed.has(pathname) && !isFresh(pathname)) await cache.delete(request);
  }
  await self.clients.claim();
}

const kept = (path: string): Promise<Response | undefined> => caches.match(path, { cacheName });

/** How soon after the shell a file is missed and the page comes again, where the router has loaded it anew. */
const reloadMs = 10_000;

/** When a page got the kept shell, by its path, and when a file was last missed. */
const givenShell = new Map<string, number>();
let missedAt = 0;

/**
 * Whether the kept shell was of no use: the router loads the page anew when it cannot have the file of a screen, and would do so for ever.
 */
function isInVain(path: string): boolean {
  const givenAt = givenShell.get(path);
  givenShell.set(path, Date.now());
  if (givenAt === undefined || missedAt < givenAt || Date.now() - givenAt > reloadMs) return false;
  givenShell.delete(path);
  return true;
}

async function shellOf(path: string): Promise<Response | undefined> {
  const known = await kept(shell);
  if (known === undefined || !isInVain(path)) return known;
  return new Response(build.offlinePage, { status: 503, headers: { 'content-type': 'text/html' } });
}

/** A page of the network; the kept shell when that fails, or takes so long that nobody would wait. */
async function page(request: Request, path: string): Promise<Response> {
  const answer = fetch(request);
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), timeoutMs);
  });
  const first = await Promise.race([answer, late]).catch(() => null);
  return first ?? (await shellOf(path)) ?? answer;
}

async function fixedFile(request: Request, path: string): Promise<Response> {
  const known = await kept(path);
  if (known !== undefined) return known;
  const answer = await fetch(request).catch((error: unknown) => {
    missedAt = Date.now();
    throw error;
  });
  if (answer.ok) await (await caches.open(cacheName)).put(path, answer.clone());
  return answer;
}

async function freshFile(request: Request, path: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(cacheName)).put(path, answer.clone());
    return answer;
  } catch (error) {
    const known = await kept(path);
    if (known === undefined) throw error;
    const headers = new Headers(known.headers);
    // The portal learns the time from it, and this one is of another day.
    headers.delete('date');
    return new Response(known.body, { status: known.status, headers });
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

/** The page names the files that it was made of before this was there. */
self.addEventListener('message', (event) => {
  const paths: unknown = event.data;
  if (Array.isArray(paths)) event.waitUntil(keep(paths.filter((path) => typeof path === 'string')));
});

/** What the server sends (`messages/push/message.ts` of the backend). */
interface News {
  title: string;
  body: string;
  path: string;
  tag: string;
  lang: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A browser that shows nothing takes the permission away, so something that cannot be read is news too. */
function newsOf(data: PushMessageData | null): News {
  let sent: Partial<Record<keyof News, unknown>> = {};
  try {
    const read: unknown = data?.json();
    if (typeof read === 'object' && read !== null) sent = read;
  } catch {
    // No JSON.
  }
  return {
    title: isText(sent.title) ? sent.title : 'Aarambh',
    body: isText(sent.body) ? sent.body : '',
    path: isText(sent.path) ? sent.path : '/dashboard',
    tag: isText(sent.tag) ? sent.tag : '',
    lang: isText(sent.lang) ? sent.lang : 'en',
  };
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag, lang } = newsOf(event.data);
  const icon = '/icons/icon-192.png';
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, lang, icon, badge: icon, data: path }),
  );
});

/** Milliseconds that an open page may take to say that it goes there. */
const answerMs = 1000;

/** Whether an open page takes the person there: it asks before it leaves a form that holds something, as loading it anew would not. */
function goesThere(client: WindowClient, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), answerMs);
    client.postMessage({ open: path }, [port2]);
  });
}

/** Leads to a screen of this portal, in the page that is in front, or in a new one where none answers. */
async function leadTo(path: unknown): Promise<void> {
  const target = new URL(isText(path) ? path : '/', self.location.origin);
  const address =
    target.origin === self.location.origin ? target.pathname + target.search + target.hash : '/';
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const inFront =
    pages.find(({ focused }) => focused) ??
    pages.find((each) => each.visibilityState === 'visible') ??
    pages[0];
  if (inFront !== undefined) {
    const there = goesThere(inFront, address);
    await inFront.focus().catch(() => undefined);
    if (await there) return;
  }
  await self.clients.openWindow(address);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path: unknown = event.notification.data;
  event.waitUntil(leadTo(path));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request, pathname));
  else if (fixed.has(pathname)) event.respondWith(fixedFile(request, pathname));
  else if (isFresh(pathname)) event.respondWith(freshFile(request, pathname));
});
