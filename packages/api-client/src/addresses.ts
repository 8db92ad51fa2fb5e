/** Where each call goes: two servers, and paths that an operator may replace. */

/**
 * Calls whose path is configuration (specification, section 7), by operation. A value replaces the fixed part of the path: the mobile
 * number of `sendOtp` and the id of `getRole` and `getInstituteConfig` are still appended.
 */
export type ConfigurablePaths = Readonly<Partial<Record<(typeof configurable)[number][0], string>>>;

const configurable = [
  ['login', 'POST', '/auth/login'],
  ['register', 'POST', '/auth/register'],
  ['sendOtp', 'GET', '/sendOTP'],
  ['requestOtp', 'POST', '/sendOTP'],
  ['verifyOtp', 'POST', '/verifyOTP'],
  ['activateUser', 'POST', '/auth/activateUser'],
  ['resetPassword', 'POST', '/auth/resetPassword'],
  ['getRole', 'GET', '/role'],
  ['getInstituteConfig', 'GET', '/institute/config'],
] as const;

export interface AddressOptions {
  /** Address of the API, absolute or on the page's own origin, such as `/api`. */
  apiBase: string;
  /** Address of the authentication server; the API's when absent. */
  authBase?: string | undefined;
  paths?: ConfigurablePaths | undefined;
}

export interface Addresses {
  /** The API's address, absolute: what the contract's paths are appended to before `resolve`. */
  apiBase: string;
  /** The address to call instead of `url`, which is `apiBase` and the filled-in `path` of the contract. */
  resolve(method: string, path: string, url: string): string;
  /** Whether an address belongs to one of the two servers: the token goes nowhere else. */
  isOurs(url: string): boolean;
}

const isAuthentication = (path: string) => /^\/(?:auth|sendOTP|verifyOTP)(?:\/|$)/.test(path);

/** Absolute, without a slash at the end. @throws TypeError for something that is no address, with what to give instead */
function absolute(base: string): string {
  const page = typeof location === 'undefined' ? undefined : location.href;
  if (URL.canParse(base, page)) return new URL(base, page).href.replace(/\/+$/, '');
  throw new TypeError(
    page === undefined
      ? `"${base}" is on the origin of a page, and there is no page here. On a server, give the whole address, such as "https://jobs.example.org/api".`
      : `"${base}" is no address. Give one on the page's origin, such as "/api", or a whole one, such as "https://jobs.example.org/api".`,
  );
}

const isUnder = (base: string, url: string) => url.startsWith(`${base}/`) && new URL(url).href === url;

export function createAddresses({ apiBase, authBase = apiBase, paths = {} }: AddressOptions): Addresses {
  const api = absolute(apiBase);
  const auth = absolute(authBase);
  return {
    apiBase: api,
    resolve(method, path, url) {
      if (!isUnder(api, url)) return url;
      const rest = url.slice(api.length);
      const base = isAuthentication(path) ? auth : api;
      for (const [operation, itsMethod, fixed] of configurable) {
        const replacement = paths[operation];
        if (replacement === undefined || method !== itsMethod) continue;
        if (path === fixed || path.startsWith(`${fixed}/{`))
          return base + replacement + rest.slice(fixed.length);
      }
      return base + rest;
    },
    isOurs: (url) => isUnder(api, url) || isUnder(auth, url),
  };
}
