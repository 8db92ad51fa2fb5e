import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

const themes = ['light', 'dark', 'high-contrast-light', 'high-contrast-dark'];

type Story = { readonly id: string; readonly name: string; readonly title: string; readonly type: string };

/** The matrices of states: what every component's page shows under States. */
async function matrices(): Promise<Story[]> {
  const answer = await fetch(`${process.env.STORYBOOK_URL}/index.json`);
  const { entries }: { entries: Record<string, Story> } = await answer.json();
  return Object.values(entries).filter(({ type, id }) => type === 'story' && id.endsWith('--states'));
}

/** Opens a story alone. It is ready when its own play function is through. */
async function open(page: Page, id: string): Promise<void> {
  // What shows the date shows the same one tomorrow.
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00+05:30'));
  await page.goto(`/iframe.html?id=${id}&viewMode=story`);
  await page.waitForFunction(() => {
    const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    const render =
      preview instanceof Object && 'currentRender' in preview ? preview.currentRender : undefined;
    return (
      render instanceof Object &&
      'phase' in render &&
      ['completed', 'finished', 'errored'].includes(String(render.phase))
    );
  });
  await page.evaluate(() => document.fonts.ready);
}

for (const { id, title } of await matrices()) {
  test(`${title} looks as before in every theme`, async ({ page }) => {
    await open(page, id);
    for (const theme of themes) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      await expect
        .soft(page)
        .toHaveScreenshot(`${id.replace(/--states$/, '')}-${theme}.png`, { fullPage: true });
    }
  });
}
