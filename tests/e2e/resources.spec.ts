/** What every list of records can do, tried on each that the portal declares (`./resources.ts`). */
import type { Page, Route } from '@playwright/test';
import { guardedRoutes, type GuardedRoute } from '../../apps/portal/app/access/guardedRoutes.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, sweep, sweepUnless, test } from './fixtures.ts';
import { instituteResource } from '../../apps/portal/app/features/institutes/institute.tsx';
import { companyResource } from '../../apps/portal/app/features/companies/company.tsx';
import { arrive, asha, sharedToken } from './people.ts';
import { administrator, employer, testedResources, type TestedResource } from './resources.ts';
import { words, type LanguageCode, type Words } from './words.ts';

/** Opens an address as the administrator, or as somebody else. */
async function open(
  page: Page,
  address: string,
  language: LanguageCode = 'en',
  who = administrator,
): Promise<Words> {
  const token = await sharedToken(page.request, who);
  await page.addInitScript(
    ([kept, chosen]) => {
      localStorage.setItem('access-token', String(kept));
      localStorage.setItem('language', String(chosen));
    },
    [token, language],
  );
  await page.goto(address);
  return words(language);
}

/** An address with one more parameter. */
const addressWith = (path: string, name: string, value: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;

/** The cells of a CSV file. */
const cellsOf = (text: string): string[] =>
  [...text.matchAll(/"((?:[^"]|"")*)"|[^,\r\n]+/g)].map(([cell, quoted]) => quoted ?? cell);

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

/** The first record of a page that the server has sent. */
function firstIdOf({ data }: { data: Record<string, unknown> }): string {
  const rows = Object.values(data).find((value): value is { id: string }[] => Array.isArray(value));
  return rows?.[0]?.id ?? '';
}

/** Chooses in a field of a form, or types into it. */
async function fillIn(
  page: Page,
  form: TestedResource['resource']['form'],
  field: string,
  value: string,
  say: Words,
) {
  const sheet = page.getByRole('dialog');
  const definition = form?.definition.fields[field];
  if (definition?.rows !== undefined) {
    const { add, fields } = definition.rows;
    const text = say(`form.${fields.text?.label ?? ''}`);
    for (const [index, line] of value.split('\n').entries()) {
      await sheet.getByRole('button', { name: say(`form.${add}`) }).click();
      await sheet.getByRole('textbox', { name: text }).nth(index).fill(line);
    }
    return;
  }
  const label = say(`form.${definition?.label ?? ''}`);
  if (definition?.control === 'date') {
    const parts = sheet.getByRole('group', { name: label }).getByRole('textbox');
    for (const [index, part] of value.split('/').entries()) await parts.nth(index).fill(part);
    return;
  }
  const control = sheet
    .getByRole('combobox', { name: label })
    .or(sheet.getByRole('textbox', { name: label }))
    .or(sheet.getByRole('spinbutton', { name: label }));
  const isNative = await control.evaluate((element) => element instanceof HTMLSelectElement);
  if (isNative) {
    await control.selectOption({ label: value });
    return;
  }
  // A number is written anew when its field is left: what stood there goes first.
  await control.clear();
  await control.fill(value);
  if ((await control.getAttribute('role')) === 'combobox')
    await page.getByRole('listbox').getByRole('option', { name: value, exact: true }).click();
}

const failureOf = (status: number, message: string) => ({
  status,
  json: {
    success: false,
    status,
    statusCode: status,
    message,
    data: null,
    error: { code: status === 403 ? 'FORBIDDEN' : 'BAD_REQUEST', message, fields: [], details: {} },
    meta: { requestId: 'req-broken' },
  },
});

const emptyPageOf = (key: string) => ({
  json: {
    success: true,
    status: 200,
    statusCode: 200,
    message: 'OK',
    data: { [key]: [] },
    error: null,
    meta: { requestId: 'req-empty', pageNo: 1, pageSize: 25, total: 0 },
  },
});

const answerForbidden = (route: Route) => route.fulfill(failureOf(403, 'You may not.'));

/** Addresses of the screens, as the table of guarded routes has them. */
const ownAddresses = new Set(
  guardedRoutes.flatMap(({ path, screens = {} }: GuardedRoute) =>
    Object.keys(screens).map((below) => `/${path}${below === '' ? '' : `/${below}`}`),
  ),
);

