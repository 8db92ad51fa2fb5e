import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sweep, sweepUnless, test } from './fixtures.ts';
import { seededID } from '../../apps/backend/src/database/seeded-id.ts';
import { arrive, sharedToken, signIn } from './people.ts';
import { origin } from './server.ts';
import { words as textsIn } from './words.ts';

const say = textsIn('en');

const words = {
  en: {
    bell: /^Notifications/,
    dialog: 'Notifications',
    general: /^General/,
    critical: /^Critical/,
    isNew: 'New',
    mark: /^Mark as read/,
    click: /^Click Here/,
    none: 'No general notifications',
    failed: 'Unable to mark the notification as read',
  },
  hi: {
    bell: /^सूचनाएँ/,
    dialog: 'सूचनाएँ',
    general: /^सामान्य/,
    critical: /^ज़रूरी/,
    isNew: 'नई',
    mark: /^पढ़ी हुई चिह्नित करें/,
    click: /^यहाँ क्लिक करें/,
    none: 'कोई सामान्य सूचना नहीं',
    failed: 'सूचना को पढ़ी हुई चिह्नित नहीं किया जा सका',
  },
} as const;

type Language = keyof typeof words;

interface Message {
  id: string;
  type: 'Broadcast' | 'Critical';
  content: string;
  cta: string | null;
  created_at: number;
  createdAt: string;
  isRead?: boolean;
}

const message = (
  type: Message['type'],
  id: string,
  content: string,
  cta: string | null = '/home',
): Message => ({
  id,
  type,
  content,
  cta,
  created_at: 1_795_235_400,
  createdAt: '2026-11-21T04:30:00.000Z',
  ...(type === 'Critical' ? { isRead: false } : {}),
});

const envelope = (data: unknown) => ({
  success: true,
  status: 200,
  statusCode: 200,
  message: 'OK',
  data,
  error: null,
  meta: { requestId: 'req-1' },
});

/** Answers the lists in place of the server. */
async function listMessages(page: Page, messages: readonly Message[]): Promise<void> {
  await page.route('**/api/notification/all?**', (route) => {
    const type = new URL(route.request().url()).searchParams.get('type');
    const notifications = messages.filter((each) => each.type === type);
    return route.fulfill({ json: envelope({ notifications }) });
  });
}

/** Signs in and gives the page this language and width. */
async function enter(page: Page, mobileNumber: string, width: number, language: Language): Promise<void> {
  await arrive(page, mobileNumber);
  await page.setViewportSize({ width, height: 740 });
  await page.evaluate((code) => localStorage.setItem('language', code), language);
  await page.reload();
  await expect(bellOf(page, language)).toBeVisible();
}

const bellOf = (page: Page, language: Language = 'en') =>
  page.getByRole('banner').getByRole('button', { name: words[language].bell });

async function openPanel(page: Page, language: Language = 'en') {
  await bellOf(page, language).click();
  const panel = page.getByRole('dialog', { name: words[language].dialog });
  await expect(panel).toBeVisible();
  return panel;
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('access-token') ?? '');

for (const [mobileNumber, width, language] of [
  ['9000000002', 1280, 'en'],
  ['9000000003', 360, 'hi'],
] as const) {
  test(
    `the panel shows what is new and takes note of what was read, ${width} px, ${language}`,
    sweepUnless(width === 360),
    async ({ page }) => {
      const text = words[language];
      await enter(page, mobileNumber, width, language);
      await expect(bellOf(page, language)).toHaveAccessibleName(/\d/);

      const lastRead = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/api/user/update'),
      );
      const panel = await openPanel(page, language);
      const body: unknown = (await lastRead).postDataJSON();
      expect(body).toEqual({
        id: expect.any(String),
        broadcastNotificationLastRead: { seconds: expect.any(Number), nanoseconds: expect.any(Number) },
      });
      const general = panel.getByRole('tab', { name: text.general });
      await expect(general).toHaveAccessibleName(/\d/);
      const first = panel.getByRole('list', { name: text.general }).getByRole('listitem').first();
      await expect(first.getByText(text.isNew, { exact: true })).toBeVisible();
      await expect(first.getByRole('link', { name: text.click })).toBeVisible();
      await expect(first.locator('[data-component="RichText"]')).toHaveCSS('font-weight', '700');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await panel.getByRole('tab', { name: text.critical }).click();
      const urgent = panel.getByRole('list', { name: text.critical }).getByRole('listitem').first();
      await expectAccessible(page);
      await urgent.getByRole('button', { name: text.mark }).click();
      await expect(urgent.getByText(text.isNew, { exact: true })).toBeHidden();
      await expect(urgent).toBeFocused();

      await page.keyboard.press('Escape');
      await expect(bellOf(page, language)).toBeFocused();
      await expect(panel).toBeHidden();
      // Nothing is left of the general ones, and one less of the critical ones.
      const again = await openPanel(page, language);
      await expect(again.getByRole('tab', { name: text.general })).not.toHaveAccessibleName(/\d/);
      await again.getByRole('link', { name: text.click }).first().click();
      await expect(page).not.toHaveURL(/dashboard/);
      await expect(again).toBeHidden();
    },
  );
}

