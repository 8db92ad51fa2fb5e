/** Two leads of one company are merged after a look at what goes over, and the message of the one is read at the other. */
import { expect, expectAccessible, expectNoSidewaysScroll, sweepUnless, test } from './fixtures.ts';
import { sharedToken } from './people.ts';
import { administrator } from './resources.ts';
import { words } from './words.ts';

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'hi', width: 360 },
] as const) {
  test(
    `a company that wrote twice is one lead (${language})`,
    sweepUnless(language === 'en'),
    async ({ page, request }) => {
      const headers = { authorization: `Bearer ${await sharedToken(request, administrator)}` };
      const industries = await request.get('/api/admin/industry/all', { headers });
      const { data } = (await industries.json()) as { data: { industry: { id: string }[] } };
      const serial = Date.now() % 1_000_000;
      const add = async (firstName: string, description: string) => {
        const email = `${firstName.toLowerCase()}${serial}@example.com`;
        const answer = await request.post('/api/lead/add', {
          headers,
          data: {
            firstName,
            lastName: `Weaver${serial}`,
            mobile: String(9_330_000_000 + serial),
            email,
            description,
            numberOfEmployees: '51-200',
            industry: data.industry[0]?.id,
          },
        });
        expect(answer.status()).toBe(200);
        const { id } = ((await answer.json()) as { data: { lead: { id: string } } }).data.lead;
        return {
          id,
          name: `${firstName} Weaver${serial}`,
          contact: `${firstName} Weaver${serial}, ${email}`,
        };
      };
      const twice = await add('Second', 'We wrote before.');
      const stays = await add('First', 'We hire forty weavers.');
      await page.addInitScript(
        ([token, chosen]) => {
          localStorage.setItem('access-token', String(token));
          localStorage.setItem('language', String(chosen));
        },
        [headers.authorization.slice('Bearer '.length), language],
      );
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/leads?record=${twice.id}`);
      const say = words(language);
      const sheet = page.getByRole('dialog', { name: twice.name, exact: true });
      await sheet.getByRole('button', { name: say('resources.lead.merge'), exact: true }).click();
      const dialog = page.getByRole('dialog', {
        name: say('resources.lead.mergeQuestion', { name: twice.name }),
      });
      await dialog.getByRole('combobox').fill('First Weaver');
      await page.getByRole('option', { name: stays.contact, exact: true }).click();
      await expect(
        dialog.getByRole('heading', {
          name: say('resources.lead.mergePreview.title', { name: stays.contact }),
        }),
      ).toBeVisible();
      await dialog.getByRole('textbox').fill('Both wrote for the same firm.');
      await dialog.getByRole('checkbox', { name: say('form.merge final label') }).check();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: say('resources.lead.merge') }).click();
      // One is led to the lead that goes on, which says what the other one wrote.
      const kept = page.getByRole('dialog', { name: stays.name, exact: true });
      await expect(kept.getByText(twice.contact)).toContainText('We wrote before.');
      await expectNoSidewaysScroll(page);
    },
  );
}
