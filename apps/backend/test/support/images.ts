/**
 * Databases that the tests begin with, made once per run: a migrated one, and one with the sandbox's data. A test file loads a
 * dump of PGlite's, or a copy that PostgreSQL makes of a template, instead of migrating and seeding for itself.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { createServer } from '../../src/index.ts';
import { openDatabase } from '../../src/database/open.ts';
import type { DatabaseLocation } from '../../src/database/database.ts';
import { startTime, testConfig } from './settings.ts';

/** `migrated` has the tables, `sandbox` also what a sandbox without jobs is seeded with at `startTime`. */
export type Image = 'migrated' | 'sandbox';

/** Path of the dump, or name of the template, of each image. */
export type Images = Readonly<Record<Image, string>>;

declare module 'vitest' {
  export interface ProvidedContext {
    images: Images;
  }
}

/** Makes the images before the first test file; returns what removes them after the last. */
export default async function prepareImages(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  const { images, remove } = await (server === undefined ? makeDumps() : makeTemplates(server));
  project.provide('images', images);
  return remove;
}

async function makeDumps() {
  const folder = mkdtempSync(join(tmpdir(), 'aarambh-images-'));
  const location = { kind: 'folder', folder } as const;
  const dump = async (name: Image): Promise<string> => {
    const client = await PGlite.create(join(folder, 'pglite'));
    const data = await client.dumpDataDir('none');
    await client.close();
    const path = join(folder, `${name}.tar`);
    await writeFile(path, Buffer.from(await data.arrayBuffer()));
    return path;
  };
  await migrate(location);
  const migrated = await dump('migrated');
  await seed(location);
  const images: Images = { migrated, sandbox: await dump('sandbox') };
  return { images, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function makeTemplates(server: string) {
  const name = (image: Image) => `aarambh_${image}_${run}`;
  const run = randomUUID().replaceAll('-', '');
  const images: Images = { migrated: name('migrated'), sandbox: name('sandbox') };
  await onServer(server, `create database ${images.migrated}`);
  await migrate({ kind: 'postgres', url: addressOf(server, images.migrated) });
  await onServer(server, `create database ${images.sandbox} template ${images.migrated}`);
  await seed({ kind: 'postgres', url: addressOf(server, images.sandbox) });
  const remove = async () => {
    for (const image of Object.values(images)) await onServer(server, `drop database ${image}`);
  };
  return { images, remove };
}

async function migrate(location: DatabaseLocation): Promise<void> {
  await (await openDatabase(location)).close();
}

async function seed(location: DatabaseLocation): Promise<void> {
  const database = await openDatabase(location);
  const server = await createServer(testConfig(), { database, now: () => startTime, withJobs: false });
  await server.close();
  await database.close();
}

/** The address of another database on the same server. */
export function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement on the server. */
export async function onServer(address: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
