/** Firefox, driven by WebDriver BiDi. */
import { launch, type Browser } from 'puppeteer-core';

/** Starts the Firefox that `scripts/firefox.mjs` has found. */
export const openFirefox = (): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
  });
