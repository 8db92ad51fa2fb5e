import { defineConfig, devices } from '@playwright/test';
import { copies, origin, port } from './tests/e2e/server.ts';

/** The portal in a real browser against the real backend on a new database in memory. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // Two stories beside other work: a list of a busy machine has taken eleven seconds to come.
  expect: { timeout: 20_000 },
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: '.reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    // What a worker answers passes by what tests put in the way of calls; offline.spec.ts lets it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A trace of each test is half as much work again; a picture of the end is taken when one fails, `--trace on` has the rest.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Without a graphics card the browser would draw by a simulated one: 3 % of the work.
      args: ['--no-sandbox', '--disable-gpu'],
      // Where the machine names no language, the browser saves files with Hindi names as "download".
      env: { ...process.env, LANG: 'C.UTF-8' },
    },
  },
  webServer: {
    command: `node --disable-warning=ExperimentalWarning tests/e2e/serve.ts`,
    url: `${origin}/ready`,
    reuseExistingServer: false,
    // Its log has errors alone: what a failed test was answered with.
    stdout: 'pipe',
    timeout: 180_000 * copies,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(port), COPIES: String(copies) },
  },
});
