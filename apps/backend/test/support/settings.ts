import { readConfig, type Config } from '../../src/index.ts';

/** The moment that a test server starts at. */
export const startTime = new Date('2026-11-21T04:30:00Z');

/** The configuration of a test server. @param env environment variables beside the usual ones of tests */
export function testConfig(env: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    CAPTCHA: 'off',
    // A test shares the thread with its server, and calls as fast as it can: it is the crowd and not one among it.
    LONGEST_WAIT: '30000',
    LOG_LEVEL: 'silent',
    PORTAL_DIR: '/nowhere',
    SANDBOX_PEOPLE: 'few',
    SERVER_SECRET: 'a secret that only tests know, 32+',
    ...env,
  });
}
