/**
 * A database for one test file: PGlite in memory, or a database of its own on the PostgreSQL server that TEST_DATABASE_URL
 * names (the address of any database there on which databases can be created).
 */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase } from '../../src/database/open.ts';
import type { Database, DatabaseLocation } from '../../src/database/database.ts';
import { addressOf, onServer, type Image } from './images.ts';

/** Address of the PostgreSQL server to test on; undefined: PGlite. */
const server = process.env.TEST_DATABASE_URL;

/** @param image what it begins with: tables alone, or the sandbox's data too */
export async function openTestDatabase(image: Image = 'migrated'): Promise<Database> {
  const { location, remove } = await makeTestDatabase(image);
  const database = await openDatabase(location);
  return {
    ...database,
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

/** A database that another process opens; `remove` is for when it has closed it. */
export async function makeTestDatabase(
  image: Image,
): Promise<{ location: DatabaseLocation; remove: () => Promise<void> }> {
  const source = inject('images')[image];
  if (server === undefined) {
    return { location: { kind: 'memory', image: source }, remove: () => Promise.resolve() };
  }
  const name = `aarambh_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${source}`);
  return {
    // As patient as the test server's LONGEST_WAIT: beside other work many calls at once take their time.
    location: { kind: 'postgres', url: addressOf(server, name), checkoutTimeout: 60_000 },
    // Not by force: a connection that outlives the database it belongs to is a fault of the program, and fails here.
    remove: () => onServer(server, `drop database ${name}`),
  };
}