for (const tested of testedResources) {
  const { resource, path, as: who, search, filter } = tested;
  const { title, many, one } = resource.texts;

  // The list with the most in it stands for all: pages, filters, a file, a part of its own, everything that is done to a record.
  test.describe(path, sweepUnless(resource === instituteResource), () => {
    test('is listed, searched, filtered and sorted, all in the address', async ({ page }) => {
      const say = await open(page, path, 'en', who);
      await expect(page.getByRole('heading', { level: 1, name: say(title) })).toBeVisible();
      const count = page.getByText(/^\d[\d,]* - \d[\d,]* of [\d,]+ results$/);
      await expect(count).toBeVisible();
      const secondPage = page.getByRole('link', { name: /Page 2$/ });
      if ((await secondPage.count()) > 0) {
        await secondPage.click();
        await expect(page.getByText(/^26 - \d+ of [\d,]+ results$/)).toBeVisible();
        await page.goBack();
        await expect(page.getByText(/^1 - 25 of [\d,]+ results$/)).toBeVisible();
      }

      const field = page.getByRole('searchbox', { name: say('resources.searchMany', { many: say(many) }) });
      await field.pressSequentially(search.words);
      await expect(page).toHaveURL(
        new RegExp(`search=${encodeURIComponent(search.words).replaceAll('%20', '\\+')}`),
      );
      await expect(page.getByRole('link', { name: search.finds, exact: true }).first()).toBeVisible();
      await expect(field).toBeFocused();
      await field.fill('zzzzzz');
      await expect(
        page.getByRole('heading', { name: say('resources.noMatches', { many: say(many) }) }),
      ).toBeVisible();
      await page.getByRole('button', { name: say('resources.clearFilters') }).click();
      await expect(page).toHaveURL(path);
      await expect(field).toHaveValue('');

      if (filter !== undefined) {
        const declared = resource.filters.find(({ name }) => name === filter.name);
        // What other tests have added may stand before what the filter is to hide.
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}size=100`);
        await expect(page.getByRole('link', { name: filter.hides, exact: true }).first()).toBeVisible();
        const label = say(declared?.label ?? '');
        if (filter.name === resource.countedBy) {
          const tabs = page.getByRole('navigation', { name: say('resources.listBy', { filter: label }) });
          const choices = (declared?.options ?? {}) as Readonly<Record<string, string>>;
          const tab = tabs.getByRole('link', {
            name: new RegExp(`^${say(choices[filter.value] ?? '')} \\d+$`),
          });
          const found = ((await tab.textContent()) ?? '').replace(/\D+/g, '');
          await tab.click();
          await expect(tab).toHaveAttribute('aria-current', 'true');
          await expect(page.getByText(new RegExp(`^${found} results?$`))).toBeVisible();
        } else await page.getByRole('combobox', { name: label }).selectOption(filter.value);
        await expect(page).toHaveURL(new RegExp(`${filter.name}=`));
        await expect(page.getByRole('link', { name: filter.hides, exact: true })).toHaveCount(0);
        await page.goBack();
        await expect(page.getByRole('link', { name: filter.hides, exact: true }).first()).toBeVisible();
      }

      const sorted = resource.columns.find(
        (column) => column.sort !== undefined && column.shown !== 'chosen',
      );
      if (sorted !== undefined) {
        const header = page.getByRole('columnheader', { name: say(sorted.label), exact: true });
        const firstBy = async (order: string): Promise<string> => {
          const [answer] = await Promise.all([
            page.waitForResponse((response) => new URL(response.url()).searchParams.get('sort') === order),
            header.getByRole('button').click(),
          ]);
          return firstIdOf((await answer.json()) as { data: Record<string, unknown> });
        };
        // The order that the list has by itself is shown too, and a press turns it round.
        const isOwn = (await header.getAttribute('aria-sort')) === 'ascending';
        const orders = isOwn ? [`-${sorted.sort}`, sorted.sort] : [sorted.sort, `-${sorted.sort}`];
        const before = await firstBy(orders[0] ?? '');
        await expect(header).toHaveAttribute('aria-sort', isOwn ? 'descending' : 'ascending');
        const last = await firstBy(orders[1] ?? '');
        await expect(page).toHaveURL(new RegExp(`sort=${orders[1]}`));
        expect(last).not.toBe(before);
        const first = page.getByRole('rowheader').first().getByRole('link');
        const place = resource.page === undefined ? `record=${last}` : `${resource.page}/${last}$`;
        await expect(first).toHaveAttribute('href', new RegExp(place));
      }
    });

    // every-screen.spec.ts looks at the lists of the staff; not at what others see there, nor at what has to be chosen first.
    if (who !== undefined || !ownAddresses.has(path)) {
      test('has no accessibility violation, narrow in Hindi and wide in English', async ({ page }) => {
        for (const [language, width] of [
          ['hi', 360],
          ['en', 1280],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          const say = await open(page, path, language, who);
          await expect(page.getByRole('heading', { level: 1, name: say(title) })).toBeVisible();
          await expect(page.getByRole('rowheader').first()).toBeVisible();
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        }
      });
    }

    test('says that it waits, why it failed, that there is nothing, and that it is closed', async ({
      page,
      problems,
    }) => {
      const list = `**/api${resource.list ?? `${resource.family}/all`}?*`;
      const answers: ((route: Route) => Promise<void>)[] = [];
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      answers.push(
        async (route) => {
          await held;
          await route.fulfill(failureOf(400, 'It broke.'));
        },
        (route) => route.fulfill(emptyPageOf(resource.key)),
      );
      await page.route(list, (route) => (answers.shift() ?? answerForbidden)(route));
      const say = await open(page, path, 'en', who);
      await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
      release();
      await expect(
        page.getByRole('heading', { name: say('resources.loadFailed', { many: say(many) }) }),
      ).toBeVisible();
      await expect(page.getByText('It broke.')).toBeVisible();
      await page.getByRole('button', { name: /try again|retry/i }).click();
      await expect(
        page.getByRole('heading', { name: say('resources.empty', { many: say(many) }) }),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('searchbox').fill('closed now');
      await expect(page.getByRole('heading', { name: say('resources.noAccess') })).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByText(/You are offline/).first()).toBeVisible();
      await page.context().setOffline(false);
      problems.length = 0;
    });

    test('is a closed door to whoever may not open it', async ({ page }) => {
      const say = await open(page, path, 'en', tested.closedTo ?? asha.mobileNumber);
      await expect(page.getByRole('heading', { level: 1, name: say('shell.noAccess.title') })).toBeVisible();
    });

    if (resource.hasDownload) {
      test('is downloaded as it is filtered', async ({ page }) => {
        const say = await open(page, addressWith(path, 'search', search.words), 'en', who);
        await expect(page.getByRole('link', { name: search.finds, exact: true }).first()).toBeVisible();
        await page.getByRole('button', { name: say('resources.download') }).click();
        const dialog = page.getByRole('dialog');
        if (resource.purposeForm !== undefined) {
          const purpose = dialog.getByRole('textbox');
          await purpose.fill('Too short');
          await purpose.press('Enter');
          await expect(purpose).toHaveAttribute('aria-invalid', 'true');
          await expectAccessible(page);
          await purpose.fill('Roll list of the season');
        }
        await dialog.getByRole('radio', { name: say('resources.file.programs') }).click();
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          dialog.getByRole('button', { name: say('resources.download') }).click(),
        ]);
        expect(file.suggestedFilename()).toBe(`${resource.key}.csv`);
        const stream = await file.createReadStream();
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
        const text = Buffer.concat(chunks).toString('utf8');
        const [headings, ...lines] = text.split('\r\n').filter((line) => line !== '');
        // The byte order mark tells a spreadsheet the encoding.
        expect(headings).toMatch(/^\uFEFFid,/);
        expect(lines.length).toBeGreaterThan(0);
        // A cell that begins like a formula would be one.
        expect(cellsOf(text).filter((cell) => /^\s*[=+@\t]|^\s*-\D/.test(cell))).toEqual([]);
      });
    }

    const [part] = resource.parts;
    const { partChange } = tested;
    if (part !== undefined && partChange !== undefined) {
      test(
        'has a part that is read and changed, and asks when somebody else changed the same',
        sweep,
        async ({ page, request }) => {
          const say = await open(page, `${path}?search=${encodeURIComponent(search.words)}`);
          await rowOf(page, search.finds).getByRole('link').click();
          const sheet = page.getByRole('dialog');
          await sheet.getByRole('tab', { name: say(part.label) }).click();
          await expect(page).toHaveURL(new RegExp(`tab=${part.id}`));
          const edit = sheet.getByRole('button', {
            name: say('resources.editPart', { part: say(part.label) }),
          });
          await expect(edit).toBeVisible();
          await expectAccessible(page);
          await edit.click();
          await fillIn(page, part.resource.form, partChange.field, partChange.value, say);
          await expectAccessible(page);

          const id = new URL(page.url()).searchParams.get('record') ?? '';
          const headers = { authorization: `Bearer ${await sharedToken(page.request, administrator)}` };
          const address = `/api${part.resource.one?.replace('{id}', id)}`;
          const { data } = (await (await request.get(address, { headers })).json()) as {
            data: Record<string, { rowVersion: number }>;
          };
          const rowVersion = data[part.resource.key]?.rowVersion;
          const faster = { [partChange.field]: partChange.theirs, rowVersion };
          expect((await request.put(address, { headers, data: faster })).status()).toBe(200);

          await sheet.getByRole('button', { name: say('resources.save') }).click();
          await expect(sheet.getByText(say('shell.conflict.title')).first()).toBeVisible();
          const values = sheet.getByRole('radiogroup');
          await expect(values).toHaveCount(1);
          await expect(values.getByRole('radio', { name: String(partChange.theirs) })).toBeVisible();
          await values.getByRole('radio', { name: partChange.value }).check();
          await sheet.getByRole('button', { name: say('resources.merge.save') }).click();
          await expect(sheet.getByRole('tab', { name: say(part.label) })).toHaveAttribute(
            'aria-selected',
            'true',
          );
          await sheet.getByRole('tab', { name: say('resources.history') }).click();
          await expect(sheet.getByRole('list').getByRole('listitem')).toHaveCount(2);
        },
      );
    }

    const { form } = resource;
    const { filledIn, change, used } = tested;
    if (form === undefined || filledIn === undefined || change === undefined) return;

    test('is managed: added, changed, seen in its history, withdrawn and deleted', async ({ page }) => {
      const say = await open(page, path);
      const sheet = page.getByRole('dialog');
      await page.getByRole('button', { name: say('resources.add', { one: say(one) }) }).click();
      // Sent empty, it says what is missing and sends nothing.
      await sheet.getByRole('button', { name: say('resources.save') }).click();
      await expect(sheet.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
      for (const [field, value] of Object.entries(filledIn)) await fillIn(page, form, field, value, say);
      await expectAccessible(page);
      // Closing asks before what was typed is lost.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await page.getByRole('button', { name: say('unsaved.stay') }).click();
      await sheet.getByRole('button', { name: say('resources.save') }).click();

      await expect(sheet.getByRole('tab', { name: say('resources.details') })).toBeVisible();
      await sheet.getByRole('button', { name: say('resources.edit') }).click();
      await fillIn(page, form, change.field, change.value, say);
      await sheet.getByRole('button', { name: say('resources.save') }).click();
      await sheet.getByRole('tab', { name: say('resources.history') }).click();
      const events = sheet.getByRole('list').getByRole('listitem');
      await expect(events).toHaveCount(2);
      await expect(events.first()).toContainText(change.told);
      await expectAccessible(page);

      await sheet.getByRole('button', { name: say('resources.deactivate') }).click();
      if (resource.texts.withdrawal !== undefined) {
        const question = page.getByRole('alertdialog');
        await question.getByRole('button', { name: say('resources.deactivate') }).click();
      }
      await expect(sheet.getByRole('button', { name: say('resources.activate'), exact: true })).toBeVisible();
      // What was said lies over the buttons until it is put away or has stood its time.
      const dismiss = page.getByRole('button', { name: /^Dismiss/ });
      // All at once: one that goes by itself between two looks could not be pressed.
      await dismiss.evaluateAll((all: HTMLElement[]) => {
        for (const each of all) each.click();
      });
      await expect(dismiss).toHaveCount(0);
      await sheet.getByRole('button', { name: say('resources.delete') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('resources.delete') })
        .click();
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(path);
    });

    test('keeps what somebody else saved meanwhile, and tells where the focus is', async ({
      page,
      request,
    }) => {
      const say = await open(page, `${path}?search=${encodeURIComponent(search.words)}`);
      await rowOf(page, search.finds).getByRole('link').click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: say('resources.edit') }).click();
      await expect(sheet.locator('input, select, textarea').first()).toBeFocused();
      await fillIn(page, form, change.field, change.value, say);

      const id = new URL(page.url()).searchParams.get('record');
      const headers = { authorization: `Bearer ${await sharedToken(page.request, administrator)}` };
      const address = `/api${resource.family}/${id}`;
      const { data } = (await (await request.get(address, { headers })).json()) as {
        data: Record<string, { rowVersion: number; isActive: boolean }>;
      };
      const version = data[resource.key]?.rowVersion;
      const set = (isActive: boolean, rowVersion: number) =>
        request.put(`/api${resource.family}/status/${id}`, { headers, data: { isActive, rowVersion } });
      expect((await set(false, Number(version))).status()).toBe(200);
      expect((await set(true, Number(version) + 1)).status()).toBe(200);

      await sheet.getByRole('button', { name: say('resources.save') }).click();
      await expect(sheet.getByRole('tab', { name: say('resources.details') })).toBeVisible();
      await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(sheet.getByText(say('shell.conflict.title'))).toHaveCount(0);
    });

    if (used !== undefined) {
      test('is not deleted while something refers to it', async ({ page }) => {
        const say = await open(page, `${path}?search=${encodeURIComponent(used)}`);
        await rowOf(page, used)
          .getByRole('button', { name: new RegExp(used) })
          .click();
        await page.getByRole('menuitem', { name: say('resources.delete') }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: say('resources.delete') })
          .click();
        const refusal = page.getByRole('alertdialog', { name: say('resources.inUse', { name: used }) });
        await expect(refusal.getByRole('listitem').first()).toContainText(/\d/);
        await expect(refusal.getByRole('button', { name: say('resources.deactivate') })).toBeVisible();
      });
    }
  });
}

test('of two who change a record none empties what the other filled in, and each chooses among values in words', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await sharedToken(page.request, administrator)}` };
  const added = await request.post('/api/admin/city/add', {
    headers,
    data: { name: 'Matheran', stateCode: 'MH' },
  });
  const { data } = (await added.json()) as { data: { city: { id: string; rowVersion: number } } };
  const { id, rowVersion } = data.city;
  const say = await open(page, `/city?record=${id}&edit=yes`, 'hi');
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('input, select, textarea').first()).toBeFocused();
  const { form } = testedResources[0]?.resource ?? {};
  await fillIn(page, form, 'aliases', 'Hill of woods', say);
  await fillIn(page, form, 'stateCode', 'गुजरात', say);
  const theirs = { district: 'Raigad', stateCode: 'GA', rowVersion };
  expect((await request.put(`/api/admin/city/${id}`, { headers, data: theirs })).status()).toBe(200);

  await sheet.getByRole('button', { name: say('resources.save') }).click();
  const question = sheet.getByRole('radiogroup', { name: say('form.state label') });
  await expect(sheet.getByRole('radiogroup')).toHaveCount(1);
  await expect(question.getByRole('radio', { name: /गुजरात/ })).toBeVisible();
  await expect(question.getByRole('radio', { name: /गोवा/ })).toBeVisible();
  await sheet.getByRole('button', { name: say('resources.merge.save') }).click();
  await expect(question.getByText(say('resources.merge.choose'))).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('radio', { name: /गुजरात/ }).check();
  await sheet.getByRole('button', { name: say('resources.merge.save') }).click();
  await expect(sheet.getByRole('heading', { level: 2, name: 'Matheran' })).toBeFocused();
  const stored = await request.get(`/api/admin/city/${id}`, { headers });
  expect(await stored.json()).toMatchObject({
    data: { city: { district: 'Raigad', stateCode: 'GJ', aliases: ['Hill of woods'] } },
  });
});

for (const { resource, path, as: who } of testedResources) {
  test.describe(path, sweepUnless(resource === instituteResource), () => {
    test(
      'is taken down by no address: what it asks for in vain is left out, and that is said',
      sweep,
      async ({ page }) => {
        const odd = 'page=abc&pageNo=abc&sort=--nonsense&search=%00x&record=%2F..&edit=all&tab=constructor';
        const filters = resource.filters.map(({ name }) => `&${name}=__proto__%20x`).join('');
        const say = await open(page, `${path}${path.includes('?') ? '&' : '?'}${odd}${filters}`, 'en', who);
        const main = page.getByRole('main');
        await expect(page.getByRole('heading', { level: 1, name: say(resource.texts.title) })).toBeVisible();
        const notice = main.getByText(/asks for something that is not there/);
        await expect(notice).toContainText(say('shell.address.sort'));
        const scope = who === employer ? 'company' : 'all';
        for (const { label, seenBy = [scope] } of resource.filters) {
          if (seenBy.includes(scope)) await expect(notice).toContainText(say(label));
        }
        await expect(main.getByRole('rowheader').first()).toBeVisible();
      },
    );

    test(
      'is taken down by no answer: what cannot be read is left out, and that is said',
      sweep,
      async ({ page }) => {
        const odd = Object.fromEntries(
          resource.columns.map(({ field, as }) => [
            field.split('.')[0],
            as === 'moment' || as === 'day'
              ? 'soon'
              : as === 'choice'
                ? 'constructor'
                : { nobody: ['expects'] },
          ]),
        );
        await page.route(`**/api${resource.list ?? `${resource.family}/all`}?*`, (route) =>
          route.fulfill({
            json: {
              ...emptyPageOf(resource.key).json,
              data: { [resource.key]: [7, null, { ...odd, id: 'odd-1' }] },
            },
          }),
        );
        const say = await open(page, path, 'en', who);
        await expect(page.getByRole('heading', { level: 1, name: say(resource.texts.title) })).toBeVisible();
        await expect(
          page.getByRole('main').getByText('2 entries of this list could not be read and were left out.'),
        ).toBeVisible();
        await expect(page.getByRole('main').getByRole('rowheader')).toHaveCount(1);
      },
    );
  });
}

test('an address that asks a screen for something that is not there is told what was left out', async ({
  page,
}) => {
  for (const [address, part] of [
    ['/wallet?page=1e9', 'shell.address.page'],
    ['/settings?tab=platform&scope=../..', 'settings.platform.scope'],
    ['/eligible-students?jdID=%00', 'resources.eligibleStudent.job'],
    ['/cv?userID=..%2F', 'resources.candidateProfile.person'],
  ] as const) {
    const who = address.startsWith('/eligible') ? employer : administrator;
    const say = await open(page, address, 'en', address.startsWith('/wallet') ? asha.mobileNumber : who);
    await expect(page.getByRole('main').getByText(/asks for something that is not there/)).toContainText(
      say(part),
    );
  }
});

test('a long list has pages, which the back button goes through', sweep, async ({ page }) => {
  const say = await open(page, '/city');
  await expect(page.getByText(/^1 - 25 of 1\d\d results$/)).toBeVisible();
  await page.getByRole('link', { name: /Page 2$/ }).click();
  await expect(page).toHaveURL('/city?page=2');
  await expect(page.getByText(/^26 - 50 of 1\d\d results$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Page 2$/ })).toBeFocused();
  await page.goBack();
  await expect(page.getByText(/^1 - 25 of 1\d\d results$/)).toBeVisible();
  await page.goto('/city?page=99');
  await expect(page).toHaveURL(/page=6/);

  // From record to record one goes on over the ends of the pages.
  await page.goto('/city');
  const last = page.getByRole('rowheader').last();
  const name = (await last.textContent()) ?? '';
  await last.getByRole('link').click();
  const sheet = page.getByRole('dialog');
  const next = sheet.getByRole('button', { name: say('resources.nextRecord') });
  await next.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(sheet.getByRole('heading', { level: 2 })).not.toHaveText(name);
  await expect(next).toBeFocused();
  await sheet.getByRole('button', { name: say('resources.previousRecord') }).click();
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(name);
  await expect(page).not.toHaveURL(/page=2/);
});

