/** Texts of messages as they wait in the database: a copy of it must not hand out codes and links that still work. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '../../platform/index.ts';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

export interface Seal {
  seal(text: string): string;
  /** @throws Error when `sealed` was not sealed with the same key */
  open(sealed: string): string;
}

export function createSeal({ messages: key }: Pick<Keys, 'messages'>): Seal {
  return {
    seal: (text) => {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce);
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), {
        authTagLength: tagLength,
      });
      decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      const hidden = bytes.subarray(nonceLength + tagLength);
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
    },
  };
}

/** Leaves texts as they are, for the sandbox, whose outbox shows them. */
export const noSeal: Seal = { seal: (text) => text, open: (text) => text };
