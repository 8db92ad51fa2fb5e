/** A dialog or a panel with a field in it never takes away what was typed without a question. */
import type { Page } from '@playwright/test';
import { seededID } from '../../apps/backend/src/database/seeded-id.ts';
import { expect, sweep, sweepUnless, test } from './fixtures.ts';
import { arrive, asha } from './people.ts';
import { words } from './words.ts';

const say = words('en');
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** A button that is called by a text with a name in it. */
const namedAs = (key: string) => new RegExp(`^${say(key, { name: '.+' })}$`);

interface Held {
  readonly what: string;
  readonly who: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
  /** Puts something into it that is not text. */
  readonly fill?: (page: Page) => Promise<void>;
}

const csv = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('Name\nPune\n') };
const chooseFile = (page: Page) => page.getByRole('dialog').locator('input[type="file"]').setInputFiles(csv);

const fillReason = (page: Page) => page.getByRole('dialog').locator('textarea').last().fill('Kept');

const dialogs: readonly Held[] = [
  { what: 'invitation', who: '9000000021', path: '/team', open: press(say('resources.team.invite')) },
  {
    what: 'saved view',
    who: '9000000031',
    path: '/student',
    open: async (page) => {
      await press(say('resources.views.title'))(page);
      await press(say('resources.views.keep'))(page);
    },
  },
  { what: 'purpose of a file', who: '9000000031', path: '/student', open: press(say('resources.download')) },
  {
    what: 'import',
    who: '9000000031',
    path: '/student',
    open: press(say('resources.import.open')),
    fill: chooseFile,
  },
  {
    what: 'suggested skill',
    who: asha.mobileNumber,
    path: '/profile#skills',
    open: press(say('profile.suggestion.open')),
  },
  {
    what: 'entry of the profile',
    who: asha.mobileNumber,
    path: '/profile',
    open: (page) =>
      page
        .getByRole('button', { name: say('profile.edit') })
        .first()
        .click(),
  },
  {
    what: 'JSON Resume',
    who: asha.mobileNumber,
    path: '/cv',
    open: press(say('cv.json.import')),
    fill: async (page) =>
      page
        .getByRole('dialog')
        .locator('input[type="file"]')
        .setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer: Buffer.from('{}') }),
  },
  {
    what: 'record',
    who: '9000000051',
    path: '/city',
    open: (page) => page.getByRole('button', { name: /^Add / }).first().click(),
  },
  {
    what: 'list of roll numbers',
    who: '9000000021',
    path: `/eligible-students?jdID=${seededID('job-description/31')}`,
    open: press(say('resources.byNumbers.open')),
  },
  {
    what: 'reason for a setting',
    who: '9000000051',
    path: '/settings?tab=platform',
    open: (page) =>
      page
        .getByRole('button', { name: namedAs('settings.platform.changeNamed') })
        .first()
        .click(),
    fill: fillReason,
  },
  {
    what: 'reason why a job is declined',
    who: '9000000011',
    path: '/my-jobs',
    open: async (page) => {
      const main = page.getByRole('main');
      if (page.url().endsWith('/my-jobs'))
        await main
          .getByRole('list', { name: 'My jobs' })
          .getByRole('listitem')
          .last()
          .getByRole('link')
          .first()
          .click();
      await main.getByRole('button', { name: say('resources.apply.decline') }).click();
    },
    fill: fillReason,
  },
  {
    what: 'reason for what is done to several',
    who: '9000000051',
    path: '/companies',
    open: async (page) => {
      const tick = page
        .getByRole('row')
        .getByRole('checkbox', { name: /^Select / })
        .last();
      if (!(await tick.isChecked())) await tick.click();
      await page
        .locator('[data-part="selection"]')
        .getByRole('button', { name: /^Suspend/ })
        .click();
    },
    fill: fillReason,
  },
];

for (const { what, who, path, open, fill } of dialogs) {
  test(
    `no way out of the ${what} takes away what it holds`,
    sweepUnless(what === 'invitation'),
    async ({ page }) => {
      await arrive(page, who, path);
      await open(page);
      const dialog = page.getByRole('dialog').first();
      await expect(dialog).toBeVisible();
      // While nothing is typed it closes at once.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await open(page);
      const field = dialog
        .locator('input:not([type="file"],[type="hidden"],[type="checkbox"]), textarea')
        .first();
      if (fill === undefined) await field.fill('Kept');
      else await fill(page);

      const question = page.getByRole('alertdialog', { name: say('unsaved.title') });
      const ways = {
        escape: () => page.keyboard.press('Escape'),
        close: () => dialog.getByRole('button', { name: 'Close', exact: true }).first().click(),
        back: async () => {
          await page.goBack();
        },
      };
      for (const [way, go] of Object.entries(ways)) {
        await test.step(way, async () => {
          await go();
          await expect(question).toBeVisible();
          await question.getByRole('button', { name: say('unsaved.stay') }).click();
          await expect(question).toHaveCount(0);
          await expect(dialog).toBeVisible();
        });
      }
      // A press beside it is a slip.
      await page.mouse.click(4, 400);
      if (await question.isVisible())
        await question.getByRole('button', { name: say('unsaved.stay') }).click();
      await expect(dialog).toBeVisible();
      if (fill === undefined) await expect(field).toHaveValue('Kept');
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: say('unsaved.leave') }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
}

const forms = [
  {
    what: 'amount of a recharge',
    path: '/wallet',
    fill: (page: Page) => page.getByRole('textbox', { name: say('form.recharge amount label') }).fill('73'),
  },
  {
    what: 'password for an erasure',
    path: '/settings',
    fill: (page: Page) =>
      page
        .getByRole('region', { name: say('settings.erasure.title') })
        .getByLabel('Current password', { exact: true })
        .fill('Kept'),
  },
];

for (const { what, path, fill } of forms) {
  test(`a link asks before it takes away the ${what}`, sweep, async ({ page }) => {
    await arrive(page, asha.mobileNumber, path);
    await fill(page);
    await page
      .getByRole('link', { name: /^My jobs$/i })
      .first()
      .click();
    await expect(page.getByRole('alertdialog', { name: say('unsaved.title') })).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

test('an amount that one press filled in is no work that is asked about', sweep, async ({ page }) => {
  await arrive(page, asha.mobileNumber, '/wallet');
  await page
    .getByRole('group', { name: say('wallet.recharge.picks') })
    .getByRole('button')
    .first()
    .click();
  await page
    .getByRole('link', { name: /^My jobs$/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/my-jobs/);
});
