/** Every screen at every width, in every language, in the light and in the dark: for anybody, and for each kind of account. */
import { localeValues } from '@aarambh/api-client/enums';
import type { Page } from '@playwright/test';
import { languages } from '../../apps/portal/app/config/languages.ts';
import { guardedRoutes, type GuardedRoute } from '../../apps/portal/app/access/guardedRoutes.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectNoViolations,
  sweep,
  sweepUnless,
  test,
} from './fixtures.ts';
import { arrive, asha } from './people.ts';
import { addressesOf, personas, publicAddresses } from './screens.ts';
import { namespaces, words, type LanguageCode } from './words.ts';

const widths = [1280, 768, 360];
const themes = ['light', 'dark'] as const;

const devanagari = /[\u0900-\u097f]/;
/** A text that is missing shows its key; an e-mail address may begin like one. */
const rawKey = new RegExp(`\\b(?:${namespaces.join('|')})\\.[a-z]\\w*(?![\\w@])`, 'u');

const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The screen has everything that it shows, in this language. */
async function expectLoaded(page: Page, language: LanguageCode): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Title and heading are those of the language, and no text is missing. */
async function expectTranslated(page: Page, language: LanguageCode): Promise<void> {
  const heading = headingOf(page);
  await expect(heading).toBeVisible();
  if (language !== 'en') {
    await expect(page).toHaveTitle(devanagari);
    await expect(heading).toHaveText(devanagari);
  } else {
    await expect(page).not.toHaveTitle(devanagari);
    await expect(heading).not.toHaveText(devanagari);
  }
  await expect(page.locator('body')).not.toHaveText(rawKey);
}

for (const path of publicAddresses) {
  test(`${path} is sound in every view`, sweep, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    for (const { code: language, name } of languages) {
      if (language !== 'en') await page.getByRole('button', { name }).click();
      await expectLoaded(page, language);
      await expectTranslated(page, language);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    }
  });
}

test('each public screen is sound in Hindi on a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(() => localStorage.setItem('language', 'hi'));
  for (const path of publicAddresses) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectLoaded(page, 'hi');
      await expectTranslated(page, 'hi');
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
    });
  }
});

/**
 * Looks at the page as it is at each width and in each theme. Axe has its say where something has changed that it judges: the
 * arrangement with the width, the words with the language, most of them where there is the least room, and the colours with the theme.
 * @param other another tab, whose choices this one follows
 */
async function expectSoundInEveryTheme(page: Page, other: Page, language: LanguageCode): Promise<void> {
  for (const theme of themes) {
    await other.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      if (theme === 'light' && (language === 'en' || width === 360)) await expectNoViolations(page);
      if (theme === 'dark' && language === 'en' && width !== 768) await expectNoViolations(page, 'colours');
    }
  }
}

for (const { who, mobileNumber } of personas) {
  test(
    `${who} has every own screen and both panels sound in every view`,
    sweep,
    async ({ page, context }) => {
      // Seven things to look at in twelve views each.
      test.slow();
      await arrive(page, mobileNumber, '/home');
      const other = await context.newPage();
      await other.goto('/favicon.svg');
      await page.bringToFront();
      for (const path of ['/home', '/dashboard', '/profile', '/settings', '/wallet']) {
        await page.goto(path);
        for (const language of localeValues) {
          await test.step(`${path}, ${language}`, async () => {
            await other.evaluate((chosen) => localStorage.setItem('language', chosen), language);
            await expectLoaded(page, language);
            await expectTranslated(page, language);
            await expectSoundInEveryTheme(page, other, language);
          });
        }
      }
      for (const language of localeValues) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await other.evaluate((chosen) => localStorage.setItem('language', chosen), language);
        await expectLoaded(page, language);
        const say = words(language);
        for (const name of ['account', 'notifications']) {
          await test.step(`panel ${name}, ${language}`, async () => {
            const title = say(`shell.${name}.title`);
            await page.setViewportSize({ width: 1280, height: 800 });
            await page.getByRole('banner').getByRole('button', { name: title }).click();
            const panel = page.getByRole('dialog', { name: title });
            await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0);
            await expect(panel).not.toHaveText(rawKey);
            await expectSoundInEveryTheme(page, other, language);
            await page.keyboard.press('Escape');
            await expect(panel).toBeHidden();
          });
        }
      }
    },
  );
}

/** Who looks at a place, where it is not for the staff. */
const visitors: Readonly<Record<string, string>> = {
  company: asha.mobileNumber,
  'my-jobs': asha.mobileNumber,
  test: asha.mobileNumber,
  receipts: asha.mobileNumber,
  outcome: '9000000031',
  recruiter: '9000000031',
  calendar: '9000000031',
  'check-in': '9000000031',
  team: '9000000021',
  wallet: asha.mobileNumber,
};

/** Addresses of the screens below each guarded place, by who looks at them. */
const placesOf = Map.groupBy(
  guardedRoutes.map((route: GuardedRoute) => ({
    visitor: visitors[route.path] ?? '9000000051',
    paths: addressesOf(route),
  })),
  ({ visitor }) => visitor,
);

// Of the table of guarded routes, so that a new one is looked at as soon as it is there. In one tab: what the screens share is read once.
for (const [visitor, places] of placesOf) {
  for (const [language, width] of [
    ['hi', 360],
    ['en', 1280],
  ] as const) {
    test(
      `each screen of ${visitor} is sound in ${language} at ${width} px`,
      sweepUnless(width === 360),
      async ({ page }) => {
        const paths = places.flatMap((place) => place.paths);
        test.setTimeout(paths.length * 30_000);
        await arrive(page, visitor, '/favicon.svg');
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
        for (const path of paths) {
          await test.step(path, async () => {
            await page.goto(`/${path.replace(':id', 'unknown')}`);
            await expectLoaded(page, language);
            await expectTranslated(page, language);
            await expect(headingOf(page)).not.toHaveText(words(language)('shell.noAccess.title'));
            await expectLoaded(page, language);
            await expectNoViolations(page);
            await expectNoSidewaysScroll(page);
          });
        }
      },
    );
  }
}

test('nothing scrolls sideways at 320 px, also with every error shown', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/register');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test(
  'the chosen language stays, and errors on the screen change their words with it',
  sweep,
  async ({ page }) => {
    await page.goto('/register');
    await page.getByRole('button', { name: 'Create account' }).click();
    const field = page.getByRole('textbox').first();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(field).toHaveAccessibleDescription(/[\u0900-\u097f]/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  },
);
