import type { Locator, Page, Route } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sweep, sweepUnless, test } from './fixtures.ts';
import { arrive } from './people.ts';
import { words, type LanguageCode } from './words.ts';
import { emptyPDF } from './pdf.ts';

// The recorder of traces fetches the pictures that a page shows from memory, which the page's policy refuses.
test.use({ trace: 'off' });

/** Who has which tabs on /profile. */
const people = [
  {
    who: 'a fresher',
    mobileNumber: '9000000002',
    tabs: [
      'Personal',
      'Education',
      'Experience and projects',
      'Skills and languages',
      'Address and parents',
      'Documents',
    ],
  },
  {
    who: 'a candidate with experience',
    mobileNumber: '9000000012',
    tabs: [
      'Personal',
      'Experience and projects',
      'Education',
      'Skills and languages',
      'Address and parents',
      'Documents',
    ],
  },
  { who: 'an employer', mobileNumber: '9000000021', tabs: ['Me', 'My organisation'] },
  { who: 'an officer', mobileNumber: '9000000031', tabs: ['Me', 'My organisation'] },
  { who: 'a controller', mobileNumber: '9000000032', tabs: ['Me', 'My organisation'] },
  { who: 'support', mobileNumber: '9000000041', tabs: [] },
  { who: 'a super admin', mobileNumber: '9000000051', tabs: [] },
] as const;

const settled = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

/** Each person on one width in one language, so that every width and language is seen with every kind of section. */
const views = [
  { width: 1280, language: 'en', title: 'Profile', state: 'Maharashtra' },
  { width: 360, language: 'hi', title: 'प्रोफ़ाइल', state: 'महाराष्ट्र' },
] as const;

for (const { who, mobileNumber, tabs } of people) {
  for (const { width, language, title, state } of views) {
    test(
      `${who} sees every section at ${width} px (${language}) without violations`,
      sweepUnless(width === 360 && who === 'a fresher'),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await arrive(page, mobileNumber);
        await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
        await page.goto('/profile');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        // Only candidates apply for anything.
        const isCandidate = mobileNumber < '9000000020';
        await expect(page.getByText(words(language)('profile.lead'))).toHaveCount(isCandidate ? 1 : 0);
        if (who === 'a fresher') await expect(page.getByRole('main')).toContainText(state);
        const found = page.getByRole('tab');
        if (language === 'en') await expect(found).toHaveText([...tabs]);
        await expect(found).toHaveCount(tabs.length);
        for (let index = 0; index < Math.max(1, tabs.length); index += 1) {
          if (tabs.length > 0) await found.nth(index).click();
          await settled(page);
          await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        }
      },
    );
  }
}

/** The forms of each tab: sections that begin empty are added to, the others are edited. */
const forms = [
  {
    mobileNumber: '9000000001',
    view: { width: 1280, colorScheme: 'dark', language: 'en' },
    tabs: {
      personal: ['personal'],
      education: ['education', 'academics'],
      work: ['experience', 'projects', 'certifications', 'achievements'],
      skills: ['skills', 'languages'],
      contacts: ['address', 'parents'],
    },
  },
  {
    mobileNumber: '9000000011',
    view: { width: 360, colorScheme: 'light', language: 'hi' },
    tabs: {
      personal: ['personal'],
      work: ['experience', 'projects'],
      education: ['education', 'academics'],
      skills: ['skills', 'languages'],
      contacts: ['address', 'parents'],
    },
  },
  {
    mobileNumber: '9000000021',
    view: { width: 360, colorScheme: 'dark', language: 'hi' },
    tabs: { account: ['account'], organization: ['organizationDetails'] },
  },
  {
    mobileNumber: '9000000031',
    view: { width: 1280, colorScheme: 'light', language: 'en' },
    tabs: { account: ['account'], organization: ['organizationDetails'] },
  },
] as const satisfies readonly {
  readonly mobileNumber: string;
  readonly view: {
    readonly width: number;
    readonly colorScheme: 'dark' | 'light';
    readonly language: LanguageCode;
  };
  readonly tabs: Readonly<Record<string, readonly string[]>>;
}[];

