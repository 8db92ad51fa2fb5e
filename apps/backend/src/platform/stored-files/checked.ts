/** Reading a file so that nobody takes a damaged one for a whole one. */
import { createHash } from 'node:crypto';

/** What is read is not what was kept. */
export class DamagedFile extends Error {
  constructor() {
    super('A file is not what its checksum says.');
    this.name = 'DamagedFile';
  }
}

/**
 * Passes pieces on, the last one only when all of them together have the checksum: an answer that breaks off is noticed by whoever waits
 * for the rest of it.
 * @param sha256 hexadecimal
 * @throws DamagedFile in the place of the last piece
 */
export async function* checked(
  pieces: AsyncIterable<Uint8Array>,
  sha256: string,
): AsyncGenerator<Uint8Array, void, undefined> {
  const hash = createHash('sha256');
  let held: Uint8Array | undefined;
  for await (const piece of pieces) {
    hash.update(piece);
    if (held !== undefined) yield held;
    held = piece;
  }
  if (hash.digest('hex') !== sha256) throw new DamagedFile();
  if (held !== undefined) yield held;
}