test(
  'a file for people has the columns of the table, in words and in the language',
  sweep,
  async ({ page }) => {
    const say = await open(page, '/companies?search=amrita', 'hi');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.getByRole('button', { name: say('resources.download') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: say('resources.file.people') })).toBeChecked();
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: say('resources.download') }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
    const text = Buffer.concat(chunks).toString('utf8');
    const [headings = '', first = ''] = text.split('\r\n');
    const shown = companyResource.columns.filter((column) => (column.shown ?? 'table').match(/always|table/));
    expect(headings).toBe(`\uFEFF${shown.map(({ label }) => say(label)).join(',')}`);
    expect(first).toMatch(/^Amrita Biotech,/);
    expect(first).toContain(say('form.verdict verified'));
    expect(first).not.toContain('0198');

    // What one writes or calls is a link, in the sheet of the record too.
    await open(page, '/companies?search=amrita', 'en');
    await page.getByRole('link', { name: 'Amrita Biotech' }).click();
    const sheet = page.getByRole('dialog', { name: 'Amrita Biotech' });
    await expect(sheet.locator('a[href^="mailto:"]')).toHaveCount(1);
    await expect(sheet.locator('a[href^="tel:+91"]')).toHaveCount(1);
  },
);

test('what is set is seen above the rows and taken away there, the order is told, and a page has as many rows as one likes', async ({
  page,
}) => {
  const say = await open(page, '/city?stateCode=MH&tier=2&isActive=true');
  const set = page.getByRole('list', { name: say('resources.filtersSet') });
  const chips = set.getByRole('button');
  await expect(chips).toHaveText([
    'State: Maharashtra',
    /^Tier: /,
    'Status: Active',
    say('resources.clearAll'),
  ]);
  await chips.nth(1).press('Enter');
  await expect(page).toHaveURL('/city?stateCode=MH&isActive=true');
  await expect(chips.nth(1)).toBeFocused();
  await chips.last().click();
  await expect(page).toHaveURL('/city');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();

  await expect(
    page.getByText(say('resources.order.ascending', { column: say('resources.fields.name') })),
  ).toBeVisible();
  await expect(page.getByRole('columnheader', { name: say('resources.fields.name') })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByRole('link', { name: /Page 2$/ }).click();
  await page.getByRole('combobox', { name: say('resources.pageSize') }).selectOption('50');
  await expect(page).toHaveURL('/city?size=50');
  await expect(page.getByText(/^1 - 50 of \d+ results$/)).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(50);

  const heightOf = async () => (await page.getByRole('row').nth(1).boundingBox())?.height ?? 0;
  // Close where people work in lists at a desk: twice as many of them on a laptop.
  const close = await heightOf();
  expect(close).toBeLessThanOrEqual(34);
  // Fields of a toolbar, with the border around them, are as high as its buttons.
  const display = page.getByRole('button', { name: say('resources.columns') });
  expect((await search.boundingBox())?.height).toBe(38);
  expect((await display.boundingBox())?.height).toBe(40);
  await display.click();
  await page.getByRole('checkbox', { name: say('resources.compactRows') }).click();
  expect(await heightOf()).toBeGreaterThanOrEqual(48);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText(/^1 - 50 of \d+ results$/)).toBeVisible();
  expect(await heightOf()).toBeGreaterThan(close);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.press('/');
  await expect(search).toHaveValue('/');
  // A single key can be switched off (WCAG 2.1.4).
  await page.getByRole('button', { name: say('resources.columns') }).click();
  await page.getByRole('checkbox', { name: say('resources.searchKey', { key: '/' }) }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
});

test('a list says what went wrong, and tries again', sweep, async ({ page, problems }) => {
  let isBroken = true;
  await page.route('**/api/admin/city/all*', (route) =>
    isBroken
      ? route.fulfill({
          status: 500,
          json: {
            success: false,
            status: 500,
            statusCode: 500,
            message: 'It broke.',
            data: null,
            error: { code: 'INTERNAL', message: 'It broke.', fields: [], details: {} },
            meta: { requestId: 'req-broken' },
          },
        })
      : route.continue(),
  );
  const say = await open(page, '/city');
  await expect(
    page.getByRole('heading', { name: say('resources.loadFailed', { many: say('resources.city.many') }) }),
  ).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/req-broken/)).toBeVisible();
  await expectAccessible(page);
  isBroken = false;
  await page.getByRole('button', { name: /try again|retry/i }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  problems.length = 0;
});

