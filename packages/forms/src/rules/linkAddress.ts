/** An origin that no link can name: what is left on it was written as a path. */
const portal = 'https://portal.invalid';

/**
 * An address that a reader may be sent to: a path of the portal, or https elsewhere. Null for every other scheme, for one with a name
 * and a password in it, for an empty text and for what is no address.
 */
export function safeAddress(value: string): string | null {
  const text = value.trim();
  const url = text !== '' && URL.canParse(text, portal) ? new URL(text, portal) : null;
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  if (url.origin !== portal) return url.href;
  const path = url.pathname + url.search + url.hash;
  // Two slashes at its beginning would be read as the name of another host.
  return path.startsWith('//') || /^[a-z]+:/i.test(text) ? null : path;
}
