/** What becomes of a skill that a candidate has suggested, on the screen of the staff who decide. */
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { asha, sharedToken } from './people.ts';
import { words } from './words.ts';

const support = '9000000041';

test('a suggestion becomes another name of a skill, to which one is led; a refused one is not switched on', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await sharedToken(request, asha.mobileNumber)}` };
  const suggest = async (name: string): Promise<string> => {
    const answer = await request.post('/api/admin/skill/suggest', {
      headers,
      data: { name, category: 'Technical' },
    });
    expect(answer.status()).toBe(200);
    return ((await answer.json()) as { data: { skill: { id: string } } }).data.skill.id;
  };
  const [alias, refused] = [`Jaava ${Date.now()}`, `Levitation ${Date.now()}`];
  const [aliasID, refusedID] = [await suggest(alias), await suggest(refused)];

  const say = words('hi');
  const token = await sharedToken(request, support);
  await page.addInitScript((kept) => {
    localStorage.setItem('access-token', kept);
    localStorage.setItem('language', 'hi');
  }, token);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/skill?record=${aliasID}`);
  await page
    .getByRole('dialog', { name: alias })
    .getByRole('button', { name: say('resources.skill.alias') })
    .click();
  const question = page.getByRole('dialog', { name: say('resources.skill.aliasQuestion', { name: alias }) });
  await question.getByRole('combobox').fill('Java');
  // The list is in Hindi, and what it is called in English finds it too.
  await page.getByRole('option', { name: 'जावा', exact: true }).click();
  await expectAccessible(page);
  await question.getByRole('button', { name: say('resources.skill.alias') }).click();
  await expect(page.getByRole('dialog', { name: 'जावा', exact: true })).toContainText(alias);
  await expectNoSidewaysScroll(page);

  await page.goto(`/skill?record=${refusedID}`);
  const sheet = page.getByRole('dialog', { name: refused });
  await sheet.getByRole('button', { name: say('resources.skill.refuse') }).click();
  const why = page.getByRole('dialog', { name: say('resources.skill.refuseQuestion', { name: refused }) });
  await why.getByRole('textbox').fill('Nobody can check this one.');
  await why.getByRole('button', { name: say('resources.skill.refuse') }).click();
  await expect(sheet.getByText(say('form.skill status refused'))).toBeVisible();
  await expect(sheet.getByRole('button', { name: say('resources.activate'), exact: true })).toHaveCount(0);
});
