/** A message that the portal shows over the page stands where nothing is to be pressed. */
import type { Page } from '@playwright/test';
import { expect, sweepUnless, test } from './fixtures.ts';
import { arrive, asha } from './people.ts';

const visits = [
  {
    who: asha.mobileNumber,
    paths: ['/dashboard', '/my-jobs', '/profile', '/wallet', '/cv', '/home', '/help', '/settings'],
  },
  {
    who: '9000000021',
    paths: ['/dashboard', '/job-description', '/job-description/edit', '/team', '/settings'],
  },
  { who: '9000000031', paths: ['/dashboard', '/student', '/season', '/admin/notifications/new', '/team'] },
  {
    who: '9000000051',
    paths: ['/companies', '/leads', '/city?record=new&edit=yes', '/user-roles', '/support-users'],
  },
];

declare global {
  interface Window {
    /** The router of the portal, as React Router's own script keeps it. */
    __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
  }
}

/** Screens that on a phone are full of what can be pressed. */
const full = /student|job-description|companies|leads|roles|users|record=new|new$/;

const region = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

/** Raises a message that stays: no clock runs while the window is not seen. */
async function raise(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.route('**/api/user/preferences', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect(region(page)).toContainText('could not be saved');
  // What the pointer is over stays where it is.
  await page.mouse.move(0, 0);
}

/**
 * What is below the message and can be pressed, in words. A list or a form that fills a phone has no free place: there a link in the text or a
 * field may be below it, but no button, nothing of the header and no bar.
 */
const covered = (page: Page, isFull: boolean) =>
  region(page).evaluate((element, isOnlyButtons) => {
    const pressed = isOnlyButtons
      ? 'header a[href], nav a[href], button'
      : 'a[href], button, input, select, textarea';
    const alert = element.querySelector('li')?.getBoundingClientRect();
    if (alert === undefined) return ['no message'];
    const isIn =
      alert.top >= 0 && alert.left >= 0 && alert.right <= innerWidth && alert.bottom <= innerHeight;
    const below = [...document.querySelectorAll(pressed)].filter((each) => {
      const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
      if (element.contains(each) || each.closest('[inert]') !== null || width < 2 || height < 2) return false;
      return left < alert.right && right > alert.left && top < alert.bottom && bottom > alert.top;
    });
    return [
      ...(isIn ? [] : ['outside the window']),
      ...below.map(
        (each) => each.getAttribute('aria-label') ?? (each.textContent || each.outerHTML).slice(0, 60),
      ),
    ];
  }, isFull);

for (const [width, height] of [
  [360, 780],
  [1280, 800],
] as const) {
  for (const { who, paths } of visits) {
    test(
      `a message covers nothing to press on the screens of ${who} at ${width} px`,
      sweepUnless(who === asha.mobileNumber && width === 360),
      async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height });
        await arrive(page, who, '/settings');
        await raise(page);
        await page.keyboard.press('F6');
        await page.keyboard.press('Tab');
        await expect(region(page).getByRole('button', { name: /^Dismiss/ })).toBeFocused();
        await page.keyboard.press('F6');
        for (const path of paths) {
          await test.step(path, async () => {
            // oxlint-disable-next-line no-underscore-dangle -- the name is React Router's
            await page.evaluate((to) => window.__reactRouterDataRouter.navigate(to), path);
            await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
            await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
            await expect.poll(() => covered(page, width === 360 && full.test(path)), path).toEqual([]);
          });
        }
      },
    );
  }
}