for (const { mobileNumber, view, tabs } of forms) {
  const { width, colorScheme, language } = view;
  test(
    `every form of ${mobileNumber} is sound with its errors at ${width} px (${language}, ${colorScheme})`,
    sweepUnless(mobileNumber === '9000000021'),
    async ({ page }) => {
      // Up to ten forms, each of which axe looks through.
      test.slow();
      const say = words(language);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await arrive(page, mobileNumber);
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      for (const [tab, sections] of Object.entries(tabs)) {
        await page.goto(`/profile#${tab}`);
        await settled(page);
        for (const section of sections) {
          const title = say(`profile.sections.${section}.title`);
          const region = page.getByRole('region', { name: title, exact: true });
          const add = region.getByRole('button', { name: say(`profile.sections.${section}.add`) });
          const edit = region.getByRole('button', { name: say('profile.editNamed', { name: title }) });
          await add.or(edit).first().click();
          const form = page.getByRole('dialog');
          await expect(form).toBeVisible();
          await emptyFirstRequired(form);
          await form.getByRole('button', { name: say('profile.save') }).click();
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
          await page.keyboard.press('Escape');
          const question = page.getByRole('alertdialog');
          await expect(question.or(page.getByRole('main')).first()).toBeVisible();
          if (await question.isVisible()) {
            await question.getByRole('button', { name: say('unsaved.leave') }).click();
          }
          await expect(form).toBeHidden();
        }
      }
    },
  );
}

/** Takes back what is in the first text that has to be there, so that the form has something to complain about. */
async function emptyFirstRequired(form: Locator): Promise<void> {
  const field = form.locator('input[required], input[aria-required="true"]').first();
  if ((await field.count()) > 0 && (await field.inputValue()) !== '') await field.fill('');
}

const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a form keeps what was typed, says what is wrong, and is left only on purpose', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, '9000000003');
  await page.goto('/profile');
  // The completion leads to the form.
  await page.getByRole('button', { name: 'Address', exact: true }).click();
  const form = panel(page, 'Add an address');
  await expect(form).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('combobox', { name: 'Kind of address' }).selectOption('Permanent');
  await form.getByRole('textbox', { name: 'House and street' }).fill('7 Ferry Road');
  await form.getByRole('textbox', { name: 'City' }).fill('Pune');
  await form.getByRole('textbox', { name: 'PIN code' }).fill('012345');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter 6 digits, the first 1 to 9')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByRole('textbox', { name: 'House and street' })).toHaveValue('7 Ferry Road');

  await form.getByRole('textbox', { name: 'PIN code' }).fill('411001');
  await form.getByRole('combobox', { name: 'State' }).click();
  const tray = page.getByRole('combobox', { name: 'State' }).last();
  await tray.fill('maha');
  await page.getByRole('option', { name: 'Maharashtra' }).click();

  // A failed saving keeps the form as it is.
  await page.route('**/api/user/address', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert').or(form.locator('[data-component="Alert"]')).first()).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'PIN code' })).toHaveValue('411001');
  await page.unroute('**/api/user/address');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: 'Permanent' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Address and parents' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Address', exact: true })).toHaveCount(0);
});

test('an answer settles what follows from it', sweep, async ({ page }) => {
  await arrive(page, '9000000003');
  await page.goto('/profile#education');
  await page.getByRole('button', { name: 'Add a stage' }).click();
  const form = page.getByRole('dialog');
  const kind = form.getByRole('combobox', { name: 'Kind of result' });
  const scale = form.getByRole('combobox', { name: 'Out of' });
  await kind.selectOption('Percentage');
  await expect(scale).toBeHidden();
  await kind.selectOption('CGPA');
  await expect(scale).toHaveValue('10');
  await scale.selectOption('4');
  await kind.selectOption('Percentage');
  await kind.selectOption('CGPA');
  await expect(scale).toHaveValue('10');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave without saving' }).click();

  await page.goto('/profile#work');
  await page.getByRole('button', { name: 'Add experience' }).click();
  const until = form.getByRole('combobox', { name: 'Until' });
  await expect(until).toBeVisible();
  await form.getByRole('checkbox', { name: 'I work here now' }).check();
  await expect(until).toBeHidden();
});

