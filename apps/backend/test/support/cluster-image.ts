/**
 * An empty PGlite cluster, made once per machine and version of PGlite: building one takes seconds, loading one a
 * fraction of a second. Test files in other processes use the same file.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

// The package manager keeps every version in a folder of its own, so the path names the version.
const library = realpathSync(fileURLToPath(import.meta.resolve('@electric-sql/pglite')));
const version = createHash('sha256').update(library).digest('hex').slice(0, 16);
const imagePath = join(tmpdir(), `aarambh-test-cluster-${version}.tar`);

/** The path of its dump. */
export async function clusterImage(): Promise<string> {
  if (!existsSync(imagePath)) await writeImage();
  return imagePath;
}

async function writeImage(): Promise<void> {
  const client = await PGlite.create('memory://');
  const image = await client.dumpDataDir('none');
  await client.close();
  // Another process may do the same: whoever is last replaces a whole file by a whole file.
  const unfinished = `${imagePath}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await image.arrayBuffer()));
  await rename(unfinished, imagePath);
}