test(
  'a list without permission is a closed door, and without a connection says how old it is',
  sweep,
  async ({ page, context }) => {
    const say = await open(page, '/city');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await context.setOffline(true);
    await expect(
      page.getByRole('main').getByText(/You are offline\. What you see was loaded at/),
    ).toBeVisible();
    await expect(
      page.getByRole('button', { name: say('resources.add', { one: say('resources.city.one') }) }),
    ).toHaveAttribute('aria-disabled', 'true');
    await context.setOffline(false);

    const student = await context.browser()?.newPage();
    if (student === undefined) throw new Error('There is no browser.');
    await arrive(student, asha.mobileNumber, '/city');
    await expect(student.getByRole('heading', { level: 1, name: say('shell.noAccess.title') })).toBeVisible();
    await student.close();
  },
);

test(
  'the people for a job are shown once the job is chosen, with the rules they meet',
  sweep,
  async ({ page }) => {
    const say = await open(page, '/eligible-students', 'en', employer);
    await expect(page.getByRole('heading', { name: say('resources.eligibleStudent.choose') })).toBeVisible();
    await expectAccessible(page);
    const job = page.getByRole('combobox', { name: say('resources.eligibleStudent.job') });
    await job.fill('test engineer');
    await page.getByRole('option', { name: /^Test engineer trainee/ }).click();
    await expect(page).toHaveURL(/jdID=/);
    await page.reload();
    await expect(job).toHaveValue(/^Test engineer trainee · JD-/);
    const person = page.getByRole('row').getByRole('link').first();
    const name = (await person.textContent()) ?? '';
    await person.click();
    const sheet = page.getByRole('dialog', { name });
    await sheet.getByRole('tab', { name: say('resources.rules.title') }).click();
    await expect(sheet.getByText(say('resources.outcome.met')).first()).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: /clear/i }).first().click();
    await expect(page).toHaveURL('/eligible-students');
  },
);

