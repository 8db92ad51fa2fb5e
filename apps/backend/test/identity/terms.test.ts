/** Which terms of use somebody accepted, and when. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../src/identity/tables/users.ts';
import { industryID } from '../../src/seed/data/industries.ts';
import { newExperienced, newFresher, unusedNumber } from '../support/registration.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'aarambh-terms-'));
const terms = join(folder, 'documents', 'terms-of-use.pdf');
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(folder, 'documents'));
  writeFileSync(terms, '%PDF first');
  server = await startTestServer({ env: { PORTAL_DIR: folder } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const versionOf = (document: string) =>
  `sha256:${createHash('sha256').update(document).digest('hex').slice(0, 32)}`;

async function accepted(mobileNumber: string) {
  const [user] = await server.database.db.select().from(users).where(eq(users.mobileNumber, mobileNumber));
  return { version: user?.termsAcceptedVersion, at: user?.termsAcceptedAt };
}

const employer = () => {
  const phone = unusedNumber();
  return {
    name: 'Meghdoot',
    location: 'Pune',
    website: 'https://meghdoot.example.com',
    email: `hr.${phone}@meghdoot.example.com`,
    phone,
    industryType: industryID('Insurance'),
    spocFirstName: 'Farah',
    spocLastName: 'Khan',
    spocDesignation: 'Lead',
    password: 'Monsoon#24',
  };
};

test('who registers accepts the document that the portal serves at that moment', async () => {
  const fresher = newFresher();
  await server.call('register', { body: fresher });
  expect(await accepted(fresher.mobileNumber)).toEqual({
    version: versionOf('%PDF first'),
    at: server.clock.now,
  });
  const company = employer();
  await server.call('addCompany', { body: company });
  expect(await accepted(company.phone)).toEqual({
    version: versionOf('%PDF first'),
    at: server.clock.now,
  });

  writeFileSync(terms, '%PDF second');
  const later = newExperienced();
  await server.call('register', { body: later });
  expect((await accepted(later.mobileNumber)).version).toBe(versionOf('%PDF second'));
});

test('somebody whom staff registers has accepted nothing yet', async () => {
  const staff = await server.signIn('9000000051');
  const company = employer();
  expect((await staff('addCompany', { body: company })).status).toBe(200);
  expect(await accepted(company.phone)).toEqual({ version: null, at: null });
});

test('without a document the time alone is known', async () => {
  rmSync(terms);
  const person = newExperienced();
  await server.call('register', { body: person });
  expect(await accepted(person.mobileNumber)).toEqual({ version: null, at: server.clock.now });
});
