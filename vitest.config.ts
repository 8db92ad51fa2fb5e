import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { clipboardLock } from './.storybook/clipboardLock.ts';

// A change is judged by the same draws as the one before it; sweeps draw anew, and a run that failed is repeated with its seed.
if (process.env.TEST_SEED === undefined) {
  process.env.TEST_SEED = process.env.SWEEP === '1' ? String(Math.floor(Math.random() * 2 ** 31)) : '1';
  console.log(`TEST_SEED=${process.env.TEST_SEED}`);
}

const chromium = playwright({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Without a graphics card the browser would draw by a simulated one.
    args: ['--no-sandbox', '--disable-gpu'],
  },
});

// Vite's scan does not see the imports that vanilla-extract generates: unnamed, they are found in the middle of a
// cold run, Vite reloads the page and the tests in it hang.
const optimizeDeps = {
  include: [
    '@aarambh/forms > react-hook-form',
    '@aarambh/forms > valibot',
    '@aarambh/forms > zod',
    '@aarambh/forms > zod/mini',
    '@aarambh/records > @tanstack/react-query',
    '@aarambh/records > react-router',
    '@aarambh/ui > @vanilla-extract/recipes/createRuntimeFn',
    '@aarambh/ui > d3-array',
    '@aarambh/ui > d3-shape',
    '@aarambh/ui > react-aria-components',
    '@aarambh/ui > @internationalized/date',
    '@aarambh/ui > react-aria-components/Calendar',
    '@aarambh/ui > react-aria-components/I18nProvider',
    '@aarambh/ui > react-aria-components/Modal',
    '@aarambh/ui > react-aria-components/RangeCalendar',
    '@aarambh/ui > react-aria-components/Tabs',
    '@aarambh/ui > react-aria-components/Toolbar',
    '@aarambh/ui > react-stately/private/flags/flags',
    'axe-core',
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
  ],
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'node',
          setupFiles: ['tests/seed.ts'],
          environment: 'node',
          // Functions without a state of their own: files share a process, and what they import is read once.
          isolate: false,
          // A proof of a pattern takes seconds on a machine with other work.
          testTimeout: 60_000,
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/portal/**/*.test.{ts,tsx}',
            'openapi/**/*.test.ts',
            'scripts/*.test.ts',
            'tests/sentences/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, '**/*.package.test.ts'],
        },
      },
      {
        // What is published, from the built packages: scripts/test.mjs builds them.
        test: {
          name: 'packages',
          environment: 'node',
          include: ['packages/**/*.package.test.ts', 'tests/test-apps/*.package.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 240_000,
        },
      },
      {
        // What operators do, by the commands of their page, with the programs of a Debian machine.
        test: {
          name: 'operations',
          environment: 'node',
          include: ['tests/operations/*.operations.test.ts'],
          // Each file has a machine to itself.
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        // A database of three machines, whose programs Debian has: apt-get install patroni etcd-server haproxy pgbouncer.
        test: {
          name: 'cluster',
          environment: 'node',
          include: ['tests/cluster/*.cluster.test.ts'],
          fileParallelism: false,
          testTimeout: 900_000,
          hookTimeout: 180_000,
        },
      },
      {
        // A second browser: scripts/test.mjs finds it and builds what it is shown.
        test: {
          name: 'firefox',
          environment: 'node',
          include: ['tests/firefox/*.firefox.test.ts'],
          // Each file has a browser to itself.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'backend',
          setupFiles: ['tests/seed.ts'],
          environment: 'node',
          // A file has a database of its own and no other state: those of a worker read the program once.
          isolate: false,
          // While one waits for PostgreSQL or for a program it started, another works.
          maxWorkers: 2,
          include: ['apps/backend/**/*.test.ts', 'tests/offered/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            ...(process.env.TEST_DATABASE_URL
              ? ['apps/backend/test/database/pglite-thread.test.ts']
              : // They need a PostgreSQL, or start one of their own.
                [
                  'apps/backend/test/database/migrations.test.ts',
                  'apps/backend/test/database/releases.test.ts',
                  'apps/backend/test/platform/idempotency-cut.test.ts',
                  'apps/backend/test/database/database-away.test.ts',
                  'apps/backend/test/database/hosts.test.ts',
                  'apps/backend/test/database/replica.test.ts',
                  'apps/backend/test/database/bulk-killed.test.ts',
                  'apps/backend/test/hiring/job-ending-killed.test.ts',
                  'apps/backend/test/hiring/round-closing-killed.test.ts',
                  'apps/backend/test/insights/backup-seen.test.ts',
                  'apps/backend/test/platform/pairs.test.ts',
                ]),
          ],
          globalSetup: ['apps/backend/test/support/images.ts'],
          // A test that starts copies of the server takes seconds on a machine with other work, as does what a server does behind an answer.
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        optimizeDeps,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // A story draws into a page that is emptied after it: files share one, and what they import is read once.
          isolate: false,
          // While a story waits, one of another file plays.
          maxWorkers: 2,
          // A story that plays long takes a loaded machine more than the fifteen seconds that it would have.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: chromium,
            instances: [{ browser: 'chromium' }],
            commands: clipboardLock,
          },
        },
      },
    ],
  },
});