test('staff see the CVs of a candidate whom they choose', async ({ page }) => {
  const say = await open(page, '/cv');
  await page.getByRole('combobox', { name: say('resources.candidateProfile.person') }).fill('asha pat');
  await page.getByRole('option', { name: /^Asha Patil/ }).click();
  await expect(page.getByRole('link', { name: 'Campus placement', exact: true })).toBeVisible();
});

test('the administration shows what the role opens, by name in each language', async ({ page }) => {
  for (const [language, width] of [
    ['hi', 360],
    ['en', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const say = await open(page, '/admin', language);
    await expect(page.getByRole('heading', { level: 1, name: say('admin.title') })).toBeVisible();
    const names = await page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents();
    expect(names).toHaveLength(24);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('main').getByRole('link', { name: 'Cities' }).click();
  await expect(page).toHaveURL('/city');

  const officer = await page.context().newPage();
  await open(officer, '/admin', 'en', '9000000031');
  const tiles = officer.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(tiles).toHaveText([
    'Credits',
    'Imports',
    'Impromptu Notifications',
    'Institutes',
    'Outcomes',
    'Programs',
    'Recruiters',
    'Season',
    'Students',
  ]);
  await officer.close();
});

test(
  'the history of a record says from what to what it was changed, in words',
  sweep,
  async ({ page, request }) => {
    const headers = { authorization: `Bearer ${await sharedToken(page.request, administrator)}` };
    const found = await request.get('/api/admin/city/all?search=jabalpur', { headers });
    const { data } = (await found.json()) as { data: { city: { id: string; rowVersion: number }[] } };
    const [{ id, rowVersion } = { id: '', rowVersion: 0 }] = data.city;
    const body = { tier: 'Metro', stateCode: 'UK', aliases: ['Jubbulpore', 'Sanskardhani'], rowVersion };
    expect((await request.put(`/api/admin/city/${id}`, { headers, data: body })).status()).toBe(200);
    for (const [language, told] of [
      [
        'en',
        ['Tier: was Tier 2, now Metro', 'State: was Madhya Pradesh, now Uttarakhand', 'Other names: added'],
      ],
      ['hi', ['श्रेणी: पहले श्रेणी 2, अब महानगर', 'राज्य: पहले मध्य प्रदेश, अब उत्तराखंड', 'दूसरे नाम: जोड़ा गया:']],
    ] as const) {
      await open(page, `/city?record=${id}&tab=history`, language);
      const event = page.getByRole('dialog').getByRole('list').getByRole('listitem').first();
      for (const text of told) await expect(event).toContainText(text);
      await expect(event).toContainText('Sanskardhani');
      await expectAccessible(page);
    }
  },
);

test('an officer changes what is the own campus, not what all share', sweep, async ({ page }) => {
  const officer = '9000000031';
  const say = await open(page, '/programs', 'en', officer);
  const add = (one: 'program' | 'institute') =>
    page.getByRole('button', { name: say('resources.add', { one: say(`resources.${one}.one`) }) });
  await page.getByRole('link', { name: 'B.E. Computer Engineering', exact: true }).click();
  const program = page.getByRole('dialog', { name: 'B.E. Computer Engineering' });
  await expect(program.getByRole('tab', { name: say('resources.history') })).toBeVisible();
  await expect(program.getByRole('button', { name: say('resources.edit'), exact: true })).toHaveCount(0);
  await expect(program.getByRole('button', { name: say('resources.deactivate') })).toHaveCount(0);
  await expect(add('program')).toHaveCount(0);
  // An empty list offers it in its middle, too.
  await page.route('**/api/program/all*', (route) => route.fulfill(emptyPageOf('program')));
  await page.goto('/programs');
  await expect(
    page.getByRole('heading', { name: say('resources.empty', { many: say('resources.program.many') }) }),
  ).toBeVisible();
  await expect(add('program')).toHaveCount(0);

  await open(page, '/institutes', 'en', officer);
  await page.getByRole('link', { name: /^Sahyadri Institute/ }).click();
  const institute = page.getByRole('dialog', { name: /^Sahyadri Institute/ });
  await expect(institute.getByRole('button', { name: say('resources.edit'), exact: true })).toBeVisible();
  await institute.getByRole('button', { name: say('resources.deactivate') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(say('resources.institute.withdrawText'));
  await expectAccessible(page);
  await question.getByRole('button', { name: /cancel/i }).click();
  await expect(institute.getByRole('button', { name: say('resources.deactivate') })).toBeVisible();

  await open(page, '/student?search=leena', 'en', officer);
  await page.getByRole('main').getByRole('row').getByRole('link').first().click();
  const student = page.getByRole('dialog');
  for (const [action, done] of [
    ['resources.account.suspend', 'resources.account.suspended'],
    ['resources.account.activate', 'resources.account.activated'],
  ] as const) {
    await student.getByRole('button', { name: say(action), exact: true }).click();
    const asked = page.getByRole('dialog').last();
    await asked.getByRole('textbox').fill('Has left the college');
    await asked.getByRole('button', { name: say(action), exact: true }).click();
    await expect(page.getByText(say(done)).first()).toBeVisible();
  }
});

test('the choices of a filter at the edge of the window are seen whole', sweep, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const say = await open(page, '/leads');
  await page.getByRole('combobox', { name: say('resources.fields.owner') }).click();
  await expect(page.getByRole('option', { name: 'Sam Thomas' })).toBeVisible();
  const { page: end, list } = await page.evaluate(() => ({
    page: document.documentElement.getBoundingClientRect().right,
    list: document.querySelector('[data-part="panel"]')?.getBoundingClientRect().right,
  }));
  expect(list).toBeLessThanOrEqual(end);
});
