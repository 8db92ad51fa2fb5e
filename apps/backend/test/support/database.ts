/**
 * A migrated database for one test file: PGlite in memory, or a database of its own on the PostgreSQL server that
 * TEST_DATABASE_URL names (the address of any database there on which databases can be created).
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { Client } from 'pg';
import { openDatabase, type Database } from '../../src/database/open.ts';
import { hashPassword } from '../../src/modules/auth/passwords.ts';
import { seed } from '../../src/seed/index.ts';

/** Address of the PostgreSQL server to test on; undefined: PGlite. */
export const serverAddress = process.env.TEST_DATABASE_URL;

/** `empty`: the tables alone. `seeded`: the sandbox's data too, dated relative to the moment of seeding. */
export type Content = 'empty' | 'seeded';

export async function openTestDatabase(content: Content = 'empty'): Promise<Database> {
  if (serverAddress !== undefined) return openOnServer(serverAddress, content);
  return openDatabase({ kind: 'memory', image: await image(content) });
}

async function openOnServer(address: string, content: Content): Promise<Database> {
  const name = `aarambh_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(address, `create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  const database = await openDatabase({ kind: 'postgres', url: url.href });
  if (content === 'seeded') await fill(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(address, `drop database ${name}`);
    },
  };
}

async function onServer(address: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function fill({ db }: Pick<Database, 'db'>): Promise<void> {
  return seed(db, { sandbox: true, now: new Date(), hashPassword });
}

const source = fileURLToPath(new URL('../../', import.meta.url));
const images = fileURLToPath(new URL('../../../../.cache/test-databases/', import.meta.url));

/**
 * A dump to begin with, which opens three times as fast as a new database. Kept for the rest of the day as long as the
 * backend's sources and migrations stay as they are.
 */
async function image(content: Content): Promise<Blob> {
  const file = join(images, `${content}-${sourceDigest()}.tar.gz`);
  if (!existsSync(file)) await writeImage(content, file);
  return new Blob([readFileSync(file)]);
}

async function writeImage(content: Content, file: string): Promise<void> {
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const client = await PGlite.create();
  const db = drizzle(client, { casing: 'snake_case' });
  await migrate(db, { migrationsFolder: join(source, 'drizzle') });
  if (content === 'seeded') await fill({ db });
  const dump = await client.dumpDataDir('gzip');
  await client.close();
  mkdirSync(images, { recursive: true });
  removeOld(content);
  // Several workers may write it at once; each moves a whole file into place.
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
  renameSync(own, file);
}

const hour = 60 * 60 * 1000;

/** Removes dumps of earlier sources; a younger one may be in use by another run. */
function removeOld(content: Content): void {
  for (const name of readdirSync(images)) {
    const path = join(images, name);
    if (name.startsWith(`${content}-`) && statSync(path).mtimeMs < Date.now() - hour)
      rmSync(path, { force: true });
  }
}

function sourceDigest(): string {
  // The seed's dates are relative to its day.
  const digest = createHash('sha256').update(new Date().toDateString());
  for (const folder of ['drizzle', 'src']) {
    const entries = readdirSync(join(source, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.toSorted()) digest.update(file).update(readFileSync(file));
  }
  return digest.digest('hex').slice(0, 16);
}
