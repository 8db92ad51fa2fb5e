import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const themes = ['light', 'dark', 'high-contrast-light', 'high-contrast-dark'];

type Story = { readonly id: string; readonly name: string; readonly title: string; readonly type: string };

/** The matrices of states: what every component's page shows under States. */
async function matrices(): Promise<Story[]> {
  const answer = await fetch(`${process.env.STORYBOOK_URL}/index.json`);
  const { entries }: { entries: Record<string, Story> } = await answer.json();
  return Object.values(entries).filter(({ type, id }) => type === 'story' && id.endsWith('--states'));
}

/** Storybook's preview, loaded once: to load it takes longer than all pictures of a matrix. */
const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ browser }, use, { project }) => {
      const { viewport, contextOptions, locale, timezoneId, baseURL } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        locale,
        timezoneId,
        baseURL,
      });
      const page = await context.newPage();
      // What shows the date shows the same one tomorrow.
      await page.clock.setFixedTime(new Date('2026-11-21T10:00:00+05:30'));
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Runs in the page: whether a story's own play function is through. */
function isReady(id: string): boolean {
  const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  const render = preview instanceof Object && 'currentRender' in preview ? preview.currentRender : undefined;
  return (
    render instanceof Object &&
    'id' in render &&
    render.id === id &&
    'phase' in render &&
    ['completed', 'finished', 'errored'].includes(String(render.phase))
  );
}

/** Runs in the page: what a press in Storybook's sidebar does. */
function selectStory(storyId: string): void {
  const channel: unknown = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  if (!(channel instanceof Object && 'emit' in channel && typeof channel.emit === 'function')) {
    throw new Error('This Storybook has no channel.');
  }
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Shows a story alone, with the preview that is there or a new one. */
async function open(page: Page, id: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(`/iframe.html?id=${id}&viewMode=story`);
  else await page.evaluate(selectStory, id);
  await page.waitForFunction(isReady, id);
  await page.evaluate(() => document.fonts.ready);
}

for (const { id, title } of await matrices()) {
  test(`${title} looks as before in every theme`, async ({ preview }) => {
    await open(preview, id);
    for (const theme of themes) {
      await preview.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      await expect
        .soft(preview)
        .toHaveScreenshot(`${id.replace(/--states$/, '')}-${theme}.png`, { fullPage: true });
    }
  });
}
