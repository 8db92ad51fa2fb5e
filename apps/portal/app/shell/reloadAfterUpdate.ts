/** The address of the list of this build's files, as React Router has written it. */
function ownManifest(): string | undefined {
  const manifest: unknown = Reflect.get(globalThis, '__reactRouterManifest');
  if (typeof manifest !== 'object' || manifest === null || !('url' in manifest)) return undefined;
  return typeof manifest.url === 'string' ? manifest.url : undefined;
}

/** Loads the page anew if the server's pages name another list of files. A server that does not answer has told nothing. */
async function reloadIfUpdated(): Promise<void> {
  const own = ownManifest();
  if (own === undefined) return;
  try {
    const answer = await fetch(location.pathname, { headers: { accept: 'text/html' }, cache: 'no-store' });
    if (answer.ok && !(await answer.text()).includes(own)) location.reload();
  } catch {
    // Whoever asked for the file says that there is no connection.
  }
}

/**
 * Files of a build are gone once the next one is served, and a page that is still open asks for one of them in vain. It is loaded anew
 * then, once: the next page comes from the new build. A file that did not come for another reason is the matter of who asked for it.
 * @returns what ends it
 */
export function reloadAfterUpdate(): () => void {
  const listen = (): void => void reloadIfUpdated();
  addEventListener('vite:preloadError', listen);
  return () => removeEventListener('vite:preloadError', listen);
}
