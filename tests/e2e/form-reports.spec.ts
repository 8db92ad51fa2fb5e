/** Reports that leave the house: an office enters an intake, reads NIRF with it, follows a figure and takes the table away. */
import { readFileSync } from 'node:fs';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { arrive, sharedToken } from './people.ts';
import { words } from './words.ts';

const say = words('en');
const officer = '9000000031';

test('an office enters what was sanctioned, finds it in the report, and takes the report as a file', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await arrive(page, officer, '/outcome/intake?year=2023');
  const program = 'B.E. Computer Engineering';
  const field = page.getByRole('textbox', {
    name: say('resources.intakes.ofProgram', { what: say('resources.intakes.sanctioned'), program }),
  });
  await field.fill('72');
  const saved = page.waitForResponse(
    (response) => response.url().includes('/institute/intake/') && response.request().method() === 'PUT',
  );
  await field.blur();
  expect((await saved).status()).toBe(200);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/outcome/reports?form=nirf&passingYear=2027');
  await expect(page.getByText('UG [4 Years Program(s)]')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: /Sanctioned intake: 72$/ }).click();
  await expect(field).toHaveValue('72');

  await page.goto('/outcome/reports?form=nirf&passingYear=2027');
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: say('resources.formReports.csv') }).click();
  const file = await begun;
  expect(file.suggestedFilename()).toBe('nirf-2027.csv');
  expect(readFileSync(await file.path(), 'utf8')).toContain('UG [4 Years Program(s)],2023-24,72,');
});

test('a row that somebody else has saved meanwhile is told, and what is typed is saved over it when the field is left again', async ({
  page,
  request,
}) => {
  await arrive(page, officer, '/outcome/intake?year=2022');
  const program = 'B.E. Computer Engineering';
  const field = page.getByRole('textbox', {
    name: say('resources.intakes.ofProgram', { what: say('resources.intakes.sanctioned'), program }),
  });
  const read = page.waitForResponse((response) => response.url().includes('/institute/intake/'));
  await page.reload();
  const answer = await read;
  const { data } = (await answer.json()) as {
    data: { intake: { programID: string; programName: string }[] };
  };
  const programID = data.intake.find(({ programName }) => programName === program)?.programID;
  const headers = { authorization: `Bearer ${await sharedToken(request, officer)}` };
  const saved = await request.put(answer.url(), {
    headers,
    data: { intake: [{ programID, sanctioned: 60, admitted: 59, lateral: null, rowVersion: 0 }] },
  });
  expect(saved.status()).toBe(200);
  await field.fill('66');
  await field.blur();
  await expect(
    page.getByText(say('resources.intakes.savedMeanwhile', { program, values: '60 / 59 / –' })).first(),
  ).toBeVisible();
  await expect(field).toHaveValue('66');
  await field.focus();
  await field.blur();
  await expect(
    page.getByRole('row', { name: program }).getByText(say('resources.intakes.saved'), { exact: true }),
  ).toBeVisible();
  const kept = await (await request.get(answer.url(), { headers })).json();
  expect(kept.data.intake).toContainEqual(
    expect.objectContaining({ programID, sanctioned: 66, admitted: 59, rowVersion: 2 }),
  );
});