test('what somebody else has saved meanwhile is shown beside what was typed', sweep, async ({ page }) => {
  await arrive(page, '9000000005');
  await page.goto('/profile#personal');
  await page.getByRole('button', { name: 'Edit Personal details' }).click();
  const form = panel(page, 'Personal details');
  await form.getByRole('textbox', { name: 'Headline' }).fill('Mine');
  const token = await page.evaluate(() => localStorage.getItem('access-token'));
  const headers = { authorization: `Bearer ${token}` };
  const other = await page.request.post('/api/user/personal', {
    headers,
    data: { headline: 'From my phone' },
  });
  expect(other.status()).toBe(200);

  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Somebody else changed this meanwhile').first()).toBeVisible();
  await expect(form.getByRole('row', { name: /^Headline/ })).toContainText('MineFrom my phone');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save mine' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('region', { name: 'Personal details' })).toContainText('Mine');
});

test('a language is added, changed and removed after a question', sweep, async ({ page }) => {
  await arrive(page, '9000000005');
  await page.goto('/profile#languages');
  const section = page.getByRole('region', { name: 'Languages' });
  await section.getByRole('button', { name: 'Add a language' }).click();
  const form = panel(page, 'Add a language');
  await form.getByRole('textbox', { name: 'Language' }).fill('Tamil');
  await form.getByRole('combobox', { name: 'Level' }).selectOption('Native');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Tick at least one of reading, writing and speaking')).toBeVisible();
  await form.getByRole('checkbox', { name: 'I speak it' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByRole('heading', { name: 'Tamil' })).toBeVisible();

  await section.getByRole('button', { name: 'Edit Tamil' }).click();
  await panel(page, 'Tamil').getByRole('checkbox', { name: 'I write it' }).check();
  await panel(page, 'Tamil').getByRole('button', { name: 'Save' }).click();
  await expect(panel(page, 'Tamil')).toBeHidden();

  await section.getByRole('button', { name: 'Remove Tamil' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Tamil?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByRole('heading', { name: 'Tamil' })).toHaveCount(0);
});

test('jobs are asked for anew once the profile has changed', async ({ page }) => {
  await arrive(page, '9000000005');
  const toJobs = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'My Jobs' });
  await toJobs.click();
  await expect(page.getByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('tab', { name: 'Skills and languages' }).click();
  await page.getByRole('button', { name: 'Add a language' }).click();
  const form = panel(page, 'Add a language');
  await form.getByRole('textbox', { name: 'Language' }).fill('Kannada');
  await form.getByRole('combobox', { name: 'Level' }).selectOption('Native');
  await form.getByRole('checkbox', { name: 'I speak it' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Kannada' })).toBeVisible();
  await Promise.all([page.waitForRequest('**/api/jdstudentmapping/eligibleJDs?*'), toJobs.click()]);
});

/** A picture of one colour, as small as a PNG can be. */
function png(): Buffer {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return Buffer.from(base64, 'base64');
}

test('a photo and a document are kept; what is none is refused with the reason', async ({ page }) => {
  await arrive(page, '9000000004');
  await page.goto('/profile');
  const photo = page.getByRole('region', { name: 'Imran Shaikh' });
  const input = photo.locator('input[type="file"]');
  const fake = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: fake });
  await expect(photo.getByText('Choose a JPEG, PNG or WebP picture.')).toBeVisible();
  await expectAccessible(page);
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png() });
  await expect(photo.getByRole('img', { name: 'Imran Shaikh' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Photo', exact: true })).toHaveCount(0);

  const account = page.getByRole('banner').getByRole('button', { name: 'Account, IS, Imran Shaikh' });
  await expect(account.locator('img')).toBeVisible();

  await page.goto('/profile#documents');
  const documents = page.getByRole('region', { name: 'Documents' });
  const sheet = emptyPDF('sheet');
  const file = { name: 'sheet.pdf', mimeType: 'application/pdf', buffer: Buffer.from(sheet) };
  const choose = documents.locator('input[type="file"]');

  /** What becomes of an upload; one handler for all, because a request is lost that is on its way when handlers change. */
  let answer: (route: Route) => Promise<void>;
  await page.route('**/api/image', (route) =>
    route.request().method() === 'POST' ? answer(route) : route.fallback(),
  );

  // While it is sent it can be given up.
  answer = () => new Promise(() => undefined);
  await choose.setInputFiles(file);
  await expect(documents.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  await documents.getByRole('button', { name: 'Cancel the upload' }).click();
  await expect(documents.getByRole('progressbar')).toHaveCount(0);
  await expect(documents.getByText('sheet.pdf')).toHaveCount(0);

  // The server keeps it, but its answer is lost: another try does not keep it twice.
  answer = async (route) => {
    await route.fetch();
    await route.abort();
  };
  await choose.setInputFiles(file);
  const again = documents.getByRole('button', { name: 'Try again sheet.pdf' });
  await expect(again).toBeVisible({ timeout: 15_000 });
  answer = (route) => route.continue();
  await again.click();
  await expect(page.getByRole('button', { name: 'Dismiss: sheet.pdf added' })).toBeVisible();
  const item = documents.getByRole('listitem').filter({ hasText: 'sheet.pdf' });
  await expect(item).toHaveCount(1);
  const download = page.waitForEvent('download');
  await item.getByRole('button', { name: 'Download sheet.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('sheet.pdf');
  await item.getByRole('button', { name: 'Remove sheet.pdf' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(item).toHaveCount(0);
});

test('an employer changes what the company says of itself', async ({ page }) => {
  await arrive(page, '9000000023', '/profile#organizationDetails');
  const section = page.getByRole('region', { name: 'Details of the organisation' });
  await section.getByRole('button', { name: 'Edit Details of the organisation' }).click();
  const form = panel(page, 'Details of the organisation');
  await form
    .getByRole('textbox', { name: 'About the company' })
    .fill('We carry parcels.\nAll over the city.');
  await form.getByRole('textbox', { name: 'GSTIN' }).fill('27AAPFU0939F1ZU');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter a GSTIN like 27AAPFU0939F1ZV')).toBeVisible();
  await form.getByRole('textbox', { name: 'GSTIN' }).fill('27AAPFU0939F1ZV');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(section).toContainText('We carry parcels.');
  await expect(section).toContainText('27AAPFU0939F1ZV');
});

test(
  'a controller sees the university, and nobody asks for a wallet that is none',
  sweep,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await arrive(page, '9000000032');
    await expect.poll(() => asked).toContain('/api/dashboard/summary');
    await page.goto('/profile#organization');
    await expect(page.getByRole('main')).toContainText('Deccan State University');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(asked).not.toContain('/api/wallet');
  },
);

test('a photo of a phone is made smaller, one that cannot be read is named, and a proof is added in its form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await arrive(page, '9000000003', '/profile');
  // Noise is what a picture of it compresses least.
  const large = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1000;
    const context = canvas.getContext('2d');
    const noise = new ImageData(1000, 1000);
    for (let at = 0; at < noise.data.length; at += 1)
      noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    context?.putImageData(noise, 0, 0);
    return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
  });
  const photo = { name: 'IMG_0001.png', mimeType: 'image/png', buffer: Buffer.from(large, 'base64') };
  expect(photo.buffer.length).toBeGreaterThan(2 * 1024 * 1024);
  const card = page.getByRole('region', { name: 'Meena Das' });
  const heic = { name: 'IMG_0002.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') };
  await card.locator('input[type="file"]').setInputFiles(heic);
  await expect(card.getByText(/IMG_0002\.heic was not added\. This device cannot read/)).toBeVisible();
  await card.locator('input[type="file"]').setInputFiles(photo);
  await expect(card.getByRole('img', { name: 'Meena Das' })).toBeVisible();

  await page.goto('/profile#education');
  const education = page.getByRole('region', { name: 'Education' });
  await education
    .getByRole('button', { name: /^(Edit|Add)/ })
    .first()
    .click();
  const form = page.getByRole('dialog');
  const field = form.getByRole('textbox').first();
  await field.fill('What I typed');
  await form.locator('input[type="file"]').setInputFiles({ ...photo, name: 'marks.png' });
  await expect(form.locator('option:checked', { hasText: 'marks.jpg' })).toHaveCount(1);
  await expect(field).toHaveValue('What I typed');
});
