/**
 * A migrated, empty database for one test file: PGlite in memory, or a database of its own on the PostgreSQL server
 * that TEST_DATABASE_URL names (the address of any database there on which databases can be created).
 */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase, type Database } from '../../src/database/open.ts';
import { clusterImage } from './cluster-image.ts';

/** Address of the PostgreSQL server to test on; undefined: PGlite. */
const serverAddress = process.env.TEST_DATABASE_URL;

export async function openTestDatabase(): Promise<Database> {
  if (serverAddress === undefined) return openDatabase({ kind: 'memory', image: await clusterImage() });
  const name = `aarambh_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverAddress, `create database ${name}`);
  const url = new URL(serverAddress);
  url.pathname = `/${name}`;
  const database = await openDatabase({ kind: 'postgres', url: url.href });
  return {
    ...database,
    close: async () => {
      await database.close();
      // Not by force: a connection that outlives the database it belongs to is a fault of the program, and fails here.
      await onServer(serverAddress, `drop database ${name}`);
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
