/** Texts that are kept sealed, such as messages that wait and secrets of others: a copy of the database must not hand out what still works. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing, Keys } from './keys.ts';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

export interface Seal {
  seal(text: string): string;
  /** @throws Error when `sealed` was not sealed with one of the keys */
  open(sealed: string): string;
  /**
   * The same text under the key that seals now; null where it is under that key already.
   * @throws Error when `sealed` was not sealed with one of the keys
   */
  reseal(sealed: string): string | null;
}

/** How many texts were put under the key of now, and how many none of the keys opens. */
export interface Resealed {
  readonly resealed: number;
  readonly unreadable: number;
}

/** Seals the texts of messages. */
export const createSeal = ({ messages }: Pick<Keys, 'messages'>): Seal => sealWith(messages);

/** Seals with the first of the keys, and opens with all of them. */
export function sealWith(keys: KeyRing): Seal {
  const [own, ...others] = keys;
  const seal = (text: string): string => {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv(algorithm, own, nonce);
    const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
  };
  return {
    seal,
    open: (sealed) => openWithOne(keys, sealed),
    reseal: (sealed) => {
      try {
        openWith(own, sealed);
        return null;
      } catch {
        return seal(openWithOne(others, sealed));
      }
    },
  };
}

function openWithOne(keys: readonly Uint8Array[], sealed: string): string {
  for (const key of keys) {
    try {
      return openWith(key, sealed);
    } catch {
      // It may be another's.
    }
  }
  throw new Error('The text was sealed with none of the keys.');
}

function openWith(key: Uint8Array, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  const hidden = bytes.subarray(nonceLength + tagLength);
  return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
}

/** Leaves texts as they are, for the sandbox, whose outbox shows them. */
export const noSeal: Seal = { seal: (text) => text, open: (text) => text, reseal: () => null };
