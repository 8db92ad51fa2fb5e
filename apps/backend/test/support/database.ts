/**
 * A database for one test file: PGlite in memory, or a database of its own on the PostgreSQL server that TEST_DATABASE_URL
 * names (the address of any database there on which databases can be created).
 */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../../src/database/open.ts';
import { addressOf, onServer, type Image } from './images.ts';

/** Address of the PostgreSQL server to test on; undefined: PGlite. */
const server = process.env.TEST_DATABASE_URL;

/** @param image what it begins with: tables alone, or the sandbox's data too */
export async function openTestDatabase(image: Image = 'migrated'): Promise<Database> {
  const source = inject('images')[image];
  if (server === undefined) return openDatabase({ kind: 'memory', image: source });
  const name = `aarambh_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${source}`);
  const database = await openDatabase({ kind: 'postgres', url: addressOf(server, name) });
  return {
    ...database,
    close: async () => {
      await database.close();
      // Not by force: a connection that outlives the database it belongs to is a fault of the program, and fails here.
      await onServer(server, `drop database ${name}`);
    },
  };
}
