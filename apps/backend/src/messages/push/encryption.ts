/** Messages that only the browser can read (RFC 8291, in one record of RFC 8188). */
import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** What a browser gave for the messages to it. */
export interface BrowserKeys {
  /** Uncompressed point on P-256, base64url. */
  p256dh: string;
  /** 16 bytes, base64url. */
  auth: string;
}

/** What push services have to take (RFC 8030, 7.2); what browsers are told is far shorter. */
const recordSize = 4096;

/**
 * Encrypts a text for a browser.
 * @param drawn the sender's key of this message and its salt; given only to compare with the example of the standard
 */
export function encrypt(
  text: string,
  { p256dh, auth }: BrowserKeys,
  drawn: { sender: ECDH; salt: Buffer } = drawNew(),
): Buffer {
  const { sender, salt } = drawn;
  const receiver = Buffer.from(p256dh, 'base64url');
  const senderPublic = sender.getPublicKey();
  const shared = sender.computeSecret(receiver);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, senderPublic]);
  const material = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The last record, which is the only one, ends with a 2 (RFC 8188, 2).
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize);
  head.writeUInt8(senderPublic.length, 4);
  return Buffer.concat([salt, head, senderPublic, hidden, cipher.getAuthTag()]);
}

function drawNew(): { sender: ECDH; salt: Buffer } {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return { sender, salt: randomBytes(16) };
}

const derive = (material: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', material, salt, info, length));