interface Answers {
  messages: Message[];
  /** In place of the lists. */
  refusal: { status: number; body: string } | undefined;
}

/** Answers the lists as the test says at each moment. There are no events meanwhile. */
async function answerLists(page: Page, answers: Answers, held?: Promise<void>): Promise<void> {
  await page.route('**/api/notification/stream', (route) => route.abort());
  await page.route('**/api/notification/all?**', async (route) => {
    await held;
    if (answers.refusal) return route.fulfill({ ...answers.refusal, contentType: 'application/json' });
    const type = new URL(route.request().url()).searchParams.get('type');
    const notifications = answers.messages.filter((each) => each.type === type);
    return route.fulfill({ json: envelope({ notifications }) });
  });
}

test('the panel says that it loads and that there is nothing', async ({ page }) => {
  await enter(page, '9000000004', 360, 'en');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await answerLists(page, { messages: [], refusal: undefined }, held);
  await page.reload();
  const panel = await openPanel(page);
  await expect(panel.getByText('Loading notifications...')).toBeAttached();
  await expectAccessible(page);
  release();
  await expect(panel.getByRole('heading', { name: words.en.none })).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(true);
  await expect(panel.getByText(/offline|connection/i).first()).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
});

test('the panel says what failed, and tries again', sweep, async ({ page }) => {
  const text = words.en;
  await enter(page, '9000000004', 1280, 'en');
  const said = 'The notifications are away for an hour.';
  const answers: Answers = {
    messages: [message('Broadcast', 'one', '<p>Back again</p>'), message('Critical', 'two', '<p>Act</p>')],
    refusal: {
      status: 500,
      body: JSON.stringify({ success: false, status: 500, message: said, data: null }),
    },
  };
  await answerLists(page, answers);
  await page.route('**/api/notification/read/**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  const panel = await openPanel(page);
  await expect(panel.getByText(said)).toBeVisible();
  await expectAccessible(page);
  // Without words of the server, those of the status.
  answers.refusal = { status: 418, body: '' };
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText("I'm a Teapot")).toBeVisible();
  answers.refusal = undefined;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('listitem').getByText('Back again').first()).toBeVisible();

  await panel.getByRole('tab', { name: text.critical }).click();
  await panel.getByRole('button', { name: text.mark }).click();
  await expect(panel.getByText(text.failed)).toBeVisible();
  await expect(panel.getByText(text.isNew, { exact: true })).toBeVisible();
  await expectAccessible(page);
});

const links = [
  ['the portal', '/profile', '/profile'],
  ['another site', 'HTTPS://College.example/notice', 'https://college.example/notice'],
  ['a text that is no address', 'javascript:alert(1)', 'Its link cannot be opened.'],
  ['a number', 5, 'Its link cannot be opened.'],
  ['nothing', '  ', null],
  ['a closed door', '/city', null],
] as const;

/** Where messages are read, and how many of them are there at most. */
const places = [
  ['/home', 5],
  ['/dashboard', 3],
  ['panel', links.length],
] as const;

