const failed = new Set<HTMLLinkElement>();

function noteFailure({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
}

/**
 * Notes each style sheet that does not come. The document tells of it once, and one that is still on its way looks the same
 * afterwards: to exchange that one would leave whoever waits for it waiting for ever.
 *
 * @returns a function that stops it
 */
export function watchStyleSheets(): () => void {
  // The event does not bubble; on its way down it can be seen.
  document.addEventListener('error', noteFailure, true);
  return () => document.removeEventListener('error', noteFailure, true);
}

/**
 * Loads a part of the portal that may have failed to load before. The bundler's loader asks for each style sheet once, so one that did not
 * come is asked for here.
 * @throws whatever keeps a file from being loaded
 */
export async function loadAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  const broken = [...failed];
  failed.clear();
  await Promise.all(broken.map(replaceLink));
  return load();
}

async function replaceLink(link: HTMLLinkElement): Promise<void> {
  if (!link.isConnected) return;
  const fresh = document.createElement('link');
  for (const { name, value } of link.attributes) fresh.setAttribute(name, value);
  await new Promise<void>((resolve, reject) => {
    fresh.addEventListener('load', () => resolve());
    fresh.addEventListener('error', () => reject(new Error(`${fresh.href} was not loaded.`)));
    link.replaceWith(fresh);
  });
}
