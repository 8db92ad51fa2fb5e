import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { guardedRoutes } from '#app/access/guardedRoutes.ts';
import { languages } from '#app/config/languages.ts';
import { offlineTextFiles, offlineTexts } from './offlineTexts.ts';

const source = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

/** The ids of the screens whose files the worker keeps at once. */
const [, list = ''] = /const offlineScreens = \[([^\]]*)\]/.exec(source('scripts/after-build.mjs')) ?? [];
const offline = new Set([...list.matchAll(/'([^']+)'/g)].map(([, id]) => id));

test('a screen that is read offline has its texts kept with its files, in the language of the page', () => {
  const modules = guardedRoutes.flatMap(({ path, screens }) =>
    Object.entries(screens).flatMap(([below, module]) =>
      offline.has(below === '' ? path : `${path}/${below}`) ? [module] : [],
    ),
  );
  expect(modules).toContain('features/my-jobs/my-jobs.tsx');
  const loaded = [...modules, 'shell/GuardedLayout.tsx'].flatMap((module) => {
    const [, names = ''] = /textsOf\(([^)]*)\)/.exec(source(`app/${module}`)) ?? [];
    return [...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
  });
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter((name) => !offlineTexts.some((kept) => kept === name))).toEqual([]);
});

test('each of them is a file of every language', () => {
  for (const { code } of languages) {
    expect(offlineTextFiles(code)).toContain(`/assets/i18n/${code}/my-jobs.json`);
    for (const name of offlineTexts) {
      expect(existsSync(new URL(`../../i18n/${code}/${name}.json`, import.meta.url))).toBe(true);
    }
  }
});