test(
  'a message has the same link in the panel, at home and on the dashboard, whatever the server sent',
  sweep,
  async ({ page }) => {
    await enter(page, '9000000004', 360, 'en');
    const notifications = [
      ...links.map(([name, cta], index) => ({
        ...message('Broadcast', `m-${index}`, `<p>To ${name}</p>`),
        cta,
      })),
      { ...message('Broadcast', 'm-9', ''), content: 7 },
    ];
    await page.route('**/api/notification/stream', (route) => route.abort());
    await page.route('**/api/notification/all?**', (route) =>
      route.fulfill({ json: envelope({ notifications }) }),
    );
    for (const [address, shown] of places) {
      if (address !== 'panel') await page.goto(address);
      const place = address === 'panel' ? await openPanel(page) : page.getByRole('main');
      await expect(place.getByText('One notification could not be read.')).toBeVisible();
      for (const [name, , expected] of links.slice(0, shown)) {
        const item = place.getByRole('listitem').filter({ hasText: `To ${name}` });
        await expect(item).toBeVisible();
        const link = item.getByRole('link', { name: /^Click Here/ });
        if (expected?.includes('/') !== true) {
          await expect(link).toHaveCount(0);
          if (expected !== null) await expect(item).toContainText(expected);
          continue;
        }
        await expect(link).toHaveAttribute('href', expected);
        if (expected.startsWith('/')) continue;
        await expect(link).toContainText('(college.example)');
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  },
);

test('a critical notice whose link is followed is read, and the panel opens where the news is', async ({
  page,
}) => {
  await enter(page, '9000000004', 1280, 'en');
  const critical = message('Critical', 'two', '<p>Act</p>', '/profile');
  await answerLists(page, {
    messages: [{ ...message('Broadcast', 'one', '<p>Old</p>'), created_at: 1, createdAt: '' }, critical],
    refusal: undefined,
  });
  await page.route('**/api/notification/read/two', (route) => {
    critical.isRead = true;
    return route.fulfill({ json: envelope({}) });
  });
  // What stood there before counts until both lists are read anew.
  const answered = ['Broadcast', 'Critical'].map((type) =>
    page.waitForResponse((response) => response.url().includes(`/notification/all?type=${type}`)),
  );
  await page.reload();
  await Promise.all(answered);
  await expect(bellOf(page)).toHaveAccessibleName(/\b1\b/);
  const panel = await openPanel(page);
  const tab = panel.getByRole('tab', { name: words.en.critical });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const marked = page.waitForRequest((request) => request.method() === 'PUT');
  await panel.getByRole('link', { name: words.en.click }).click();
  await marked;
  await expect(page).toHaveURL('/profile');
  await expect(bellOf(page)).not.toHaveAccessibleName(/\d/);
  await openPanel(page);
  await expect(panel.getByRole('tab', { name: words.en.general })).toHaveAttribute('aria-selected', 'true');
});

test('new messages appear by themselves, and a session that was ended elsewhere ends here', async ({
  page,
  browser,
  request,
}) => {
  const staff = await (await browser.newContext()).newPage();
  await Promise.all([signIn(page, '9000000007'), arrive(staff, '9000000041')]);
  const headers = { authorization: `Bearer ${await tokenOf(staff)}` };
  const ofStudent = { authorization: `Bearer ${await tokenOf(page)}` };
  await expect(bellOf(page)).toBeVisible();
  const panel = await openPanel(page);
  await expect(panel.getByRole('listitem').first()).toBeVisible();

  const account = await request.get('/api/user/9000000007', { headers: ofStudent });
  const { data } = (await account.json()) as { data: { user: { id: string } } };
  const sent = await request.post('/api/notification/add', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: {
      type: 'Broadcast',
      content: '<p>The hall has changed</p>',
      audience: { userIDs: [data.user.id] },
      expectedCount: 1,
    },
  });
  expect(sent.status()).toBe(200);
  const newest = panel.getByRole('listitem').filter({ hasText: 'The hall has changed' });
  await expect(newest.getByText('The hall has changed').first()).toBeVisible();
  await expect(newest.getByText('New', { exact: true })).toBeVisible();
  await expect(page.locator('[data-live-announcer]')).toContainText('1 new notification');

  await request.post('/api/auth/logout', { headers: ofStudent });
  await expect(page).toHaveURL(/\/login/);
  await staff.context().close();
});

test('a message to those who applied for a job says whom it reaches, and comes to them alone', async ({
  page,
}) => {
  // A job whose applicants no other test moves.
  const jdID = seededID('job-description/20');
  const headers = { authorization: `Bearer ${await sharedToken(page.request, '9000000041')}` };
  const job = await page.request.get(`/api/jobdescription/${jdID}`, { headers });
  const { data } = (await job.json()) as { data: { jobDescription: { title: string } } };
  const { title } = data.jobDescription;
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, '9000000041', '/admin/notifications/new');
  await page.getByRole('textbox', { name: 'Message' }).fill('The hall of the drive is another one.');
  await page.getByRole('combobox', { name: say('notifications.group.kind') }).selectOption('Applicants');
  const jobs = page.getByRole('combobox', { name: say('notifications.group.job') });
  await jobs.fill(title);
  await page.getByRole('option', { name: title }).first().click();
  const statuses = page.getByRole('combobox', { name: say('notifications.group.statuses') });
  await statuses.fill('Appl');
  await page.getByRole('option', { name: 'Applied' }).click();
  await page.keyboard.press('Escape');
  const reach = page.getByRole('main').getByText(/Reaches \d+ (?:person|people), among them/);
  await expect(reach).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const people = /Reaches (\d+)/.exec((await reach.textContent()) ?? '')?.[1] ?? '';

  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: new RegExp(`^Send to ${people} `) });
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL('/admin/notifications');
  const sent = await page.request.get('/api/notification/admin/all?search=hall+of+the+drive', { headers });
  const { data: found } = (await sent.json()) as {
    data: { notifications: readonly { sentCount: number }[] };
  };
  expect(found.notifications.map(({ sentCount }) => sentCount)).toEqual([Number(people)]);
});

