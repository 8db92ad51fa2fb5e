/**
 * Addresses of PostgreSQL that name several hosts, as libpq reads them: `postgres://one,two,three/aarambh?target_session_attrs=read-write`. The
 * driver knows one host, so who connects asks here which it is to be.
 */
import { StartFailure } from '../start-failure.ts';

/** What is asked of a host: nothing, that it takes writing (the primary), or that it does not (a replica). */
const wishes = ['any', 'read-write', 'read-only'] as const;
export type Wish = (typeof wishes)[number];

export interface Hosts {
  /** An address of each, with one host. */
  urls: readonly string[];
  wish: Wish;
}

const parameter = 'target_session_attrs';

/**
 * Takes an address with one or several hosts apart.
 * @param name the variable that it comes from, for the failure; the address itself may hold a password
 * @throws StartFailure when it is none, names no database, or asks for what is not known here
 */
export function readHosts(name: string, text: string): Hosts {
  const { before, hosts, after } = partsOf(text);
  const urls = hosts.split(',').map((host) => before + host + after);
  const parsed = urls.map((url) => URL.parse(url)).filter((url) => url !== null);
  const [first] = parsed;
  if (first === undefined || parsed.length < urls.length)
    throw new StartFailure(`${name} is not an address.`);
  const { protocol, pathname, searchParams } = first;
  if (!['postgres:', 'postgresql:'].includes(protocol)) {
    throw new StartFailure(`${name} must begin with postgres:// or postgresql://.`);
  }
  if (pathname.length < 2) {
    throw new StartFailure(`${name} must end with the name of a database, as in postgres://host/aarambh.`);
  }
  const asked = searchParams.get(parameter) ?? 'any';
  const wish = wishes.find((each) => each === asked);
  if (wish === undefined) {
    throw new StartFailure(`${parameter} in ${name} must be one of ${wishes.join(', ')}, not "${asked}".`);
  }
  return { urls: wish === 'any' && urls.length === 1 ? urls : parsed.map(withoutWish), wish };
}

/** The driver would take it for a setting of its own. */
function withoutWish(url: URL): string {
  url.searchParams.delete(parameter);
  return url.href;
}

/** Hosts and database of an address, as they may be shown: without name and password. */
export function withoutPassword(text: string): string {
  const { hosts, after } = partsOf(text);
  return hosts + (after.split('?', 1)[0] ?? '');
}

/** An address around its hosts: the protocol with name and password, and the database with its parameters. */
function partsOf(text: string): { before: string; hosts: string; after: string } {
  const begin = text.indexOf('://') + '://'.length;
  const rest = text.slice(begin);
  const end = rest.search(/[/?]/);
  const authority = end === -1 ? rest : rest.slice(0, end);
  const names = authority.lastIndexOf('@') + 1;
  return {
    before: text.slice(0, begin) + authority.slice(0, names),
    hosts: authority.slice(names),
    after: end === -1 ? '' : rest.slice(end),
  };
}
