/** Addresses that somebody else names and the server then calls: only hosts of the public internet, never what is near the server. */
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** What is not of the public internet (IANA special-purpose address registries), by version. */
const nearby = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  nearby.addSubnet(network, prefix, 'ipv4');
}

/** Of version 6 all is refused but the global unicast space, and of that what carries an address of version 4 or is for documents. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const special6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special6.addSubnet(network, prefix, 'ipv6');
}

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !nearby.check(address, 'ipv4');
  return version === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}

/**
 * Whether the server may call an address that somebody else names: https on its usual port, without credentials, at a name or a public IP address.
 * What the name leads to is judged by `publicLookup` when it is called.
 */
export function isPublicURL(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/\.(?:localhost|local|internal|home\.arpa)\.?$/.test(host);
}

/** Whether the server may call an address that somebody else names, or also what listens on this machine where that is allowed. */
export function mayBeCalled(address: string, onLoopback: boolean): boolean {
  return isPublicURL(address) || (onLoopback && isOnThisMachine(address));
}

/** Whether an address leads to this machine. */
export const isOnThisMachine = (address: string): boolean =>
  URL.canParse(address) && new URL(address).hostname === '127.0.0.1';

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** `lookup` of a request that finds public addresses alone: a name can be made to lead anywhere, also after it was judged. */
export function publicLookup(hostname: string, options: LookupOptions, found: Found): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return found(error, []);
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      return found(new Error('the name leads to no public address'), []);
    }
    if (options.all === true) found(null, addresses);
    else found(null, first.address, first.family);
  });
}
