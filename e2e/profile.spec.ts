import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { signIn } from './people.ts';

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
  { who: 'support', mobileNumber: '9000000041', tabs: [] },
  { who: 'a super admin', mobileNumber: '9000000051', tabs: [] },
] as const;

const settled = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

for (const { who, mobileNumber, tabs } of people) {
  test(`${who} sees every section at 360 and 1280 px, in English and Hindi, without violations`, async ({
    page,
  }) => {
    await signIn(page, mobileNumber);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText([...tabs]);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of tabs.length === 0 ? [null] : tabs) {
        if (name !== null) await page.getByRole('tab', { name, exact: true }).click();
        await settled(page);
        await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    }
    await page.evaluate(() => localStorage.setItem('language', 'hi'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('प्रोफ़ाइल');
    await settled(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