test('a message is written, corrected and scheduled, and nothing typed is lost on the way', async ({
  page,
}) => {
  await arrive(page, '9000000041', '/admin/notifications');
  await page.getByRole('link', { name: 'New notification' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'New notification' });
  await expect(heading).toBeVisible();
  await expectAccessible(page);
  const text = page.getByRole('textbox', { name: 'Message' });
  const link = page.getByRole('textbox', { name: 'Call to action' });
  await text.fill('The drive of **Monday** begins at nine.');
  await link.fill('javascript:alert(1)');

  const years = page.getByRole('combobox', { name: 'Passing years' });
  const nextYear = String(new Date().getFullYear() + 1);
  await years.fill(nextYear);
  await page.getByRole('option', { name: nextYear }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText(/Reaches \d+ people, among them/)).toBeVisible();
  await expect(page.getByRole('main').getByText('Enter a path of the portal')).toBeVisible();
  await expectAccessible(page);
  await link.fill('/my-jobs');
  await expect(page.getByRole('main').getByText('Enter a path of the portal')).toBeHidden();

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.locator('b')).toHaveText('Monday');
  await expect(preview.getByRole('link', { name: 'Click Here' })).toHaveAttribute('href', '/my-jobs');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('radio', { name: 'Later' }).check();
  const dateOf = async (name: string, year: string): Promise<void> => {
    const date = page.getByRole('group', { name });
    await date.getByRole('textbox', { name: 'Day' }).fill('1');
    await date.getByRole('textbox', { name: 'Month' }).fill('12');
    await date.getByRole('textbox', { name: 'Year' }).fill(year);
  };
  await dateOf('Day', nextYear);
  await dateOf('Shown until', String(Number(nextYear) - 2));
  const send = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: /^Send to \d+ people\?/ });
    await question.getByRole('button', { name: 'Schedule' }).click();
  };
  await send();
  await expect(page.getByRole('main').getByText('Choose a time after the message is sent.')).toBeVisible();
  await expect(text).toHaveValue('The drive of **Monday** begins at nine.');
  await expect(link).toHaveValue('/my-jobs');
  await expectAccessible(page);

  // Left by mistake, it asks first.
  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();

  await dateOf('Shown until', String(Number(nextYear) + 1));
  await send();
  await expect(page).toHaveURL('/admin/notifications');
  const row = page.getByRole('row', { name: /The drive of Monday begins at nine/ });
  await expect(row).toContainText('Waiting');
  await expect(row).toContainText(nextYear);
});

