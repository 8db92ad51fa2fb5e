/** The first administrator, and what keeps a sandbox's accounts out of a production. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, readConfig } from '../../src/index.ts';
import { allPermissions } from '../../src/identity/roles/permissions.ts';
import { verifyPassword } from '../../src/identity/auth/passwords.ts';
import { credentials } from '../../src/identity/tables/auth.ts';
import { createAdministrator } from '../../src/identity/accounts/administrator.ts';
import { users } from '../../src/identity/tables/users.ts';
import { StartFailure } from '../../src/start-failure.ts';
import { openTestDatabase } from '../support/database.ts';
import { unusedNumber } from '../support/registration.ts';
import { deliveryNowhere, startTestServer, type TestServer } from '../support/server.ts';
import { sweep } from '../support/sweep.ts';

const program = fileURLToPath(new URL('../../src/create-admin.ts', import.meta.url));

const person = () => {
  const mobileNumber = unusedNumber();
  return {
    firstName: 'Meera',
    lastName: 'Nair',
    email: `Meera.${mobileNumber}@Portal.example`,
    mobileNumber,
    password: 'Harvest!25',
  };
};

describe('an administrator', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      env: { SANDBOX: '0', CAPTCHA: 'altcha', PUBLIC_URL: 'https://portal.example', ...deliveryNowhere },
    });
  });
  afterAll(() => server.close());
  const create = (input: ReturnType<typeof person>) =>
    createAdministrator(server.database.db, input, server.clock.now);

  test('has an account with every permission', async () => {
    const input = person();
    await create(input);
    const [user] = await server.database.db
      .select()
      .from(users)
      .where(eq(users.mobileNumber, input.mobileNumber));
    expect(user).toMatchObject({
      type: 'S',
      userStatus: 'Active',
      email: input.email.toLowerCase(),
      parentEntityID: null,
    });
    const me = await server.actAs(user?.id ?? '');
    const { data } = await me('getRole', { params: { id: 'me' } });
    expect(data.role.permissions.toSorted()).toEqual([...allPermissions()].toSorted());
  });

  test('signs in with the password', async () => {
    const input = person();
    await create(input);
    const [row] = await server.database.db
      .select()
      .from(credentials)
      .innerJoin(users, eq(users.id, credentials.userID))
      .where(eq(users.mobileNumber, input.mobileNumber));
    expect(await verifyPassword(row?.credentials.passwordHash ?? null, input.password)).toBe(true);
  });

  test.each<[string, Partial<ReturnType<typeof person>>, RegExp]>([
    ['a number that is none', { mobileNumber: '123' }, /^mobileNumber: /],
    ['an address that is none', { email: 'meera' }, /^email: /],
    ['a weak password', { password: 'short' }, /^password: /],
    ['a password that everybody tries', { password: 'Password@123' }, /^password: /],
    [
      'a password with the number in it',
      { mobileNumber: '9876500001', password: 'Aa!9876500001' },
      /^password: /,
    ],
  ])('is not made with %s', async (_name, changes, sentence) => {
    const failure: unknown = await create({ ...person(), ...changes }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartFailure);
    expect(failure).toMatchObject({ message: expect.stringMatching(sentence) });
  });

  test('is not made twice with one number or address', async () => {
    const input = person();
    await create(input);
    for (const again of [
      { ...person(), mobileNumber: input.mobileNumber },
      { ...person(), email: input.email.toUpperCase() },
    ]) {
      await expect(create(again)).rejects.toThrow(
        'An account has this mobile number or e-mail address already.',
      );
    }
  });
});

test('outside the sandbox a database with demo accounts is refused', async () => {
  const database = await openTestDatabase('sandbox');
  try {
    const production = readConfig({
      CAPTCHA: 'altcha',
      LOG_LEVEL: 'silent',
      PORTAL_DIR: '/nowhere',
      ...deliveryNowhere,
      SANDBOX: '0',
      PUBLIC_URL: 'https://portal.example',
      SERVER_SECRET: 'n0w-y0u-see-me_Zq7LtR4vXk2BdJ8sQ',
    });
    await expect(createServer(production, { database })).rejects.toThrow(
      /^SANDBOX=0 needs a database of its own: this one holds the demo accounts/,
    );
  } finally {
    await database.close();
  }
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aarambh-admin-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function run(args: string[], env: Record<string, string> = {}) {
    return new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], {
        env: { PATH: process.env.PATH, DATA_DIR: folder, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      let errors = '';
      child.stdout.on('data', (part: Buffer) => (output += part.toString()));
      child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
      child.on('close', (code) => resolve({ code, output, errors }));
    });
  }

  const options = [
    '--first-name',
    'Meera',
    '--last-name',
    'Nair',
    '--mobile',
    '9876500002',
    '--email',
    'm@p.example',
  ];

  sweep(
    'makes the account, on a database that no server has used yet, and says so',
    async () => {
      const { code, output, errors } = await run(options, { ADMIN_PASSWORD: 'Harvest!25' });
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(output).toBe('Meera Nair can sign in now, with the mobile number and the password.\n');
      const again = await run(options, { ADMIN_PASSWORD: 'Harvest!25' });
      expect(again).toEqual({
        code: 1,
        output: '',
        errors: 'An account has this mobile number or e-mail address already.\n',
      });
    },
    180_000,
  );

  test('without a terminal and without a password it says what it needs', async () => {
    const { code, errors } = await run(options);
    expect(code).toBe(1);
    expect(errors).toMatch(/^Without a terminal to ask at, give every option and ADMIN_PASSWORD: /);
  });

  test('does not take a password as an option', async () => {
    const { code, errors } = await run([...options, '--password', 'Harvest!25']);
    expect(code).toBe(1);
    expect(errors).toMatch(/^Use it as in: npm run admin:create/);
    expect(errors).not.toContain('Harvest!25');
  });
});
