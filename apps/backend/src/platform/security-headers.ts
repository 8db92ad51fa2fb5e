/** Response headers that tell browsers what an answer may do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config, RazorpayConfig } from '../config/index.ts';

/** What a page may ask the browser for. @param camera who may use it, as the header writes a list of origins */
const permissionsPolicy = (camera: '' | 'self'): string =>
  `camera=(${camera}), geolocation=(), microphone=(), usb=()`;

/**
 * What the pages of the portal may ask for: codes are read with the camera at the door of a round. It is so for each of them, because the
 * policy is that of the page that was loaded first, from which the others are opened without loading.
 */
export const pagePermissions = permissionsPolicy('self');

/** On every answer; pages of the portal replace the policy. */
export function baseHeaders(publicAddress: string | null): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    // An answer of the API that somebody opens as a page shows text and does nothing.
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(''),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHTTPS(publicAddress) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/**
 * Policy of the portal's pages: files of this origin, and inline the scripts and styles whose hashes the build has listed in
 * `csp-hashes.json`.
 */
export function portalPolicy(
  portalFolder: string,
  { publicAddress, captcha, payments }: Pick<Config, 'publicAddress' | 'captcha' | 'payments'>,
): string {
  const hashes = readHashes(join(portalFolder, 'csp-hashes.json'));
  const checkout = payments.kind === 'razorpay' ? checkoutSources(payments) : nothing;
  const puzzle = captcha.kind === 'recaptcha' ? recaptchaSources(captcha.origin) : nothing;
  const scripts = [...puzzle.scripts, ...checkout.scripts];
  const frames = [...puzzle.frames, ...checkout.frames];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...hashes['script-src']].join(' '),
    ["style-src 'self'", ...hashes['style-src']].join(' '),
    ["connect-src 'self'", ...checkout.connections].join(' '),
    "font-src 'self'",
    ...(frames.length === 0 ? [] : [['frame-src', ...frames].join(' ')]),
    "img-src 'self' blob: data:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The provider's checkout script writes markup as text.
    ...(payments.kind === 'razorpay' ? [] : ["require-trusted-types-for 'script'"]),
    ...(isHTTPS(publicAddress) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** What the provider asks for in its notes on content security policies, and no other path of its hosts. */
function recaptchaSources(origin: string): Sources {
  return {
    scripts: [`${origin}/recaptcha/`, 'https://www.gstatic.com/recaptcha/'],
    frames: [`${origin}/recaptcha/`, 'https://recaptcha.google.com/recaptcha/'],
    connections: [],
  };
}

interface Sources {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
}

const nothing: Sources = { scripts: [], frames: [], connections: [] };

/** The script, the frame that it opens, and where the two report to. */
function checkoutSources({ script, apiOrigin }: RazorpayConfig): Sources {
  const { origin } = new URL(script);
  return {
    scripts: [origin],
    frames: [apiOrigin, origin],
    connections: [apiOrigin, origin, 'https://lumberjack.razorpay.com'],
  };
}

type Hashes = Record<'script-src' | 'style-src', string[]>;

function readHashes(path: string): Hashes {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    parsed = {};
  }
  return { 'script-src': hashesOf(parsed, 'script-src'), 'style-src': hashesOf(parsed, 'style-src') };
}

/** Only hashes are taken over: nothing else in the file can widen the policy. */
function hashesOf(value: unknown, directive: string): string[] {
  const listed: unknown =
    typeof value === 'object' && value !== null
      ? Object.entries(value).find(([key]) => key === directive)?.[1]
      : [];
  return Array.isArray(listed)
    ? listed.filter((each) => typeof each === 'string' && /^'sha(?:256|384|512)-[A-Za-z0-9+/=]+'$/.test(each))
    : [];
}

function isHTTPS(publicAddress: string | null): boolean {
  return publicAddress?.startsWith('https:') ?? false;
}
