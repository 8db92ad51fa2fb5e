import { limits } from './limits.ts';
import { allOf, failed, matching, passed, type Rule } from './rule.ts';
import { maxLength } from './text.ts';

// The scheme, a host with a dot, and nothing that a browser would read in two ways.
const shape = /^https?:\/\/[^\s/?#.]+\.\S+$/;

/** An http or https address whose host has a dot and that carries no user name or password; at most 500 characters. */
export const webAddress: Rule = allOf(maxLength(limits.webAddress), matching(shape, 'webAddress'), (value) =>
  isPlainSite(value) ? passed : failed('webAddress'),
);

/** Like `webAddress`, for people: `example.com` will do, because `completeWebAddress` makes it whole. */
export const typedWebAddress: Rule = (value) => webAddress(completeWebAddress(value));

/** Puts https:// before an address that was typed without a scheme, and a scheme in capitals into lower case. */
export function completeWebAddress(value: string): string {
  const address = value.trim();
  const scheme = /^https?:\/\//i.exec(address)?.[0];
  return scheme === undefined ? `https://${address}` : scheme.toLowerCase() + address.slice(scheme.length);
}

function isPlainSite(value: string): boolean {
  try {
    const { hostname, username, password } = new URL(value);
    return hostname.includes('.') && username === '' && password === '';
  } catch {
    return false;
  }
}
