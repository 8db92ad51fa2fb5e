/** What is around every screen behind the sign-in, for each kind of account: menu, header, panels, trail, footer. */
import type { Page } from '@playwright/test';
import { guardedRoutes, type GuardedRoute } from '../../apps/portal/app/access/guardedRoutes.ts';
import { expect, expectAccessible, sweep, sweepUnless, test } from './fixtures.ts';
import { arrive, demoPassword, fillSignIn, logOut, signIn } from './people.ts';
import { words, type LanguageCode } from './words.ts';

const student = 'dashboard my-jobs cv calendar';
const support =
  'dashboard city skill institutes support-users companies universities student leads industry programs question ' +
  'job-description eligible-students job-profile season sector job-template cv cv-template job-profile-lateral ' +
  'admin/notifications';
const officer =
  'dashboard student outcome institutes job-description calendar check-in eligible-students season programs recruiter ' +
  'admin/notifications';

interface Persona {
  readonly mobileNumber: string;
  readonly firstName: string;
  /** What the account panel says besides name and number. */
  readonly type: string;
  readonly belongsTo?: readonly [term: string, name: RegExp];
  /** Where the menu leads once every screen is built, by path. */
  readonly menu: string;
}

const personas: Readonly<Record<string, Persona>> = {
  fresher: {
    mobileNumber: '9000000001',
    firstName: 'Asha',
    type: 'student',
    belongsTo: ['institute', /Sahyadri/],
    menu: student,
  },
  experienced: { mobileNumber: '9000000011', firstName: 'Arjun', type: 'candidate', menu: student },
  employer: {
    mobileNumber: '9000000021',
    firstName: 'Farah',
    type: 'employer',
    belongsTo: ['organization', /Navyug/],
    menu: 'dashboard job-description calendar check-in eligible-students',
  },
  officer: {
    mobileNumber: '9000000031',
    firstName: 'Leela',
    type: 'officer',
    belongsTo: ['institute', /Sahyadri/],
    menu: officer,
  },
  support: { mobileNumber: '9000000041', firstName: 'Sam', type: 'staff', menu: support },
  'super admin': {
    mobileNumber: '9000000051',
    firstName: 'Admin',
    type: 'staff',
    menu: `${support} my-jobs user-roles`,
  },
};

/** The place has a screen already. */
const exists = (path: string): boolean =>
  guardedRoutes.some((route: GuardedRoute) => route.path === path && route.screens?.[''] !== undefined);

const menuOf = (page: Page, language: LanguageCode = 'en') =>
  page.getByRole('navigation', { name: language === 'en' ? 'Main menu' : 'मुख्य मेन्यू' });

/** The labels of the entries from top to bottom, and where they lead. */
async function entries(page: Page): Promise<{ labels: string[]; paths: string[] }> {
  const links = await menuOf(page).getByRole('link').all();
  const labels = await Promise.all(links.map((link) => link.innerText()));
  const paths = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
  return { labels, paths };
}

for (const [name, persona] of Object.entries(personas)) {
  const say = words('en');

  test(`${name}: menu and account are theirs`, sweepUnless(name === 'officer'), async ({ page }) => {
    await arrive(page, persona.mobileNumber, '/home');
    await expect(menuOf(page)).toBeVisible();
    const { labels, paths } = await entries(page);
    const expected = persona.menu
      .split(' ')
      .filter(exists)
      .map((path) => `/${path}`);
    expect(paths.toSorted()).toEqual(expected.toSorted());
    expect(labels).toEqual(labels.toSorted(new Intl.Collator('en', { numeric: true }).compare));

    await page.getByRole('button', { name: 'Account' }).click();
    const panel = page.getByRole('dialog', { name: 'Account' });
    await expect(panel).toContainText(persona.firstName);
    await expect(panel).toContainText(`+91 ${persona.mobileNumber}`);
    await expect(panel).toContainText(say(`shell.account.types.${persona.type}`));
    if (persona.belongsTo) {
      await expect(panel).toContainText(say(`shell.account.${persona.belongsTo[0]}`));
      await expect(panel).toContainText(persona.belongsTo[1]);
    }
    await expect(panel.getByRole('link', { name: 'View profile' })).toHaveAttribute('href', '/profile');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();
  });
}

const [asha] = [personas.fresher?.mobileNumber ?? ''];
const admin = personas['super admin']?.mobileNumber ?? '';

