/** Who sends messages to browsers, proved to each push service (RFC 8292). */
import { createECDH, createPrivateKey, hkdfSync, sign } from 'node:crypto';

export interface Vapid {
  /** What browsers are subscribed with: an uncompressed point on P-256, base64url. */
  publicKey: string;
  /** The Authorization header of a message. */
  authorization(endpoint: string, now: Date): string;
}

/** Milliseconds that a proof is good for; RFC 8292 allows a day. */
const life = 12 * 60 * 60 * 1000;

/**
 * @param secret 32 bytes: the private key, or in the one case of four billion that they are none, what it is derived from
 * @param contact `mailto:` or `https:` address of who answers for the messages
 */
export function createVapid(secret: Uint8Array, contact: string): Vapid {
  const ecdh = createECDH('prime256v1');
  const d = privateKeyOf(Buffer.from(secret));
  ecdh.setPrivateKey(d);
  const point = ecdh.getPublicKey();
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: d.toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const publicKey = point.toString('base64url');
  return {
    publicKey,
    authorization: (endpoint, now) => {
      const exp = Math.floor((now.getTime() + life) / 1000);
      const claims = { aud: new URL(endpoint).origin, exp, sub: contact };
      const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.');
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The bytes themselves where they are a private key of P-256. */
function privateKeyOf(bytes: Buffer): Buffer {
  try {
    createECDH('prime256v1').setPrivateKey(bytes);
    return bytes;
  } catch {
    return privateKeyOf(Buffer.from(hkdfSync('sha256', bytes, '', 'another', 32)));
  }
}
