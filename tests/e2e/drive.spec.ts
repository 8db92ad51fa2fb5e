/** The drive of a job: a round is planned, results are pasted, and closing it says first what it does. */
import type { Page } from '@playwright/test';
import { seededID } from '../../apps/backend/src/database/seeded-id.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { words } from './words.ts';
import { arrive, asha, sharedToken, signIn } from './people.ts';
import { employer } from './resources.ts';

/** The placement officer of Sahyadri. */
const officer = '9000000031';

const say = words('en');

const jdID = seededID('job-description/31');

test.use({
  serviceWorkers: 'allow',
  // The door reads codes by a camera: here a made-up one, which asks nobody.
  launchOptions: async ({ launchOptions }, provide) => {
    const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
    await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
  },
});

/** What stands before the camera; this browser has no reader of its own. */
async function hold(page: Page, code: string | null): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('before the camera', text ?? ''), code);
}

/** Whether a copy on the device has these words. */
const hasKept = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const address of await cache.keys()) {
        const kept = name.startsWith('kept ') ? await cache.match(address) : undefined;
        if ((await kept?.text())?.includes(wanted) === true) return true;
      }
    }
    return false;
  }, text);

/** A reader of codes as other browsers have it, which sees what `hold` was told. */
const readCodes = (page: Page) =>
  page.addInitScript(() => {
    class Reader {
      static getSupportedFormats = async () => ['qr_code'];
      async detect(image: HTMLVideoElement) {
        const rawValue = localStorage.getItem('before the camera') ?? '';
        return rawValue === '' || image.srcObject === null ? [] : [{ rawValue }];
      }
    }
    Object.assign(globalThis, { BarcodeDetector: Reader });
  });

