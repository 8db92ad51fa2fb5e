import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { emptyPDF } from './pdf.ts';
import { join } from './people.ts';

/** Somebody whose profile is empty. */
const person = (mobileNumber: string) => ({
  firstName: 'Nandini',
  lastName: 'Rao',
  mobileNumber,
  password: 'Begin@2026',
});

const resume = {
  basics: { name: 'Somebody Else', label: 'Builder of small tools' },
  education: [{ institution: 'Modern High School', studyType: 'Class X', endDate: '2019', score: '91' }],
  projects: [{ name: 'Bus tracker of an old CV', startDate: '2026-01', endDate: '2026-03' }],
  skills: [{ name: 'Kotlin' }],
};

test('one press on a suggested skill saves it, and the next takes it back', async ({ page, outbox }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await join(page, outbox, person('9812200341'), '/profile#skills');
  const chips = page.getByRole('group', { name: 'Do you know these? One press saves' });
  const chip = chips.getByRole('checkbox').first();
  const name = (await chips.locator('label').first().textContent()) ?? '';
  const saved = page
    .getByRole('list', { name: 'Skills', exact: true })
    .getByRole('heading', { name, exact: true });
  await expect(saved).toHaveCount(0);
  const size = await chips.locator('label').first().boundingBox();
  expect(size?.height).toBeGreaterThanOrEqual(40);
  await chip.check();
  await expect(saved).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await chip.uncheck();
  await expect(saved).toHaveCount(0);
  await page.reload();
  await expect(chip).not.toBeChecked();
});

test('an old CV is read, shown beside the profile, and what is ticked is taken', async ({ page, outbox }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await join(page, outbox, person('9812200342'), '/profile#old-cv');
  const panel = page.getByRole('dialog', { name: 'Fill in from an old CV' });
  const file = panel.getByLabel('Your CV');
  await file.setInputFiles({
    name: 'scan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(emptyPDF('scan')),
  });
  await expect(panel.getByText(/This PDF is a picture of a CV/)).toBeVisible();
  await file.setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(resume)),
  });
  await expect(panel.getByText('Nothing is in it yet.')).toBeVisible();
  await expect(panel.getByText(/Your CV has the name Somebody Else; your account has/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // What the CV does not say is asked for before it can be ticked.
  const stage = panel.getByRole('checkbox', { name: 'Class X' });
  await stage.click();
  const form = page.getByRole('dialog', { name: 'Class X' });
  await expect(form.getByLabel('School or college')).toHaveValue('Modern High School');
  await page.goBack();
  await expect(form).toHaveCount(0);
  await expect(stage).not.toBeChecked();
  await panel.getByRole('checkbox', { name: 'Headline' }).check();
  await panel.getByRole('checkbox', { name: 'Kotlin' }).check();
  // Going back asks before the ticks are lost.
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await panel.getByRole('button', { name: 'Take 2 into my profile' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByText('Builder of small tools')).toBeVisible();
  await page.goto('/profile#skills');
  await expect(page.getByRole('heading', { name: 'Kotlin', exact: true })).toBeVisible();
});
