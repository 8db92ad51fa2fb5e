import { defineConfig, devices } from '@playwright/test';

/** Pictures of the components, compared with those that this machine made before: see docs/contributing.md. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/visual',
  snapshotPathTemplate: '../../.visual/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  updateSnapshots: 'none',
  expect: { timeout: 15_000, toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css' } },
  reporter: [['list'], ['html', { outputFolder: '../../.reports/visual', open: 'never' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 800, height: 600 },
    baseURL: process.env.STORYBOOK_URL,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Glyphs look alike on a screen of any kind.
      args: [
        '--no-sandbox',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
});
