/** A push service on this machine, and browsers at it: it checks who sends (RFC 8292) and reads what only the browser can (RFC 8291). */
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { jwtVerify } from 'jose';

export interface Pushed {
  /** What the browser reads. */
  text: string;
  headers: IncomingHttpHeaders;
  /** The claims of the sender's proof, whose signature is right. */
  claims: Readonly<Record<string, unknown>>;
  /** The key that proved it. */
  key: string;
}

export interface Browser {
  /** What it hands to the portal. */
  subscription: { endpoint: string; p256dh: string; auth: string };
  /** What it was sent, in order. */
  pushed: Pushed[];
  /** What the service answers instead of taking the next messages. */
  answers: number[];
}

export interface PushService {
  origin: string;
  browser(): Browser;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { browser: Browser; receive: (body: Buffer) => string }>();
  const server = createServer((request, response) => {
    void answer(request).then(
      (status) => response.writeHead(status).end('<p>nobody reads this</p>'),
      () => response.writeHead(400).end(),
    );
  });
  const answer = async (request: IncomingMessage): Promise<number> => {
    const found = browsers.get(request.url ?? '');
    if (found === undefined) return 410;
    const body = await buffer(request);
    const other = found.browser.answers.shift();
    if (other !== undefined) return other;
    const { claims, key } = await proofOf(request.headers.authorization ?? '');
    found.browser.pushed.push({ text: found.receive(body), headers: request.headers, claims, key });
    return 201;
  };
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The push service has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    browser: () => {
      const path = `/send/${randomBytes(8).toString('hex')}`;
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys();
      const auth = randomBytes(16);
      const browser: Browser = {
        subscription: {
          endpoint: `${origin}${path}`,
          p256dh: p256dh.toString('base64url'),
          auth: auth.toString('base64url'),
        },
        pushed: [],
        answers: [],
      };
      browsers.set(path, {
        browser,
        receive: (body) => {
          const salt = body.subarray(0, 16);
          const sender = body.subarray(21, 21 + body.readUInt8(20));
          const hidden = body.subarray(21 + sender.length);
          // Written out in the words of RFC 8291, 3.4, and not with the HKDF that the server uses.
          const hmac = (by: Buffer, ...parts: (Buffer | string)[]): Buffer =>
            createHmac('sha256', by)
              .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
              .digest();
          const shared = hmac(auth, ecdh.computeSecret(sender));
          const material = hmac(shared, 'WebPush: info\0', p256dh, sender, '\u0001');
          const drawn = hmac(salt, material);
          const contentKey = hmac(drawn, 'Content-Encoding: aes128gcm\0\u0001').subarray(0, 16);
          const nonce = hmac(drawn, 'Content-Encoding: nonce\0\u0001').subarray(0, 12);
          const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
          decipher.setAuthTag(hidden.subarray(-16));
          const clear = Buffer.concat([decipher.update(hidden.subarray(0, -16)), decipher.final()]);
          if (clear.at(-1) !== 2) throw new Error('The record is not the last.');
          return clear.subarray(0, -1).toString('utf8');
        },
      });
      return browser;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function proofOf(header: string) {
  const { token = '', key = '' } = /^vapid t=(?<token>[\w.-]+), k=(?<key>[\w-]+)$/.exec(header)?.groups ?? {};
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const { payload } = await jwtVerify(token, publicKey, {
    algorithms: ['ES256'],
    // The clock of a test server stands still.
    currentDate: new Date('2026-11-21T04:30:00Z'),
  });
  return { claims: payload, key };
}