test(
  'a list of whom a message is for that did not come keeps its field, and can be asked for again',
  sweep,
  async ({ page }) => {
    await page.route('**/api/program/all?*', (route) => route.abort('connectionreset'));
    await page.route('**/api/role/all?*', (route) =>
      route.fulfill({
        status: 403,
        json: { success: false, status: 403, message: 'Your role cannot do this.', data: null },
      }),
    );
    await arrive(page, '9000000041', '/admin/notifications/new');
    const programs = page.getByRole('combobox', { name: 'Programs' });
    await programs.click();
    await expect(page.getByRole('main').getByText('The items could not be loaded.')).toBeVisible();
    await expectAccessible(page);
    // What the sender may not read is not theirs to choose from.
    await expect(page.getByRole('combobox', { name: 'Roles' })).toHaveCount(0);
    await page.unroute('**/api/program/all?*');
    await page.getByRole('option', { name: 'Try again' }).click();
    await page.keyboard.type('computer');
    await expect(page.getByRole('option', { name: /Computer/ }).first()).toBeVisible();
    await expect(programs).toBeFocused();
  },
);

test.describe('without the policy of the page, which would stop much of it', () => {
  test.use({ bypassCSP: true });

  test('nothing hostile in a message or its link does anything', async ({ page, problems }) => {
    const hostile = JSON.parse(readFileSync(new URL('hostile-markup.json', import.meta.url), 'utf8')) as {
      markup: string[];
      addresses: string[];
    };
    const outside: string[] = [];
    page.on('request', (asked) => {
      const { protocol, host } = new URL(asked.url());
      if (protocol.startsWith('http') && host !== new URL(origin).host) outside.push(asked.url());
    });
    page.on('dialog', (dialog) => {
      outside.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await arrive(page, '9000000004');
    const everything = hostile.markup.map((markup, index) =>
      message(
        index % 2 === 0 ? 'Broadcast' : 'Critical',
        `m-${index}`,
        `<p>start ${index}</p>${markup}`,
        hostile.addresses[index % hostile.addresses.length] ?? null,
      ),
    );
    await listMessages(page, everything);
    await page.reload();
    const address = page.url();
    const panel = await openPanel(page);
    for (const tab of [/^General/, /^Critical/]) {
      await panel.getByRole('tab', { name: tab }).click();
      await expect(panel.getByRole('listitem').first()).toBeVisible();
      const found = await panel.getByRole('tabpanel').evaluate((root) => {
        const allowed = new Set(
          'a b strong i em u s p br ul ol li span h3 h4 h5 blockquote code div'.split(' '),
        );
        const known = new Set([
          'class',
          'href',
          'rel',
          'target',
          'lang',
          'dir',
          'data-component',
          'data-discover',
          'style',
        ]);
        const bad: string[] = [];
        for (const text of root.querySelectorAll('[data-component="RichText"]')) {
          const box = text.closest('li[tabindex]')?.getBoundingClientRect();
          for (const element of text.querySelectorAll<HTMLElement>('*')) {
            if (!allowed.has(element.localName)) bad.push(element.outerHTML);
            for (const name of element.getAttributeNames())
              if (!known.has(name)) bad.push(`${name} of ${element.outerHTML}`);
            if (element.hasAttribute('style')) bad.push(element.outerHTML);
            // Whatever a listener would wait for.
            for (const kind of ['mouseover', 'focus', 'pointerenter', 'animationstart', 'toggle'])
              element.dispatchEvent(new Event(kind, { bubbles: true }));
            const own = element.getBoundingClientRect();
            if (box && own.width > 0 && (own.left < box.left - 1 || own.right > box.right + 1))
              bad.push(`outside: ${element.outerHTML}`);
          }
        }
        for (const link of root.querySelectorAll<HTMLAnchorElement>('a')) {
          const isOutside = link.origin !== location.origin;
          if (isOutside && (link.protocol !== 'https:' || !link.relList.contains('noopener')))
            bad.push(link.outerHTML);
          if (link.username !== '' || link.password !== '') bad.push(link.outerHTML);
        }
        return bad;
      });
      expect(found).toEqual([]);
      expect(await panel.getByRole('tabpanel').getByRole('listitem').count()).toBeGreaterThan(90);
    }
    expect(await page.evaluate(() => Reflect.get(window, 'hostile'))).toBeUndefined();
    expect(page.url()).toBe(address);
    expect(outside).toEqual([]);
    expect(problems).toEqual([]);
  });
});