test('a round is added, its people are judged, and closing says what it waits for', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, employer, `/job-description/${jdID}`);
  await page.getByRole('link', { name: 'Rounds of the drive' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drive' })).toBeVisible();
  await expect(page.getByText('No rounds yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add round' }).click();

  const dialog = page.getByRole('dialog', { name: 'Add a round' });
  await dialog.getByRole('button', { name: 'Add round' }).click();
  await expect(dialog).toContainText('Enter a name for the round');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Aptitude test');
  await dialog.getByRole('combobox', { name: 'Kind' }).selectOption('Aptitude test');
  await dialog.getByRole('combobox', { name: 'Who takes part' }).selectOption('Applied');
  const day = new Date(Date.now() + 24 * 60 * 60_000);
  const parts = dialog.getByRole('group', { name: 'Day', exact: true });
  await parts.getByRole('textbox', { name: 'Day' }).fill(String(day.getDate()));
  await parts.getByRole('textbox', { name: 'Month' }).fill(String(day.getMonth() + 1));
  await parts.getByRole('textbox', { name: 'Year' }).fill(String(day.getFullYear()));
  await dialog.getByRole('textbox', { name: 'Begins at' }).fill('10:00');
  await dialog.getByRole('textbox', { name: 'Ends at' }).fill('noon');
  await dialog.getByRole('button', { name: 'Add round' }).click();
  await expect(dialog).toContainText('Enter a time such as 10:30');
  await dialog.getByRole('textbox', { name: 'Ends at' }).fill('11:00');
  await dialog.getByRole('textbox', { name: 'Place' }).fill('Seminar hall 2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add round' }).click();
  await expect(page.getByRole('link', { name: '1. Aptitude test' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  const people = page.getByRole('table', { name: 'People of Aptitude test' });
  const first = people.getByRole('row').nth(1);
  const rollNumber = (await first.getByRole('cell').nth(0).textContent()) ?? '';
  await page.getByRole('button', { name: 'Paste results' }).click();
  const pasted = page.getByRole('dialog', { name: 'Paste results' });
  await pasted.getByRole('textbox', { name: 'Roll numbers' }).fill(`${rollNumber}\nNOBODY/1, failed`);
  await pasted.getByRole('button', { name: 'Save 2 lines' }).click();
  await expect(pasted).toContainText('1 result was saved.');
  await expect(pasted).toContainText('NOBODY/1: Nobody in this round has this number.');
  await pasted.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'Rounds in their order' })).toContainText('1 passed');

  await people
    .getByRole('button', { name: /^Absent:/ })
    .nth(1)
    .click();
  await expect(page.getByRole('list', { name: 'Rounds in their order' })).toContainText('1 absent');
  await expectAccessible(page);

  // The absence is excused, with a reason.
  const absent = people.getByRole('row').nth(2);
  await absent.getByRole('button', { name: /^More about/ }).click();
  const person = page.getByRole('dialog');
  await person.getByRole('button', { name: 'Excuse absence' }).click();
  await expect(person).toContainText('Write at least 3 letters');
  await person.getByRole('textbox', { name: 'Why the absence is excused' }).fill('Was ill');
  await expectAccessible(page);
  await person.getByRole('button', { name: 'Excuse absence' }).click();
  await expect(absent).toContainText('Excused');

  // The round is changed; a second one is added and removed.
  await page.getByRole('button', { name: 'Change round' }).click();
  const change = page.getByRole('dialog', { name: 'Change Aptitude test' });
  await expect(change.getByRole('textbox', { name: 'Begins at' })).toHaveValue('10:00');
  await change.getByRole('textbox', { name: 'Place' }).fill('Seminar hall 3');
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'Rounds in their order' })).toContainText('Seminar hall 3');

  // A file is tried out, then taken: who is not in the round is named by line.
  await page.getByRole('button', { name: 'Results from a file' }).click();
  const file = page.getByRole('dialog', { name: /results of a round/ });
  await file.locator('input[type="file"]').setInputFiles({
    name: 'results.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Roll No,Verdict\n${rollNumber},not qualified\nNOBODY/1,Passed\n`),
  });
  await file.getByRole('button', { name: say('resources.import.check') }).click();
  await expect(file).toContainText('Nobody who has applied for this job has this.');
  await expectAccessible(page);
  await file.getByRole('button', { name: 'Import one row' }).click();
  await expect(file.getByText(say('resources.import.taken_one'))).toBeVisible();
  await file
    .getByRole('button', { name: say('resources.import.close') })
    .last()
    .click();
  await expect(first.getByRole('combobox')).toHaveValue('Failed');

  await page.getByRole('button', { name: 'Close round' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close Aptitude test?' });
  await expect(question).toContainText('This round has not begun.');
  await question.getByRole('button', { name: 'Cancel' }).click();

  // Slots of the same round: given to all who are left, then one by hand.
  await page.getByRole('tab', { name: 'Panels and slots' }).click();
  await page.getByRole('button', { name: 'Add panel' }).click();
  const panel = page.getByRole('dialog', { name: 'Add panel' });
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toContainText('Enter a name for the panel');
  await expect(panel.getByRole('textbox', { name: 'Name of the panel' })).toBeFocused();
  await panel.getByRole('textbox', { name: 'Name of the panel' }).fill('Panel A');
  // A press beside the dialog takes nothing that was typed.
  await page.mouse.click(5, 5);
  await expect(panel.getByRole('textbox', { name: 'Name of the panel' })).toHaveValue('Panel A');
  await panel.getByRole('textbox', { name: 'Room' }).fill('Lab 1');
  await panel.getByRole('textbox', { name: 'Ends at' }).fill('12:00');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toContainText('The panel ends after its round ends.');
  await panel.getByRole('textbox', { name: 'Ends at' }).fill('11:00');
  await panel.getByRole('textbox', { name: 'Slots kept' }).fill('1');
  await panel.getByRole('button', { name: 'Save' }).click();
  const grid = page.getByRole('table', { name: 'Slots of Aptitude test' });
  await expect(grid.getByRole('button', { name: /^Free: Panel A/ })).toHaveCount(2);
  await page.getByRole('button', { name: /^Give \d+ slot/ }).click();
  const allotment = page.getByRole('alertdialog', { name: 'Give slots' });
  await expect(allotment).toContainText(/\d+ (?:person gets|people get) a slot/);
  await expectAccessible(page);
  await allotment.getByRole('button', { name: 'Give slots' }).click();
  await expect(allotment).toBeHidden();
  const taken = grid.getByRole('row').nth(1).getByRole('button');
  await expect(taken).not.toHaveAccessibleName(/^Free/);
  const who = (await taken.textContent()) ?? '';
  await taken.click();
  const slot = page.getByRole('dialog', { name: /^Panel A/ });
  const other = slot.getByRole('combobox', { name: `Another slot for ${who}` });
  const last = other.getByRole('option').last();
  await other.selectOption((await last.getAttribute('value')) ?? '');
  await slot.getByRole('button', { name: 'Give slot' }).click();
  await expect(grid.getByRole('row').nth(3)).toContainText(who);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('tab', { name: 'Day board' }).click();
  const queue = page.getByRole('list', { name: 'Queue of Panel A' });
  await queue.getByRole('button', { name: `Call: ${who}` }).click();
  await queue.getByRole('button', { name: `Goes in: ${who}` }).click();
  await queue.getByRole('button', { name: `Done: ${who}` }).click();
  await expect(page.getByRole('list', { name: 'Day board' })).toContainText('1 of');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

interface OpenJob {
  id: string;
  companyName: string;
}

test('a round of today stands at the student with a code, which is taken at the door without a network, too', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const as = async (mobileNumber: string) => ({
    authorization: `Bearer ${await sharedToken(page.request, mobileNumber)}`,
  });
  const list = await page.request.get('/api/jdstudentmapping/eligibleJDs?pageSize=100', {
    headers: await as(asha.mobileNumber),
  });
  const { data } = (await list.json()) as { data: { jobDescription: readonly OpenJob[] } };
  const chosen = data.jobDescription.find(({ companyName }) => companyName.startsWith('Navyug'))?.id ?? '';
  await signIn(page, asha.mobileNumber);
  await page.goto(`/my-jobs/${chosen}`);
  const apply = page.getByRole('button', { name: say('resources.apply.apply') });
  await expect(apply).toBeVisible();
  for (const question of await page.getByRole('radiogroup').all())
    await question.getByRole('radio').first().check();
  for (const question of await page.getByRole('main').getByRole('textbox').all()) await question.fill('7');
  await apply.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('resources.apply.apply') })
    .click();
  await expect(page.getByRole('main').getByText('Applied', { exact: true }).first()).toBeVisible();
  const startsAt = new Date(Date.now() + 20_000);
  const added = await page.request.post('/api/round/add', {
    headers: await as(employer),
    data: {
      jdID: chosen,
      name: 'Technical interview',
      kind: 'Technical interview',
      startsAt,
      endsAt: new Date(startsAt.getTime() + 60 * 60_000),
      venue: 'Seminar hall 2',
      bring: 'College identity card',
      isFor: 'Applied',
    },
  });
  expect(added.status()).toBe(200);

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: say('dashboard.rounds.title') });
  await expect(card).toContainText('Seminar hall 2');
  await expect(card).toContainText('Bring: College identity card');
  const code = (await card.locator('strong').textContent()) ?? '';
  expect(code).toMatch(/^[A-Z\d]{6}$/);
  await card.getByRole('button', { name: say('dashboard.rounds.show') }).click();
  await expect(page.getByRole('img', { name: `Code ${code} as QR` })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();

  await readCodes(page);
  await arrive(page, officer, '/check-in');
  const choose = page.getByRole('combobox', { name: say('check-in.round') });
  if ((await choose.inputValue()) === '') {
    const option = choose.getByRole('option', { name: /^Technical interview/ });
    await choose.selectOption((await option.getAttribute('value')) ?? '');
  }
  const field = page.getByRole('textbox', { name: say('check-in.field') });
  const submit = page.getByRole('button', { name: say('check-in.submit'), exact: true });
  await submit.click();
  await expect(page.getByRole('main')).toContainText(say('check-in.missing'));
  await field.fill('NOBODY');
  await field.press('Enter');
  await expect(page.getByRole('main')).toContainText(
    'NOBODY: Nobody in this round has this code or roll number today.',
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The door opens again without a network, once it was opened: the frame, its texts, and the rounds of the day.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(field).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => caches.match('/assets/i18n/en/check-in.json').then(Boolean)))
    .toBe(true);
  // The whole list of the door, too.
  await expect.poll(() => hasKept(page, '"isHere"')).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(field).toBeVisible();
  // The list is the one of before, says so, and is searched on the phone.
  const expected = page.getByRole('list', { name: say('check-in.door.list') });
  await expect(page.getByRole('main')).toContainText('This is the list as this device read it');
  const search = page.getByRole('searchbox', { name: say('check-in.door.search') });
  await search.fill('asha');
  await expect(expected.getByRole('listitem')).toHaveCount(1);
  await expect(expected).toContainText('Asha Patil');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await search.fill('nobody of this name');
  await expect(page.getByText(say('check-in.door.nobody'))).toBeVisible();
  await search.fill('');
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await expect(page.getByRole('main')).toContainText(
    `${code.toLowerCase()} is kept and will be sent when the network is back.`,
  );
  // Who signs out hears that somebody is on this phone alone; without a network nothing is sent, and nothing lost.
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: say('shell.account.logOut') }).click();
  const leaving = page.getByRole('dialog', { name: say('shell.leaving.title') });
  await expect(leaving).toContainText('1 check-in is on this device alone.');
  await leaving.getByRole('button', { name: say('shell.leaving.send') }).click();
  await expect(leaving).toContainText(say('shell.leaving.cut'));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await leaving.getByRole('button', { name: say('shell.leaving.stay') }).click();
  await expect(leaving).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('main')).toContainText('Asha Patil is checked in.');
  await expect(page.getByRole('main')).toContainText('1 of');
  await field.fill(code);
  await field.press('Enter');
  await expect(page.getByRole('main')).toContainText('Asha Patil was checked in before.');
  await expect(expected).toContainText(say('check-in.door.here'));

  // A code that is held before the camera is taken as a typed one is, once.
  await page.getByRole('button', { name: say('check-in.scan.start') }).click();
  const picture = page.getByLabel(say('check-in.scan.picture'));
  await expect.poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/round/entries/')) sent.push(request.postData() ?? '');
  });
  await hold(page, 'NOBODY');
  const nobody = page.getByText('NOBODY: Nobody in this round has this code or roll number today.');
  await expect(nobody.first()).toBeVisible();
  await hold(page, code);
  await expect.poll(() => sent.length).toBe(2);
  await expect(page.getByRole('main')).toContainText('Asha Patil was checked in before.');
  await hold(page, null);
  expect(sent).toHaveLength(2);
  // The camera is let go of when it is not looked through any more.
  const track = await picture.evaluateHandle(
    (video: HTMLVideoElement) => (video.srcObject as MediaStream).getTracks()[0],
  );
  await page.getByRole('button', { name: say('check-in.scan.stop') }).click();
  await expect.poll(() => track.evaluate((each) => each?.readyState)).toBe('ended');
  // Who has said no reads what to do.
  await page.evaluate(() => {
    const no = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    Object.assign(navigator.mediaDevices, { getUserMedia: no });
  });
  await page.getByRole('button', { name: say('check-in.scan.start') }).click();
  await expect(page.getByText(say('check-in.scan.refused')).first()).toBeVisible();
  await expectAccessible(page);
});
