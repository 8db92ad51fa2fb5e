/** What is typed badly never takes the next press away: nothing that appears when a field is left moves what is being pressed. */
import type { Locator, Page } from '@playwright/test';
import { expect, sweep, sweepUnless, test } from './fixtures.ts';
import { seededID } from '../../apps/backend/src/database/seeded-id.ts';
import { arrive, asha } from './people.ts';
import { administrator, employer, testedResources } from './resources.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

const typed = 'input:is([type="text"],[type="tel"],[type="email"],[type="password"],[type="url"]), textarea';
const pressed = `${typed}, select, button, a[href], input:is([type="checkbox"],[type="radio"])`;

/** What no field takes as it is: blanks inside a number, a sign in a name, half an address. */
const bad: Readonly<Record<string, string>> = {
  tel: ' 98765 43210 ',
  email: 'anita@',
  password: 'a',
  numeric: '99',
  decimal: '-1',
};

declare global {
  interface Window {
    /** What the last click was for. It goes no further. */
    lastClick?: EventTarget | null;
  }
}

/** Types badly into each field of the form, then presses what comes after it: with a finger, then with a mouse. */
async function expectEveryPressToReach(page: Page, form: Locator): Promise<void> {
  await expect(form.locator(typed).first()).toBeVisible();
  // A panel that slides in has not its place yet, and begins to slide when it can: it stands once it has stood for a while.
  await form.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let last = NaN;
    for (let still = 0; still < 12;) {
      await frame();
      const { x, y, height } = element.getBoundingClientRect();
      const now = x + y + height;
      still = now === last ? still + 1 : 0;
      last = now;
    }
  });
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      (event) => {
        window.lastClick = event.target;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    ),
  );
  const controls = await form.locator(pressed).and(page.locator(':visible')).all();
  let count = 0;
  for (const [index, control] of controls.entries()) {
    const next = controls[index + 1];
    const kind = await control.evaluate((element, selector) => {
      const isTyped = element.matches(`:is(${selector}):not([readonly], :disabled, [role])`);
      return isTyped ? element.getAttribute('inputmode') || element.getAttribute('type') || 'text' : null;
    }, typed);
    if (kind === null || next === undefined) continue;
    for (const device of ['finger', 'mouse'] as const) {
      await control.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(bad[kind] ?? ' <@ ');
      await next.scrollIntoViewIfNeeded();
      const box = await next.boundingBox();
      if (box === null) continue;
      // Near its upper edge, where the least move is enough.
      const [x, y] = [box.x + Math.min(box.width / 2, 24), box.y + Math.min(6, box.height / 2)];
      await page.evaluate(() => (window.lastClick = null));
      if (device === 'finger') await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
      const reached = await next.evaluate(async (element) => {
        // A list opens as soon as it is touched, and on a phone covers the rest.
        const isOpen = () =>
          element.closest('[inert]') !== null || element.getAttribute('aria-expanded') === 'true';
        // A touch becomes a click a moment after the finger has left, which a busy machine makes a long one.
        for (let turn = 0; turn < 150 && !window.lastClick && !isOpen(); turn += 1) {
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        const { lastClick } = window;
        if (isOpen()) return 'reached';
        if (!(lastClick instanceof Node)) return 'no click';
        const label = lastClick instanceof Element ? lastClick.closest('label') : null;
        const isReached =
          element.contains(lastClick) || lastClick.contains(element) || label?.control === element;
        const isPage = lastClick instanceof Element && lastClick.contains(document.querySelector('form'));
        return isReached && !isPage
          ? 'reached'
          : lastClick instanceof Element && lastClick.outerHTML.slice(0, 80);
      });
      const name = await next.evaluate((element) => element.textContent || element.id || element.outerHTML);
      expect
        .soft(reached, `the press with a ${device} after ${kind}, on ${name.slice(0, 60)}`)
        .toBe('reached');
      const isCovered = await next.evaluate(
        (element) => element.closest('[inert]') !== null || element.getAttribute('aria-expanded') === 'true',
      );
      if (isCovered) await page.keyboard.press('Escape');
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(0);
}

for (const path of ['/login', '/register', '/register?type=employer', '/forgot-password', '/contact-us']) {
  const isExample = path === '/register' || path === '/forgot-password';
  test(`every press reaches what it was meant for on ${path}`, sweepUnless(isExample), async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expectEveryPressToReach(page, page.locator('form').first());
  });
}

const behindTheSignIn = [
  { who: asha.mobileNumber, path: '/settings', scope: 'main' },
  { who: employer, path: '/job-description/edit', scope: 'main' },
  { who: '9000000031', path: '/season?record=new&edit=yes', scope: 'dialog' },
  { who: administrator, path: '/city?record=new&edit=yes', scope: 'dialog' },
] as const;

for (const { who, path, scope } of behindTheSignIn) {
  test(`every press reaches what it was meant for on ${path} of ${who}`, async ({ page }) => {
    await arrive(page, who, path);
    await expectEveryPressToReach(page, page.getByRole(scope));
  });
}

/** The panel for a new record of each list whose records are added by hand. */
const panels = testedResources.flatMap(({ path, as: who = administrator, filledIn }) =>
  filledIn === undefined || path === '/city' ? [] : [{ who, path, scope: 'dialog' as const }],
);

/** The other forms that have an address. */
const others = [
  { who: administrator, path: '/student', scope: 'dialog' },
  { who: administrator, path: '/support-users', scope: 'dialog' },
  ...['pay', 'description', 'criteria', 'questions'].map((step) => ({
    who: employer,
    path: `/job-description/edit?step=${step}`,
    scope: 'main' as const,
  })),
  { who: employer, path: '/settings', scope: 'main' },
  { who: '9000000031', path: '/admin/notifications/new', scope: 'main' },
  { who: asha.mobileNumber, path: '/wallet', scope: 'main' },
] as const;

for (const { who, path, scope } of [...panels, ...others]) {
  test(`every press reaches what it was meant for on ${path} of ${who}`, sweep, async ({ page }) => {
    test.slow();
    await arrive(page, who, scope === 'dialog' ? `${path}?record=new&edit=yes` : path);
    await expectEveryPressToReach(page, page.getByRole(scope));
  });
}

/** The panels of each tab of a profile, one a section. */
const profiles = [
  { who: asha.mobileNumber, tabs: ['personal', 'education', 'work', 'skills', 'contacts'] },
  { who: employer, tabs: ['account', 'organization'] },
];

for (const { who, tabs } of profiles) {
  test(
    `every press reaches what it was meant for in each panel of the profile of ${who}`,
    sweep,
    async ({ page }) => {
      test.setTimeout(tabs.length * 120_000);
      await arrive(page, who, '/favicon.svg');
      const openers = page
        .getByRole('main')
        .getByRole('region')
        .filter({ has: page.getByRole('button', { name: /^(Edit|Add)\b/ }) });
      const panel = page.getByRole('dialog');
      const open = async (tab: string) => {
        // Another part of the same document would keep what the last look put into it.
        await page.goto('/favicon.svg');
        await page.goto(`/profile#${tab}`);
        await expect(openers.first()).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      };
      for (const tab of tabs) {
        await open(tab);
        const count = await openers.count();
        for (let index = 0; index < count; index += 1) {
          await test.step(`${tab} ${index}`, async () => {
            await open(tab);
            await openers
              .nth(index)
              .getByRole('button', { name: /^(Edit|Add)\b/ })
              .first()
              .click();
            await expect(panel).toBeVisible();
            if ((await panel.locator(typed).count()) > 0) await expectEveryPressToReach(page, panel);
          });
        }
      }
    },
  );
}

test('every press reaches what it was meant for in the offer of a job', sweep, async ({ page }) => {
  const jdID = seededID('job-description/16');
  await arrive(page, employer, `/eligible-students?jdID=${jdID}&status=Shortlisted`);
  await page.getByRole('main').getByRole('row').getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make an offer' }).click();
  await expectEveryPressToReach(page, page.getByRole('dialog', { name: /^Offer the job to / }));
});
