/**
 * Loads a part of the portal that may have failed to load before. The bundler's loader asks for each style sheet once, so one that did not
 * come is asked for here.
 * @throws whatever keeps a file from being loaded
 */
export async function loadAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  const broken = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet, disabled }) => sheet === null && !disabled,
  );
  await Promise.all(broken.map(replaceLink));
  return load();
}

async function replaceLink(link: HTMLLinkElement): Promise<void> {
  const fresh = document.createElement('link');
  for (const { name, value } of link.attributes) fresh.setAttribute(name, value);
  await new Promise<void>((resolve, reject) => {
    fresh.addEventListener('load', () => resolve());
    fresh.addEventListener('error', () => reject(new Error(`${fresh.href} was not loaded.`)));
    link.replaceWith(fresh);
  });
}
