/** Serves the built portal: its files, and for every other page address the shell that the router starts from. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { legalPages, type Config } from '../config/index.ts';
import { ApiFailure, notFound } from './failure.ts';
import { pagePermissions, portalPolicy } from './security-headers.ts';

export interface Portal {
  /** Answers a request that no route took. Throws `ApiFailure` for what is neither a file nor a page. */
  serve(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** Names that carry a hash of their content: such a file never changes. */
const hashedName = /^\/assets\/.*[^/]-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/;
const oneYear = 'public, max-age=31536000, immutable';

/**
 * Policy of what is no page. Without the `sandbox` of other answers: a worker obeys the policy that its script came with, and in a
 * sandbox it has no cryptography, nor can a PDF document be shown.
 */
const filePolicy =
  "default-src 'none'; object-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The worker that keeps files of the build for a start without a network. It fetches them itself. */
const worker = { path: '/worker.js', policy: `${filePolicy}; connect-src 'self'` };

/** Files of the build that are for the server. */
const unserved = new Set(['/csp-hashes.json']);

/**
 * Registers what serving needs. The files are listed once: what is not listed cannot be asked for, whatever the path
 * looks like. Null when the folder holds no portal.
 */
export async function registerPortal(
  app: FastifyInstance,
  {
    portalFolder,
    legalPagesFolder,
    ...settings
  }: Pick<Config, 'portalFolder' | 'legalPagesFolder' | 'publicAddress' | 'captcha' | 'payments'>,
): Promise<Portal | null> {
  if (portalFolder === null || !existsSync(join(portalFolder, 'index.html'))) return null;
  await app.register(fastifyStatic, {
    root: portalFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
    index: false,
  });
  const files = new Set(listFiles(portalFolder));
  const policy = portalPolicy(portalFolder, settings);
  const shell = files.has('/__spa-fallback.html') ? '/__spa-fallback.html' : '/index.html';

  /** Where a file lies: the operator's own legal pages stand in the place of the samples. */
  const placeOf = (path: string): [file: string, folder: string] => {
    const page = legalPages.find((name) => path === `/documents/${name}`);
    return page === undefined || legalPagesFolder === null ? [path, portalFolder] : [page, legalPagesFolder];
  };

  const pageHeaders = {
    'content-security-policy': policy,
    'permissions-policy': pagePermissions,
    'cache-control': 'no-store',
    // A bank asks its questions in a window of its own, which has to find the checkout that opened it.
    ...(settings.payments.kind === 'razorpay'
      ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' }
      : {}),
  };
  const page = (reply: FastifyReply, file: string) => reply.headers(pageHeaders).sendFile(file);

  return {
    serve(request, reply) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        throw new ApiFailure(405, 'METHOD_NOT_ALLOWED', 'This address can only be read.', {
          headers: { allow: 'GET, HEAD' },
        });
      }
      const path = decodedPath(request.url);
      if (path === null) throw notFound('There is nothing at this address.');
      const prerendered = `${path.replace(/\/$/, '')}/index.html`;
      if (files.has(prerendered)) return page(reply, prerendered);
      if (files.has(path) && !path.endsWith('.html')) {
        const cache = hashedName.test(path) ? oneYear : 'no-cache';
        return reply
          .headers({
            'content-security-policy': path === worker.path ? worker.policy : filePolicy,
            'cache-control': cache,
          })
          .sendFile(...placeOf(path));
      }
      if (!wantsPage(request)) throw notFound('There is nothing at this address.');
      return page(reply, shell);
    },
  };
}

/** The addresses of the files in a folder. Node's own listing of all below a folder asks for the kind of each file once more. */
function listFiles(folder: string, address = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${address}/${entry.name}`;
    if (entry.isDirectory()) return listFiles(join(folder, entry.name), path);
    const isServed = entry.isFile() && !/^\.|\.(?:br|gz)$/.test(entry.name) && !unserved.has(path);
    return isServed ? [path] : [];
  });
}

function decodedPath(url: string): string | null {
  const [path = '/'] = url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** A person who opens an address rather than a program that fetches a file. */
function wantsPage(request: FastifyRequest): boolean {
  const destination = request.headers['sec-fetch-dest'];
  // The worker passes on what a person opens; it has a mode then and no destination.
  if (destination === 'empty') return request.headers['sec-fetch-mode'] === 'navigate';
  if (destination !== undefined) return destination === 'document';
  return request.headers.accept?.includes('text/html') ?? false;
}
