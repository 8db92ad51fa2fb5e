/** What a release has stored is there after an update, and people read of it what they read before. */
import { readdirSync, readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createServer } from '../../src/index.ts';
import { openDatabase } from '../../src/database/open.ts';
import { openSession } from '../../src/identity/auth/sessions.ts';
import { users } from '../../src/identity/tables/users.ts';
import { loadKeys } from '../../src/platform/keys.ts';
import { addressOf, onServer } from '../support/images.ts';
import { startTime, testConfig } from '../support/settings.ts';

const folder = new URL('releases/', import.meta.url);
const releases = readdirSync(folder).filter((name) => !name.endsWith('.md'));

const kept = (release: string, name: string): string =>
  gunzipSync(readFileSync(new URL(`${release}/${name}.gz`, folder))).toString();

/** Whether the elements of a list say by a key which they are, as figures do: then more of them may come. */
const isKeyed = (list: readonly unknown[]): boolean =>
  list.every((each) => typeof each === 'object' && each !== null && 'key' in each);

/** Whether all of an answer is in another one: the elements of a list in any order, as some are in none. */
function isWithin(answer: unknown, other: unknown): boolean {
  if (Array.isArray(answer)) {
    if (!Array.isArray(other)) return false;
    if (!isKeyed(other) && other.length !== answer.length) return false;
    const left = [...other];
    return answer.every((each, place) => {
      const at = isWithin(each, other[place])
        ? left.indexOf(other[place])
        : left.findIndex((one) => isWithin(each, one));
      return at >= 0 && left.splice(at, 1).length === 1;
    });
  }
  if (typeof answer !== 'object' || answer === null) return answer === other;
  return (
    typeof other === 'object' &&
    other !== null &&
    Object.entries(answer).every(([name, value]) => isWithin(value, Reflect.get(other, name)))
  );
}

/**
 * What is worked out with each answer and says something else on purpose since a release. A profile counts the account; a city its jobs; a
 * rule names the unit of marks, a gate what nobody knows yet; a stage of a job everybody who came that far; an offer has a screen of its own; a
 * history begins with what somebody did; a CGPA on a CV has two decimals.
 */
const saidOtherwise: Readonly<Record<string, ReadonlySet<string>>> = {
  '2026-11-26': new Set([
    'parts',
    'percent',
    'usedBy',
    'required',
    'actual',
    'gates',
    'counts',
    'nextActions',
    'timeline',
    'result',
  ]),
};

/** Lists that have grown: there are more roles since a release. */
const grown: Readonly<Record<string, readonly string[]>> = {
  '2026-11-26': ['/role/all', '/role/count', '/team/roles'],
};

/** Runs what `pg_dump` wrote on an empty database. */
async function restore(address: string, dump: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(dump);
  } finally {
    await client.end();
  }
}

describe.each(releases)('of %s', (release) => {
  test('everybody reads what they read before, and may read more', async () => {
    const postgres = process.env.TEST_DATABASE_URL ?? '';
    const name = `aarambh_release_${randomUUID().replaceAll('-', '')}`;
    await onServer(postgres, `create database ${name}`);
    const address = addressOf(postgres, name);
    await restore(address, kept(release, 'database.sql'));
    // Two copies of the new version start at the same time.
    const [database, other] = await Promise.all(
      [1, 2].map(() => openDatabase({ kind: 'postgres', url: address })),
    );
    if (database === undefined || other === undefined) throw new Error('It was not opened.');
    expect([...database.migrated(), ...other.migrated()].toSorted()).toEqual(
      [...new Set([...database.migrated(), ...other.migrated()])].toSorted(),
    );
    await other.close();
    const config = testConfig();
    const now = () => startTime;
    const server = await createServer(config, { database, now, withJobs: true });
    try {
      const tokens = new Map<string, string>();
      const tokenOf = async (mobileNumber: string): Promise<string> => {
        const known = tokens.get(mobileNumber);
        if (known !== undefined) return known;
        const [user] = await database.db.select().from(users).where(eq(users.mobileNumber, mobileNumber));
        if (user === undefined) throw new Error(`There is no account ${mobileNumber}.`);
        const opening = {
          keys: loadKeys(config),
          now: startTime,
          client: { address: '127.0.0.1', userAgent: 'test' },
        };
        const token = await database.db.transaction((tx) => openSession(tx, user, opening));
        tokens.set(mobileNumber, token);
        return token;
      };
      // Who is eligible is counted behind the answers: a number that was not there may have come.
      const answers: Record<string, object> = JSON.parse(
        kept(release, 'answers.json'),
        (key, value: unknown) =>
          (key === 'eligible' && value === null) || saidOtherwise[release]?.has(key) === true
            ? undefined
            : value,
      );
      expect(Object.keys(answers).length).toBeGreaterThan(100);
      for (const [question, answer] of Object.entries(answers)) {
        const [mobileNumber = '', path = ''] = question.split(' ');
        if (grown[release]?.some((list) => path.startsWith(list)) === true) continue;
        const authorization = `Bearer ${await tokenOf(mobileNumber)}`;
        const given = await server.app.inject({ url: `/api${path}`, headers: { authorization } });
        if (isWithin(answer, given.json())) continue;
        expect({ question, ...given.json() }).toMatchObject({ question, ...answer });
        expect.fail(`${question} answers otherwise.`);
      }
    } finally {
      await server.close();
      await database.close();
      await onServer(postgres, `drop database ${name}`);
    }
  });
});