for (const [who, mobileNumber] of [
  ['a fresher', asha],
  ['a super admin', admin],
] as const) {
  test(
    `each entry of the menu of ${who} leads to a screen, which takes the focus and names the tab`,
    sweepUnless(mobileNumber === asha),
    async ({ page }) => {
      await arrive(page, mobileNumber);
      await expect(menuOf(page)).toBeVisible();
      const { paths } = await entries(page);
      for (const path of paths) {
        await menuOf(page).locator(`a[href="${path}"]`).click();
        await expect(page).toHaveURL(path);
        await expect(menuOf(page).locator(`a[href="${path}"]`)).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(/ - Aarambh$/);
      }
    },
  );
}

test('in a narrow window the menu covers the page, has what the header has no room for, and a press closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, asha);
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await toggle.click();
  const menu = menuOf(page);
  await expect(menu.getByRole('button', { name: 'MyAccount' })).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(menu).toBeHidden();
  await toggle.click();
  await menuOf(page).getByRole('button', { name: 'MyAccount' }).click();
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test(
  'in a wide window the menu is expanded, and collapsed it shows names as tooltips',
  sweep,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await arrive(page, asha);
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(menuOf(page).getByRole('button', { name: 'MyAccount' })).toBeHidden();
    const entry = menuOf(page).getByRole('link', { name: 'Dashboard' });
    const tooltip = page.locator('[role="tooltip"]:popover-open');
    await entry.hover();
    await expect(tooltip).toHaveCount(0);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await entry.hover();
    await expect(tooltip).toHaveText('Dashboard');
    await expectAccessible(page);
    await page.reload();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
);

test(
  'the footer leads to the organisation elsewhere, and a button to the contact form, signed in or not',
  sweep,
  async ({ page }) => {
    await arrive(page, asha);
    for (const address of ['/dashboard', '/contact-us']) {
      await page.goto(address);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', /^https:\/\//);
      const connect = footer.getByRole('link', { name: 'Connect With Us' });
      await expect(connect).toHaveAttribute('data-component', 'LinkButton');
    }
  },
);

test('language and appearance change from the account panel and stay', async ({ page }) => {
  await arrive(page, asha);
  await page.getByRole('button', { name: 'Account' }).click();
  const panel = page.getByRole('dialog');
  await expectAccessible(page);
  await panel.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await panel.getByText('हिन्दी').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(panel.getByRole('heading', { name: words('hi')('shell.account.title') })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('link', { name: words('hi')('shell.routes.dashboard') }).first()).toBeVisible();
});

test('names that were read in one language are read again in another', async ({ page }) => {
  await arrive(page, asha, '/profile');
  await page.getByRole('tab', { name: 'Skills and languages' }).click();
  const skills = page.getByRole('tabpanel');
  await expect(skills.getByRole('heading', { name: 'Java' })).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('dialog').getByText('हिन्दी').click();
  await expect(skills.getByRole('heading', { name: 'जावा', includeHidden: true })).toBeVisible();
});

test('the trail begins at Home, leaves parameters out and ends in text', sweep, async ({ page }) => {
  await arrive(page, asha, '/profile;from=mail');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText([/^Home/, /^Profile/]);
  await expect(trail.getByText('Profile')).toHaveAttribute('aria-current', 'page');
  await expect(trail.getByRole('link', { name: 'Profile' })).toHaveCount(0);
});

test('a record that is still read has a word in the trail, and no id', async ({ page }) => {
  await arrive(page, asha, '/my-jobs');
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  const address = (await first.getAttribute('href')) ?? '';
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  await page.route('**/api/jobdescription/**', async (route) => {
    await isRead;
    await route.continue();
  });
  await page.goto(address);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem').last()).toHaveText('Record');
  await expect(page).toHaveTitle(/^(?!.*[\da-f]{8}-)/);
  read();
  await expect(trail.getByRole('listitem').last()).toHaveText(title);
});

test('the trail has a word of its language for each step', sweep, async ({ page }) => {
  await arrive(page, '9000000041', '/programs/master');
  await page.evaluate(() => localStorage.setItem('language', 'hi'));
  for (const path of ['/programs/master', '/admin/notifications/new']) {
    await page.goto(path);
    const trail = page.getByRole('navigation', { name: 'पथ' });
    await expect(trail.getByRole('listitem').last()).toBeVisible();
    await expect(trail).not.toContainText(/[a-z]/i);
  }
});

test('an unknown address keeps the shell, without a trail', sweep, async ({ page }) => {
  await arrive(page, asha, '/no-such-screen');
  await expect(page).toHaveURL('/page-not-found');
  await expect(menuOf(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
});

test('the first stop of the keyboard leads past header and menu', async ({ page }) => {
  await arrive(page, asha);
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('permissions that cannot be read count as none, and the shell says so and tries again', async ({
  page,
}) => {
  await page.route('**/api/role/*', (route) => route.fulfill({ status: 500, body: '' }));
  await arrive(page, asha);
  await expect(page.getByText(words('en')('shell.permissionsFailed')).first()).toBeVisible();
  await expect(menuOf(page).getByRole('link')).toHaveText(['Dashboard']);
  await expectAccessible(page);
  await page.unroute('**/api/role/*');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('main').getByText(words('en')('shell.permissionsFailed'))).toHaveCount(0);
});

test('a screen that the role does not open says so, and the person stays signed in', async ({ page }) => {
  await page.route('**/api/role/*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { role: { permissions: string[] } } };
    body.data.role.permissions = ['View User'];
    await route.fulfill({ response: answer, json: body });
  });
  await arrive(page, asha, '/settings');
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'No access' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL(/\/(?:home|dashboard)$/);
});

test('without a network a banner says so for as long as it lasts', async ({ page, context }) => {
  await arrive(page, asha, '/home');
  await expect(menuOf(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(words('en')('app.offline')).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByText(words('en')('app.offline'))).toHaveCount(0);
});

test('a server with too much to do is waited for, and the person is told until when', async ({ page }) => {
  await page.route(
    '**/api/wallet/**',
    (route) => route.fulfill({ status: 503, headers: { 'retry-after': '4' }, body: '' }),
    { times: 1 },
  );
  // Looked for from the beginning: on a slow machine the four seconds may be over when the page counts as loaded.
  await Promise.all([
    expect(
      page.getByText(/Many people are here right now\. Stay on this page: .* 00:0[1-4]\./).first(),
    ).toBeVisible({ timeout: 30_000 }),
    arrive(page, asha, '/wallet'),
  ]);
  await expectAccessible(page);
  await expect(page.getByRole('main').getByText(/Many people are here/)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'a panel that is opened for the first time without a network says so, and opens when the network is back',
  sweep,
  async ({ page, context }) => {
    const say = words('en');
    await arrive(page, asha, '/home');
    for (const name of [say('shell.account.title'), say('shell.notifications.title')]) {
      const icon = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}`) });
      await expect(icon).toBeVisible();
      await context.setOffline(true);
      await icon.click();
      const notice = page.getByText(say('shell.panelFailed', { name }));
      await expect(notice).toBeVisible();
      await expectAccessible(page);
      await context.setOffline(false);
      // What else the page could not read without a network has its own.
      const failure = page.locator('[data-component="Alert"]').filter({ has: notice });
      await failure.getByRole('button', { name: say('failure.retry') }).click();
      const opened = page.getByRole('dialog', { name });
      await expect(opened).toBeVisible();
      await expect(notice).toHaveCount(0);
      // With its styles: it lies over the page at its end.
      await expect(opened).not.toHaveCSS('position', 'static');
      await page.keyboard.press('Escape');
      await expect(opened).toBeHidden();
    }
  },
);

test('the expiry is judged by the server’s clock, and its moment ends the session', async ({ page }) => {
  await signIn(page, asha);
  // A device that is almost a day ahead: by its own clock the session of a day is over in ten minutes.
  await page.clock.install({ time: Date.now() + 86_400_000 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');
  // The server's clock does not run forward with the page's: an answer would tell that no time has passed.
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.clock.fastForward('23:50:00');
  await expect(page).toHaveURL('/dashboard');
  await page.clock.fastForward('00:30:00');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(words('en')('login.sessionEnded')).first()).toBeVisible();
  await expect(page.getByText('Asha')).toHaveCount(0);
});

test('a session that the server ended is over in every tab as soon as one of them is looked at', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, asha);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('access-token'));
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  // Headless pages are always visible, so the event has to say that this one has just become so.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login\?next=%2Fprofile/);
});

test('after logging out, back and forward show nothing', sweep, async ({ page }) => {
  await signIn(page, asha);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await logOut(page);
  for (const move of ['goBack', 'goBack', 'goForward'] as const) {
    await page[move]();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('Asha')).toHaveCount(0);
  }
});

test(
  'what was typed comes back with its owner when the session ends in another tab',
  sweep,
  async ({ page, context }) => {
    const owner = personas['super admin']?.mobileNumber ?? '';
    await signIn(page, owner);
    const other = await context.newPage();
    await other.goto('/dashboard');

    await page.goto('/settings?tab=platform');
    const change = page
      .getByRole('table')
      .getByRole('button', { name: /^Change / })
      .first();
    await change.click();
    const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Reason for the change' });
    await reason.fill('Agreed with the college on Monday');
    await logOut(other);
    await expect(page).toHaveURL(/\/login\?next=%2Fsettings/);

    await fillSignIn(page, owner, demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/settings?tab=platform');
    await change.click();
    await expect(reason).toHaveValue('Agreed with the college on Monday');
  },
);
