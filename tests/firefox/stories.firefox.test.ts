/** The stories of the first components in a built Storybook, played by Firefox: each play function goes through, and axe finds nothing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../scripts/storybook-pages.mjs';
import { openFirefox } from './firefox.ts';

const firstComponents = new Set([
  'Button',
  'TextField',
  'Select',
  'Dialog',
  'DateField',
  'FileField',
  'MultiSelect',
  'NumberField',
  'OtpField',
  'Menu',
  'Tabs',
  'Table',
]);

/** What a built Storybook has in its page for whoever drives it. */
type Preview = {
  readonly currentRender?: { readonly phase?: string };
  readonly loadStory: (story: { storyId: string }) => Promise<{
    readonly storyGlobals: { readonly viewport?: { readonly value: string } };
  }>;
};
type Channel = {
  readonly on: (name: string, listener: (told: never) => void) => void;
  readonly off: (name: string, listener: (told: never) => void) => void;
  readonly emit: (name: string, told: object) => void;
};
type StoryEnd = {
  readonly storyId: string;
  readonly reporters: readonly { readonly type: string; readonly status: string }[];
};

type Entry = { readonly id: string; readonly name: string; readonly title: string; readonly type: string };

/** What `npm run storybook -- --build` has written; `STORYBOOK_BUILT` names another folder. */
const built =
  process.env.STORYBOOK_BUILT ?? fileURLToPath(new URL('../../storybook-static', import.meta.url));
const index: { readonly entries: Readonly<Record<string, Entry>> } = JSON.parse(
  readFileSync(join(built, 'index.json'), 'utf8'),
);
/**
 * They need the clipboard or the caret of the browser. Inside a page there is only simulated input, and Firefox differs from Chromium in what of
 * it reaches a field; in Chromium the test runner gives them real keys.
 */
const withRealInput = new Set([
  'forms-datefield--pasted-date',
  'forms-numberfield--pasted-amount',
  'forms-otpfield--native-editing',
  'forms-otpfield--pasted-message',
  'forms-otpfield--pasted-text-without-code',
  'forms-otpfield--selecting',
  'forms-otpfield--too-long',
]);
const componentOf = ({ title }: Entry): string => title.split('/').at(-1) ?? '';
const stories = Object.values(index.entries).filter(
  (entry) =>
    entry.type === 'story' && firstComponents.has(componentOf(entry)) && !withRealInput.has(entry.id),
);
const desktop = { width: 1280, height: 900 };

let storybook: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let page: Page;

/** Shows a story as wide as it asks for. Resolves to what went wrong in it. */
async function play(id: string): Promise<string[]> {
  const width = await page.evaluate(async (storyId) => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview;
    const { storyGlobals } = await preview.loadStory({ storyId });
    return Number(storyGlobals.viewport?.value.slice(1) ?? 0);
  }, id);
  await page.setViewport({ ...desktop, ...(width > 0 && { width }) });
  return page.evaluate(
    (storyId) =>
      new Promise<string[]>((resolve) => {
        const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
        const problems: string[] = [];
        const note = (error: Error): void => void problems.push(`${error.message}\n${error.stack ?? ''}`);
        const noteAll = (errors: readonly Error[]): void => errors.forEach(note);
        const told = {
          playFunctionThrewException: note,
          storyThrewException: note,
          unhandledErrorsWhilePlaying: noteAll,
        };
        for (const [name, listener] of Object.entries(told)) channel.on(name, listener);
        const end = (story: StoryEnd): void => {
          if (story.storyId !== storyId) return;
          for (const [name, listener] of Object.entries({ ...told, storyFinished: end }))
            channel.off(name, listener);
          for (const { type, status } of story.reporters)
            if (status === 'failed') problems.push(`${type} has failed`);
          resolve(problems);
        };
        channel.on('storyFinished', end);
        // The story of the address is there already.
        const isShown = new URL(location.href).searchParams.get('id') === storyId;
        channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
}

beforeAll(async () => {
  storybook = await serve(built);
  browser = await openFirefox();
  page = await browser.newPage();
  await page.setViewport(desktop);
  await page.goto(`${storybook.address}/iframe.html?viewMode=story&id=${stories[0]?.id}`);
  await page.waitForFunction(() => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview | undefined;
    return ['completed', 'finished', 'errored'].includes(preview?.currentRender?.phase ?? '');
  });
});
afterAll(async () => {
  await browser?.close();
  storybook?.close();
});

it('has stories of each of the components', () => {
  expect(new Set(stories.map(componentOf))).toEqual(firstComponents);
});

describe.each(Object.entries(Object.groupBy(stories, componentOf)))('%s', (_name, ofComponent = []) => {
  it.each(ofComponent)('$name', async ({ id }) => {
    expect(await play(id)).toEqual([]);
  });
});
