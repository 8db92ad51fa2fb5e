/** News in a browser. The push service is one on this machine: that of a real browser is its maker's. All else is the browser's own. */
import type { Page } from '@playwright/test';
import {
  startPushService,
  type Browser,
  type PushService,
} from '../../apps/backend/test/support/push-service.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { asha, signIn } from './people.ts';
import { words } from './words.ts';

const say = words('en');

test.use({ serviceWorkers: 'allow' });

let service: PushService;
test.beforeAll(async () => {
  service = await startPushService();
});
test.afterAll(() => service.close());

/** Makes the browser subscribe at the service of the test. */
async function subscribeAt({ subscription }: Browser, page: Page): Promise<void> {
  await page.addInitScript((given) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
        .buffer;
    const key = 'fake-push';
    const made = () => {
      const applicationServerKey = localStorage.getItem(key);
      if (applicationServerKey === null) return null;
      return {
        endpoint: given.endpoint,
        options: { applicationServerKey: bytes(applicationServerKey) },
        getKey: (name: 'p256dh' | 'auth') => bytes(given[name]),
        unsubscribe: () => {
          localStorage.removeItem(key);
          return Promise.resolve(true);
        },
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(made()),
      subscribe: (options: { applicationServerKey: string }) => {
        localStorage.setItem(key, options.applicationServerKey);
        return Promise.resolve(made());
      },
    });
  }, subscription);
}

const card = (page: Page) => page.getByRole('region', { name: say('settings.push.title') });

test('a candidate turns news on in a browser, is shown them, and a press opens where they lead; a sign-out ends that', async ({
  page,
  context,
}) => {
  const browser = service.browser();
  await subscribeAt(browser, page);
  await context.grantPermissions(['notifications']);
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, asha.mobileNumber);
  await page.goto('/settings');
  await card(page)
    .getByRole('button', { name: say('settings.push.turnOn') })
    .click();
  await expect(card(page).getByText(say('settings.push.here'))).toBeVisible();
  await expect(card(page).getByRole('switch', { name: say('settings.push.kinds.offers') })).toBeChecked();
  await expect(card(page).getByRole('switch', { name: say('settings.push.kinds.jobs') })).not.toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The worker shows what the server would send it.
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  const deliver = () =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify({
        title: 'Your offer',
        body: 'Navyug offers you a job.',
        path: '/wallet',
        tag: '1',
        lang: 'en',
      }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, lang }) => ({ title, body, lang }));
    });
  // Chromium forgets one that is read in the moment in which it is being shown: it is delivered again then, and stands once by its tag.
  await expect(async () => {
    await deliver();
    await expect
      .poll(shown, { timeout: 3000 })
      .toEqual([{ title: 'Your offer', body: 'Navyug offers you a job.', lang: 'en' }]);
  }).toPass({ timeout: 20_000 });

  // A press leads there in the page that is open, without loading it anew.
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const [worker] = context.serviceWorkers();
  // As text: what a worker has is unknown to the types of a page.
  await worker?.evaluate(`registration.getNotifications().then(([notification]) => {
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })`);
  await expect(page).toHaveURL('/wallet');
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await expect.poll(shown).toEqual([]);

  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.account.title') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('shell.account.logOut') })
    .click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fake-push'))).toBeNull();
  await signIn(page, asha.mobileNumber);
  await page.goto('/settings');
  await expect(card(page).getByRole('button', { name: say('settings.push.turnOn') })).toBeVisible();
});

test('a browser that blocks messages says so and what to do', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' });
  });
  await signIn(page, asha.mobileNumber);
  await page.goto('/settings');
  await expect(card(page).getByText(say('settings.push.cannot.denied'))).toBeVisible();
  await expect(card(page).getByText(say('settings.push.instead.denied'))).toBeVisible();
  await expect(card(page).getByRole('button', { name: say('settings.push.turnOn') })).toHaveCount(0);
});
