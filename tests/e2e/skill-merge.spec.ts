/** Two skills that are one are merged after a look at what moves, and the old name finds the one that stays. */
import { expect, expectAccessible, expectNoSidewaysScroll, sweepUnless, test } from './fixtures.ts';
import { sharedToken } from './people.ts';
import { administrator } from './resources.ts';
import { words } from './words.ts';

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'hi', width: 360 },
] as const) {
  test(
    `a skill that stands twice is merged into the one that stays (${language})`,
    sweepUnless(language === 'en'),
    async ({ page, request }) => {
      const token = await sharedToken(request, administrator);
      const add = async (name: string) => {
        const answer = await request.post('/api/admin/skill/add', {
          headers: { authorization: `Bearer ${token}` },
          data: { name, category: 'Technical', status: 'Approved' },
        });
        expect(answer.status()).toBe(200);
        return ((await answer.json()) as { data: { skill: { id: string } } }).data.skill.id;
      };
      const [twice, stays] = [`Weaving twice ${Date.now()}`, `Weaving ${Date.now()}`];
      const id = await add(twice);
      await add(stays);
      await page.addInitScript(
        ([kept, chosen]) => {
          localStorage.setItem('access-token', String(kept));
          localStorage.setItem('language', String(chosen));
        },
        [token, language],
      );
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/skill?record=${id}`);
      const say = words(language);
      const sheet = page.getByRole('dialog', { name: twice, exact: true });
      await sheet.getByRole('button', { name: say('resources.skill.merge'), exact: true }).click();
      const dialog = page.getByRole('dialog', {
        name: say('resources.skill.mergeQuestion', { name: twice }),
      });
      const submit = dialog.getByRole('button', { name: say('resources.skill.merge') });
      await submit.click();
      await expect(dialog.getByText(say('form.skill merge into required')).first()).toBeVisible();
      await dialog.getByRole('combobox').fill(stays);
      await page.getByRole('option', { name: stays, exact: true }).click();
      await expect(
        dialog.getByRole('heading', { name: say('resources.skill.mergePreview.title', { name: stays }) }),
      ).toBeVisible();
      await expect(dialog.getByText(say('resources.skill.mergePreview.nothing'))).toBeVisible();
      await dialog.getByRole('textbox').fill('One skill under two names.');
      await dialog.getByRole('checkbox', { name: say('form.merge final label') }).check();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await submit.click();
      await expect(page.getByText(say('resources.skill.merged', { name: twice })).first()).toBeVisible();
      // One is led to the skill that stays, which has the name of the other.
      const kept = page.getByRole('dialog', { name: stays, exact: true });
      await expect(kept.getByText(twice)).toBeVisible();
    },
  );
}
